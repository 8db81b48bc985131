import { type ReactNode, useEffect, useRef } from "react";

/** What came of it, with the focus, so that it is read out. */
export function Outcome({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="sheet letter-form letter-outcome visit-sheet">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </div>
  );
}
