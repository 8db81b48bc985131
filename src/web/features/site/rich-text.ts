import type { Values } from "#web/platform/i18n.tsx";

/** A run of text, strong or not, or a link. */
export type TextPart = { readonly text: string; readonly href?: string; readonly strong?: true };

/**
 * Fills the `{placeholders}` of a text and takes its links `[label](address)` and `**strong**` words apart.
 * A placeholder without a value stays visible, as in the dictionaries.
 */
export function richText(source: string, values: Values): TextPart[] {
  const filled = source.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of filled.matchAll(/\[([^[\]]+)\]\(([^()\s]+)\)|\*\*([^*]+)\*\*/g)) {
    if (match.index > end) parts.push({ text: filled.slice(end, match.index) });
    const [whole, label, href, strong] = match;
    parts.push(
      strong === undefined ? { text: label ?? "", href: href ?? "" } : { text: strong, strong: true },
    );
    end = match.index + whole.length;
  }
  if (end < filled.length) parts.push({ text: filled.slice(end) });
  return parts;
}
