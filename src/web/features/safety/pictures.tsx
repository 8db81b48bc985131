import type { ReactNode } from "react";

/*
 * Drawn into the page and not fetched: a child without a connection needs them too (decision 107). The two figures are
 * cut like a chain of paper dolls, one sheet each, so that they are nobody in particular.
 */
const GROWN_UP = "#2c6549";
const GROWN_UP_FOLD = "#1c4a3a";
const CHILD = "#5d5798";
const CHILD_FOLD = "#474180";
const EDGE = { stroke: "#fff", strokeOpacity: 0.3, strokeWidth: 1.4 } as const;

type Drawing = { readonly size: string; readonly className?: string; readonly children: ReactNode };

function Drawing({ size, className = "help-picture", children }: Drawing) {
  return (
    <svg className={className} viewBox={`0 0 ${size}`} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

/** A grown-up in a coat; `arm` is the way of the arm that reaches out. Feet at 0, 0. */
function GrownUp({ x, y, arm }: { readonly x: number; readonly y: number; readonly arm: string }) {
  return (
    <g transform={`translate(${x} ${y})`} className="help-sheet">
      <path d="M-9-14h7V0h-7zM2-14h7V0H2z" fill={GROWN_UP_FOLD} />
      <path
        d={arm}
        fill="none"
        stroke={GROWN_UP}
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M0-64c9 0 14 5 15 13l4 36c0 4-38 4-38 0l4-36c1-8 6-13 15-13Z" fill={GROWN_UP} {...EDGE} />
      <path d="M0-64c9 0 14 5 15 13l4 36c0 2-9 3-19 3Z" fill={GROWN_UP_FOLD} opacity=".55" />
      <circle cy="-77" r="12.5" fill={GROWN_UP} {...EDGE} />
      <path d="M-12.5-77a12.5 12.5 0 0 1 25-1c-8 2-17-1-21-6-1 4-2 6-4 7Z" fill={GROWN_UP_FOLD} />
    </g>
  );
}

/** A child in a wide shirt. Feet at 0, 0. */
function Child({ x, y, arms }: { readonly x: number; readonly y: number; readonly arms: string }) {
  return (
    <g transform={`translate(${x} ${y})`} className="help-sheet">
      <path d="M-7-11h6V0h-6zM1-11h6V0H1z" fill={CHILD_FOLD} />
      <path
        d={arms}
        fill="none"
        stroke={CHILD}
        strokeWidth="6.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M0-41c7 0 11 4 12 10l3 19c0 4-30 4-30 0l3-19c1-6 5-10 12-10Z" fill={CHILD} {...EDGE} />
      <path d="M0-41c7 0 11 4 12 10l3 19c0 2-7 3-15 3Z" fill={CHILD_FOLD} opacity=".55" />
      <circle cy="-51" r="11" fill={CHILD} {...EDGE} />
      <path d="M-11-51a11 11 0 0 1 22-1c-5-1-8-3-10-6-3 4-7 7-12 7Z" fill={CHILD_FOLD} />
    </g>
  );
}

/** A grown-up and a child, hand in hand. */
export function HandInHand({ className }: { readonly className?: string }) {
  return (
    <Drawing size="100 100" {...(className === undefined ? {} : { className })}>
      <GrownUp x={32} y={98} arm="M12-54 28-34" />
      <Child x={75} y={98} arms="M-10-33-15-34M9-33 15-20" />
    </Drawing>
  );
}

function Ground() {
  return (
    <>
      <path d="M0 84c40-14 84-10 160-4v40H0Z" fill="#dfe7c4" />
      <path d="M0 98c50-10 104-8 160 0v22H0Z" fill="#bdd29b" />
    </>
  );
}

/** The child walks to a grown-up whose arms are open. */
export function GoToSomebody() {
  return (
    <Drawing size="160 120">
      <circle cx="30" cy="28" r="15" fill="#fad98a" />
      <Ground />
      <path
        d="M20 106c14-3 24-4 38-3"
        fill="none"
        stroke="#86b071"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 10"
      />
      <Child x={66} y={108} arms="M-9-33-15-22M9-33 20-38" />
      <GrownUp x={118} y={110} arm="M-12-54-30-46M12-54 26-40" />
    </Drawing>
  );
}

/** The child says it: in what it says stand the two, hand in hand. */
export function SayIt() {
  return (
    <Drawing size="160 120">
      <Ground />
      <Child x={34} y={110} arms="M-9-33-15-22M9-33 19-47" />
      <path
        d="M66 14h76c8 0 13 5 13 12v42c0 7-5 12-13 12H82L62 92l4-16c-5-2-7-5-7-9V26c0-7 2-12 7-12Z"
        fill="#fffaf0"
        stroke="#d9c196"
        strokeWidth="1.6"
        className="help-sheet"
      />
      <g transform="translate(77 15) scale(.6)">
        <GrownUp x={32} y={98} arm="M12-54 28-34" />
        <Child x={75} y={98} arms="M-10-33-15-34M9-33 15-20" />
      </g>
    </Drawing>
  );
}

/** A telephone that calls the number. */
export function CallNow({ number }: { readonly number: string }) {
  return (
    <Drawing size="160 120">
      <Ground />
      <g fill="none" stroke="#b23a1e" strokeWidth="5" strokeLinecap="round">
        <path d="M40 40c-9 11-9 27 0 38M24 30c-15 17-15 41 0 58" />
        <path d="M120 40c9 11 9 27 0 38M136 30c15 17 15 41 0 58" />
      </g>
      <g className="help-sheet">
        <rect x="52" y="6" width="56" height="106" rx="12" fill="#12332a" {...EDGE} />
        <rect x="58" y="17" width="44" height="80" rx="5" fill="#fdefc8" />
        <rect x="72" y="102" width="16" height="4" rx="2" fill="#86b071" />
      </g>
      <text x="80" y="52" textAnchor="middle" className="help-number">
        {number}
      </text>
      <circle cx="80" cy="76" r="14" fill="#2c6549" />
      <path
        d="M73.500 70.200c.6-1.200 2.400-1.500 3.200-.4l1.500 2.300c.5.8.3 1.700-.3 2.300l-.9.9c1 2 2.600 3.600 4.600 4.600l.9-.9c.6-.6 1.500-.8 2.300-.3l2.300 1.500c1.100.8.8 2.600-.4 3.200-1.700.9-3.900.9-6.600-.6-2.500-1.400-4.600-3.500-6-6-1.500-2.700-1.500-4.900-.6-6.600Z"
        fill="#fffaf0"
      />
    </Drawing>
  );
}
