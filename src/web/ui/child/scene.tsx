import type { ReactNode } from "react";

type Props = {
  /** What never moves: the way back first, then mute and language. */
  readonly bar: ReactNode;
  /** Pictures behind everything; the beach when absent. */
  readonly backdrop?: { readonly wide: string; readonly tall: string };
  readonly children: ReactNode;
};

/** A page of the paper-cut book: the bar on top, the task in front, a scene behind. */
export function ChildScene({ bar, backdrop, children }: Props) {
  return (
    <div className="child-scene" data-backdrop={backdrop === undefined ? undefined : ""}>
      {backdrop !== undefined && (
        <picture className="child-backdrop">
          <source media="(orientation: landscape)" srcSet={backdrop.wide} />
          <img src={backdrop.tall} alt="" />
        </picture>
      )}
      <header className="child-bar">{bar}</header>
      <main id="main" className="child-main">
        {children}
      </main>
      {backdrop === undefined && (
        <div className="child-shore" aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </div>
      )}
    </div>
  );
}
