import { chooseLanguage, LANGUAGE_COOKIE, type Language } from "#domain/locale/language.ts";
import { readCookie } from "./cookies.ts";

export type Coding = "br" | "gzip" | "identity";

/** How many different header values are remembered; browsers send few. */
const KEPT = 500;
/** Longer header values are worked out anew, so that nobody fills the memory with them. */
const MAX_KEPT_LENGTH = 200;

function remember<Value>(work: (header: string) => Value): (header: string) => Value {
  const kept = new Map<string, Value>();
  return (header) => {
    const known = kept.get(header);
    if (known !== undefined) return known;
    const value = work(header);
    if (header.length <= MAX_KEPT_LENGTH) {
      if (kept.size >= KEPT) kept.clear();
      kept.set(header, value);
    }
    return value;
  };
}

const browserLanguage = remember((header) => chooseLanguage(null, header));

/** The smallest form that the caller understands. */
export const chooseCoding = remember((header: string): Coding => {
  const accepted = new Map(
    header.split(",").map((part) => {
      const [name = "", ...parameters] = part
        .toLowerCase()
        .split(";")
        .map((each) => each.trim());
      const quality = parameters.find((each) => each.startsWith("q="));
      return [name, quality === undefined || Number.parseFloat(quality.slice(2)) > 0];
    }),
  );
  const takes = (name: string) => accepted.get(name) ?? accepted.get("*") ?? false;
  return takes("br") ? "br" : takes("gzip") ? "gzip" : "identity";
});

/** The language of a page for a visitor: what they saved, else what their browser prefers, else English. */
export function visitorLanguage(cookies: string | undefined, acceptLanguage: string | undefined): Language {
  if (cookies?.includes(LANGUAGE_COOKIE)) {
    const saved = readCookie(cookies, LANGUAGE_COOKIE);
    if (saved === "en" || saved === "es") return saved;
  }
  return browserLanguage(acceptLanguage ?? "");
}
