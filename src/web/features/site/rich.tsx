import type { ReactNode } from "react";
import type { Values } from "#web/platform/i18n.tsx";
import { richText } from "./rich-text.ts";

/** A text of `content` with its facts filled in, its links and its strong words. */
export function Rich({ source, values }: { readonly source: string; readonly values: Values }): ReactNode {
  return richText(source, values).map(({ text, href, strong }) => {
    if (strong) return <strong key={text}>{text}</strong>;
    return href === undefined ? (
      text
    ) : (
      <a key={href} href={href}>
        {text}
      </a>
    );
  });
}
