/** One line of a question file (questions/README.md). */
export type Question = {
  readonly id: string;
  readonly lang: "en" | "es";
  readonly text: string;
  readonly kind: readonly string[];
  readonly topics: readonly string[];
  readonly declined: boolean;
  readonly must: readonly string[];
  readonly must_not: readonly string[];
  readonly history?: readonly { readonly role: string; readonly text: string }[];
  readonly context_topic?: string;
  readonly may_decline?: boolean;
};

const SMALL: Readonly<Record<string, string>> = {
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
  ten: "10",
  eleven: "11",
  twelve: "12",
  uno: "1",
  una: "1",
  dos: "2",
  tres: "3",
  cuatro: "4",
  cinco: "5",
  seis: "6",
  siete: "7",
  ocho: "8",
  nueve: "9",
  diez: "10",
  once: "11",
  doce: "12",
};

/** Case, accents, dashes and spaces made alike; number words up to twelve as digits. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[\s\u2010-\u2015-]+/g, " ")
    .replace(/[a-z]+/g, (word) => (Object.hasOwn(SMALL, word) ? (SMALL[word] as string) : word));
}

/** Whether the text states the string, as questions/README.md compares them. */
export function states(text: string, wanted: string): boolean {
  const needle = plain(wanted);
  const haystack = plain(text);
  const escaped = needle.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const before = /^[\d$]/.test(needle) ? "(?<![\\d.,$]|\\d,)" : "";
  const after = /\d$/.test(needle) ? "(?!\\d|[.,]\\d)" : "";
  return new RegExp(before + escaped + after).test(haystack);
}
