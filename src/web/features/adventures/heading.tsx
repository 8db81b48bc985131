import { type ReactNode, useEffect, useRef } from "react";

type Props = {
  /** Hidden where the pictures and the voice say it all; still read aloud and still where reading goes on. */
  readonly isQuiet?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
};

/** The title of a screen. It takes the focus when it appears, so that reading goes on here. */
export function Heading({ isQuiet = false, className = "", children }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  return (
    <h1
      ref={title}
      tabIndex={-1}
      className={`adventure-heading ${isQuiet ? "read-only-aloud" : ""} ${className}`}
    >
      {children}
    </h1>
  );
}
