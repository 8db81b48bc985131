import { type ReactNode, useEffect, useRef, useState } from "react";

type Props = {
  /** "I need a grown-up": in the same corner of every screen, and it stays there while the page scrolls. */
  readonly help: ReactNode;
  /** What never moves: the way back first, then mute and language. */
  readonly bar: ReactNode;
  readonly children: ReactNode;
};

/** A page of the paper-cut book: the bar on top, on a strip of its own once the page has scrolled, the task in front, the beach behind, unless a Backdrop takes its place. */
export function ChildScene({ help, bar, children }: Props) {
  const top = useRef<HTMLElement>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const { current } = top;
    if (current === null) return;
    const watcher = new IntersectionObserver(([seen]) => setOver(seen?.isIntersecting === false));
    watcher.observe(current);
    return () => watcher.disconnect();
  }, []);
  return (
    <div className="child-scene column anchor">
      <i ref={top} className="child-top" aria-hidden="true" />
      <div className="child-corner">{help}</div>
      <header className="child-bar row" data-over={isOver ? "" : undefined}>
        {bar}
      </header>
      <main id="main" className="child-main">
        {children}
      </main>
      <div className="child-shore" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}

/** A picture behind the whole scene, one composed for tablets and one for phones; render it anywhere inside. */
export function Backdrop({ wide, tall }: { readonly wide: string; readonly tall: string }) {
  return (
    <picture className="child-backdrop">
      <source media="(orientation: landscape)" srcSet={wide} />
      <img src={tall} alt="" />
    </picture>
  );
}
