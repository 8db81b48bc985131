import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { type Fault, faultError } from "#server/content-file.ts";
import { LANGUAGES, type Language } from "../../src/domain/locale/language.ts";

const SOURCE = fileURLToPath(new URL("../../src/", import.meta.url));

/** @throws Error with file, line and reason of every mistake */
export function flawless<Read extends { readonly faults: readonly Fault[] }>(read: Read): Read {
  if (read.faults.length > 0) throw faultError(read.faults);
  return read;
}

/**
 * Makes modules of content, so that no reader of YAML gets into the browser: `virtual:day/en` of what is made from several
 * files, and a file with `?en` or `?es` of what each page fetches by itself. A mistake stops the build with file, line and reason.
 */
export function contentModules({
  name,
  made = {},
  watched = () => [],
  each,
}: {
  readonly name: string;
  /** The values of virtual modules by their names, to which a language may be added. */
  readonly made?: Readonly<Record<string, (language: Language) => unknown>>;
  /** The files that make them, by their paths. */
  readonly watched?: () => readonly string[];
  readonly each?: {
    readonly file: RegExp;
    readonly read: (path: string, language: Language) => unknown;
    /** A virtual module that tells how each file is fetched, by what it is called there. */
    readonly fetched?: {
      readonly by: string;
      readonly files: () => readonly string[];
      readonly called: (path: string) => string;
    };
  };
}): Plugin {
  const fetched = each?.fetched;
  const isOwn = (id: string) => id.replace(/\/(en|es)$/, "") in made || id === fetched?.by;
  return {
    name,
    enforce: "pre",
    resolveId: (id) => (isOwn(id) ? `\0${id}` : null),
    load(id) {
      const [path = "", query] = id.split("?");
      if (each !== undefined && isLanguage(query) && path.startsWith(SOURCE) && each.file.test(path)) {
        this.addWatchFile(path);
        return exported(each.read(path, query));
      }
      if (!id.startsWith("\0") || !isOwn(id.slice(1))) return null;
      if (id.slice(1) === fetched?.by) return { code: loaders(fetched.files(), fetched.called), map: null };
      for (const file of watched()) this.addWatchFile(file);
      const [, asked = "", language] = /^\0(.*?)(?:\/(en|es))?$/.exec(id) ?? [];
      return exported(made[asked]?.(isLanguage(language) ? language : "en"));
    },
  };
}

const isLanguage = (text: string | undefined): text is Language => LANGUAGES.some((each) => each === text);
const exported = (value: unknown) => ({ code: `export default ${JSON.stringify(value)};`, map: null });

function loaders(files: readonly string[], called: (path: string) => string): string {
  const perFile = files.map((file) => {
    const each = LANGUAGES.map(
      (language) => `${language}: () => import(${JSON.stringify(`${file}?${language}`)})`,
    );
    return `${JSON.stringify(called(file))}: { ${each.join(", ")} }`;
  });
  return `export default { ${perFile.join(",\n")} };`;
}
