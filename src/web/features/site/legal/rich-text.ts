import type { Values } from "#web/platform/i18n.tsx";

/** A run of text, or a link. */
export type TextPart = { readonly text: string; readonly href?: string };

/**
 * Fills the `{placeholders}` of a legal text and takes its links apart: `[label](address)`.
 * A placeholder without a value stays visible, as in the dictionaries.
 */
export function richText(source: string, values: Values): TextPart[] {
  const filled = source.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of filled.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)/g)) {
    if (match.index > end) parts.push({ text: filled.slice(end, match.index) });
    parts.push({ text: match[1] ?? "", href: match[2] ?? "" });
    end = match.index + match[0].length;
  }
  if (end < filled.length) parts.push({ text: filled.slice(end) });
  return parts;
}
