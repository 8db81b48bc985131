import { createContext, type MouseEvent, type ReactNode, useContext } from "react";

/** Opens the waitlist form, naming what the visitor asked for when they asked for something in particular. */
export type OnWaitlist = (plan?: string) => void;

export const WaitlistContext = createContext<OnWaitlist | undefined>(undefined);

type Props = {
  /** A plan or deposit of the catalogue. */
  readonly plan?: string;
  readonly className: string;
  readonly children: ReactNode;
};

/** A link to the chat's waitlist form; once the page is alive it opens the form in place instead. */
export function WaitlistLink({ plan, className, children }: Props) {
  const onWaitlist = useContext(WaitlistContext);

  const open = (event: MouseEvent) => {
    if (onWaitlist === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onWaitlist(plan);
  };

  return (
    <a className={className} href={`/chat?waitlist=${plan ?? 1}`} onClick={open}>
      {children}
    </a>
  );
}
