import { X } from "lucide-react";
import * as Radix from "radix-ui/dialog";
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from "react";
import "./dialog.css";

type Props = {
  readonly open: boolean;
  /** Escape, the backdrop and the X all ask for this. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly children: ReactNode;
};
type SheetProps = Props & {
  /** What has the focus first; else the X. */
  readonly first?: RefObject<HTMLElement | null>;
  /** On a wide window it stands at the edge, and the page, which makes room, stays to be seen. */
  readonly beside?: boolean;
};

/** A sheet over the page, at most 80vh high; its body scrolls. Focus stays inside and returns where it was. */
export function Sheet({ open, onClose, title, closeLabel, first, beside = false, children }: SheetProps) {
  const keys = useKeys(onClose, first);
  return (
    <Radix.Root open={open} onOpenChange={(wanted) => !wanted && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="backdrop" data-beside={beside || undefined} />
        <Radix.Content
          className="sheet"
          data-beside={beside || undefined}
          aria-describedby={undefined}
          {...keys}
        >
          <header className="sheet-head row apart">
            <Radix.Title className="sheet-title">{title}</Radix.Title>
            <CloseButton label={closeLabel} />
          </header>
          <div className="sheet-body">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Slides in from the left over the page (320 ms). The title is only read aloud: the content brings its own. */
export function SideOverlay({ open, onClose, title, closeLabel, children }: Props) {
  const keys = useKeys(onClose);
  return (
    <Radix.Root open={open} onOpenChange={(wanted) => !wanted && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="backdrop" />
        <Radix.Content className="side-overlay" aria-describedby={undefined} {...keys}>
          <Radix.Title className="read-only-aloud">{title}</Radix.Title>
          <CloseButton label={closeLabel} />
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Radix gives the focus back to its own trigger only; these are opened by whatever the page likes. */
function useKeys(onClose: () => void, first?: RefObject<HTMLElement | null>) {
  const opener = useRef<Element | null>(null);
  return {
    // A notice that came later lies on top, and Radix gives Escape to it alone.
    onKeyDown: (event: KeyboardEvent) => {
      const isHere = event.target instanceof Node && event.currentTarget.contains(event.target);
      if (event.key === "Escape" && isHere && !event.defaultPrevented) onClose();
    },
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      if (!first?.current) return;
      event.preventDefault();
      first.current.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}

function CloseButton({ label }: { readonly label: string }) {
  return (
    <Radix.Close className="icon-button dialog-close" aria-label={label}>
      <X aria-hidden="true" size={24} />
    </Radix.Close>
  );
}
