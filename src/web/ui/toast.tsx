import { CircleAlert, CircleCheck, X } from "lucide-react";
import * as Radix from "radix-ui/toast";
import { type RefObject, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import "./toast.css";

/** The key that moves focus to the notices. */
const HOTKEY = ["F8"];

type Props = {
  readonly id: number;
  readonly tone: "ok" | "error";
  readonly title: string;
  readonly description: string;
  readonly open: boolean;
  readonly onDismiss: () => void;
  /** How long it stays, in ms; it waits while the pointer or the focus is on it. */
  readonly duration: number;
  /** The word read aloud before the notice. */
  readonly noticeLabel: string;
  /** Name of the region for screen readers; `{hotkey}` in it becomes the key. */
  readonly regionLabel: string;
  readonly closeLabel: string;
};

/** One short notice at the foot of the window, read aloud as it appears. Default export: it is loaded on first use. */
export default function ToastView(props: Props) {
  const { id, tone, title, description, open, onDismiss, duration, noticeLabel, regionLabel, closeLabel } =
    props;
  const Icon = tone === "ok" ? CircleCheck : CircleAlert;
  const area = useRef<HTMLDivElement>(null);
  useFreeFocus(area);

  return createPortal(
    // A live region, even a silent one, is what an open dialog does not hide from screen readers.
    <div ref={area} aria-live="off">
      <Radix.Provider duration={duration} label={noticeLabel} swipeDirection="right">
        <Radix.Root
          key={id}
          className={`toast toast-${tone}`}
          open={open}
          onOpenChange={(wanted) => !wanted && onDismiss()}
        >
          <Icon aria-hidden="true" size={24} className="toast-icon" />
          <div>
            <Radix.Title className="strong">{title}</Radix.Title>
            <Radix.Description>{description}</Radix.Description>
          </div>
          <Radix.Close className="icon-button toast-close" aria-label={closeLabel}>
            <X aria-hidden="true" size={20} />
          </Radix.Close>
        </Radix.Root>
        <Radix.Viewport className="toast-viewport flex centred" hotkey={HOTKEY} label={regionLabel} />
      </Radix.Provider>
    </div>,
    document.body,
  );
}

/** Lets the focus come here from an open dialog, which otherwise takes it back: the hotkey works there too. */
function useFreeFocus(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const keepFromDialog = (event: FocusEvent) => {
      const ends = [event.target, event.relatedTarget];
      if (ends.some((end) => end instanceof Node && area.current?.contains(end))) event.stopPropagation();
    };
    // On the body, so that React has heard the event and the dialog, which listens on the document, does not.
    document.body.addEventListener("focusin", keepFromDialog);
    document.body.addEventListener("focusout", keepFromDialog);
    return () => {
      document.body.removeEventListener("focusin", keepFromDialog);
      document.body.removeEventListener("focusout", keepFromDialog);
    };
  }, [area]);
}
