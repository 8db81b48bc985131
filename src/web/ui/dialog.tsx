import { X } from "lucide-react";
import * as Radix from "radix-ui/dialog";
import type { ReactNode } from "react";
import "./dialog.css";

type Props = {
  readonly open: boolean;
  /** Escape, the backdrop and the X all ask for this. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly children: ReactNode;
};

/** A sheet over the page, at most 80vh high; its body scrolls. Focus stays inside and returns where it was. */
export function Sheet({ open, onClose, title, closeLabel, children }: Props) {
  return (
    <Radix.Root open={open} onOpenChange={(wanted) => !wanted && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="backdrop" />
        <Radix.Content className="sheet" aria-describedby={undefined}>
          <header className="sheet-head">
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
  return (
    <Radix.Root open={open} onOpenChange={(wanted) => !wanted && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="backdrop" />
        <Radix.Content className="side-overlay" aria-describedby={undefined}>
          <Radix.Title className="read-only-aloud">{title}</Radix.Title>
          <CloseButton label={closeLabel} />
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function CloseButton({ label }: { readonly label: string }) {
  return (
    <Radix.Close className="icon-button dialog-close" aria-label={label}>
      <X aria-hidden="true" size={24} />
    </Radix.Close>
  );
}
