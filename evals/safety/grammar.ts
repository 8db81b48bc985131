/** A sentence that a grammar makes, the number of its frame, and the section of the file that it stands in. */
export type GrammarSentence = { readonly section: string; readonly frame: number; readonly text: string };

/** An entry of a list: one form, or the forms of a word by the names that the list gives them. */
type Entry = { readonly [form: string]: string };
const WHOLE = "";

/**
 * Reads a file of lists and frames and makes its sentences.
 *
 * - `; …` is a comment.
 * - `= name` opens a list: entries between ` ; `, or one a line; `_` is nothing.
 * - `= name: base | s` opens a list of words with forms: one word a line, its forms between ` | `.
 * - `> section` opens frames. `{name}` takes an entry, `{name.s}` a form of it, `{name.s>me}` puts "me" where the form
 *   has `~`, else after it; where `me` is the name of a list, an entry of that.
 *
 * A frame makes as many sentences as its longest list has entries: each word of that list once, the others in turn.
 *
 * @throws where a frame names a list or a form that is not there
 */
export function grammarOf(source: string): GrammarSentence[] {
  const lists = new Map<string, Entry[]>();
  const frames: { readonly section: string; readonly text: string }[] = [];
  let list: { readonly entries: Entry[]; readonly forms: readonly string[] } | null = null;
  let section = "";
  for (const raw of source.split("\n")) {
    const line = raw.trim();
    if (line === "" || line.startsWith(";")) continue;
    if (line.startsWith("= ")) {
      const [name = "", forms = ""] = line.slice(2).split(":");
      list = { entries: [], forms: parts(forms, "|") };
      lists.set(name.trim(), list.entries);
    } else if (line.startsWith("> ")) {
      list = null;
      section = line.slice(2);
    } else if (list === null) frames.push({ section, text: line });
    else if (list.forms.length === 0) {
      list.entries.push(...parts(line, ";").map((word) => ({ [WHOLE]: word === "_" ? "" : word })));
    } else {
      const words = parts(line, "|");
      list.entries.push(Object.fromEntries(list.forms.map((form, at) => [form, words[at] ?? ""])));
    }
  }
  return frames.flatMap((frame, at) =>
    filled(frame.text, lists, at).map((text) => ({ section: frame.section, frame: at, text })),
  );
}

const parts = (line: string, sign: string) =>
  line
    .split(sign)
    .map((part) => part.trim())
    .filter((part) => part !== "");

const SLOT = /\{(\w+)(?:\.(\w+))?(?:>(\w+))?\}/g;

function filled(frame: string, lists: ReadonlyMap<string, readonly Entry[]>, number: number): string[] {
  const named = [...frame.matchAll(SLOT)].flatMap(([, name = "", , object = ""]) =>
    lists.has(object) ? [name, object] : [name],
  );
  const count = Math.max(1, ...named.map((name) => lists.get(name)?.length ?? 0));
  return Array.from({ length: count }, (_, row) => {
    let slot = 0;
    const take = (name: string, form: string) => {
      const entries = lists.get(name) ?? [];
      // The longest list is gone through in order; the others begin elsewhere in each frame.
      const start = entries.length === count ? 0 : number * 5 + slot * 3;
      const found = entries[(row + start) % entries.length]?.[form];
      if (found === undefined) throw new Error(`"${frame}" names what is in no list: ${name} ${form}`);
      slot += 1;
      return found;
    };
    return frame
      .replace(SLOT, (_whole, name: string, form = WHOLE, object?: string) => {
        const word = take(name, form);
        if (object === undefined) return word;
        const whom = lists.has(object) ? take(object, WHOLE) : object;
        return word.includes("~") ? word.replace("~", whom) : `${word} ${whom}`;
      })
      .replace(/\s+/g, " ")
      .trim();
  });
}
