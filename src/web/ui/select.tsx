import { Check, ChevronDown, ChevronUp } from "lucide-react";
import * as Radix from "radix-ui/select";
import { type ReactNode, useCallback, useState } from "react";
import "./select.css";

export type SelectOption = { readonly value: string; readonly label: string };

type Props = {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly options: readonly SelectOption[];
  /** Shown while `value` is empty. */
  readonly placeholder?: string;
  readonly disabled?: boolean;
  /** Name of the hidden native control, for a form that is read by the browser. */
  readonly name?: string;
  readonly "aria-describedby"?: string | undefined;
  readonly "aria-invalid"?: true | undefined;
};

/**
 * A dropdown. Typing jumps to an option and forgets what was typed after 1 s; the scroll buttons repeat every
 * 50 ms: both are Radix's own behaviour, which select.test.tsx pins.
 *
 * @throws when an option's value is empty: the empty value means "nothing chosen yet"
 */
export function Select({ id, label, options, placeholder, ...rest }: Props) {
  assertOptions(options);
  const { value, onValueChange, disabled, name, ...wiring } = rest;
  // The list opens inside the landmark or dialog it belongs to, so that it is never outside of all of them.
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const place = useCallback((element: HTMLElement | null) => {
    setContainer(element?.closest<HTMLElement>('[role="dialog"], main') ?? null);
  }, []);
  return (
    <div ref={place}>
      <label className="field-label" id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <Radix.Root
        value={value}
        onValueChange={onValueChange}
        {...(disabled === undefined ? {} : { disabled })}
        {...(name === undefined ? {} : { name })}
      >
        <Radix.Trigger id={id} className="field select row apart" aria-labelledby={`${id}-label`} {...wiring}>
          <Radix.Value placeholder={placeholder} />
          <Radix.Icon>
            <ChevronDown aria-hidden="true" size={20} />
          </Radix.Icon>
        </Radix.Trigger>
        <Radix.Portal container={container}>
          <Radix.Content className="select-list" position="popper" sideOffset={6} collisionPadding={8}>
            <Radix.ScrollUpButton className="select-scroll middle">
              <ChevronUp aria-hidden="true" size={20} />
            </Radix.ScrollUpButton>
            <Radix.Viewport>
              {options.map((option) => (
                <Radix.Item
                  key={option.value}
                  value={option.value}
                  className="select-option row apart target"
                >
                  <Radix.ItemText>{option.label}</Radix.ItemText>
                  <Radix.ItemIndicator>
                    <Check aria-hidden="true" size={20} />
                  </Radix.ItemIndicator>
                </Radix.Item>
              ))}
            </Radix.Viewport>
            <Radix.ScrollDownButton className="select-scroll middle">
              <ChevronDown aria-hidden="true" size={20} />
            </Radix.ScrollDownButton>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </div>
  );
}

/** Refuses an empty value at once, and not only when the list is first opened. */
function assertOptions(options: readonly SelectOption[]): void {
  const empty = options.find((option) => option.value === "");
  if (empty)
    throw new Error(`Select: the option "${empty.label}" has an empty value; give it one of its own`);
}
