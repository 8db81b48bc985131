import { type ReactNode, useEffect, useRef } from "react";

type Props = {
  /** True once the child has moved on from another screen: then this title is where reading goes on. */
  readonly arrived: boolean;
  /** Read aloud only: the guide's caption shows the same words. */
  readonly isSpoken?: boolean;
  readonly children: ReactNode;
};

/** The title of a screen on its paper label. It takes the focus when its screen comes after another. */
export function Title({ arrived, isSpoken = false, children }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on arrival; what changes later must not take the focus
  useEffect(() => {
    if (!arrived) return;
    title.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  return (
    <h1 className={isSpoken ? "read-only-aloud" : "child-title"} ref={title} tabIndex={-1}>
      {children}
    </h1>
  );
}
