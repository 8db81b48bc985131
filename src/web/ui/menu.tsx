import * as Radix from "radix-ui/dropdown-menu";
import { type ReactNode, useCallback, useState } from "react";
import "./select.css";
import "./menu.css";

type Props = {
  /** What the button is called where its words alone do not say it. */
  readonly label: string;
  readonly className: string;
  readonly items: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
};

/** A button that opens a list of things to do. */
export function Menu({ label, className, items, onChoose, children }: Props) {
  // The list opens inside the landmark or dialog it belongs to, so that it is never outside of all of them.
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const place = useCallback((element: HTMLElement | null) => {
    setContainer(element?.closest<HTMLElement>('[role="dialog"], main') ?? null);
  }, []);
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger ref={place} className={className} aria-label={label}>
        {children}
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content className="select-list menu-list" align="end" sideOffset={4} collisionPadding={8}>
          {items.map((item) => (
            <Radix.Item
              key={item.value}
              className="select-option row apart target"
              onSelect={() => onChoose(item.value)}
            >
              {item.label}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
