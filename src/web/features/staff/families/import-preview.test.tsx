import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { families as english } from "#content/copy/en/families.ts";
import { staff as englishStaff } from "#content/copy/en/staff.ts";
import { staffDesk as englishDesk } from "#content/copy/en/staff-desk.ts";
import { families as spanish } from "#content/copy/es/families.ts";
import { staff as spanishStaff } from "#content/copy/es/staff.ts";
import { staffDesk as spanishDesk } from "#content/copy/es/staff-desk.ts";
import type { Language } from "#domain/locale/language.ts";
import { LocaleContext, translator } from "#web/platform/i18n.tsx";
import type { Judged } from "./import-labels.ts";
import { ImportPreview } from "./import-preview.tsx";

const WORDS = {
  en: { ...english, ...englishStaff, ...englishDesk },
  es: { ...spanish, ...spanishStaff, ...spanishDesk },
};
const ROW = { email: "", phone: "", numberOfChildren: "", childrenAges: "", language: "en", note: "" };
const row = (name: string, verdict: Judged["verdict"]): Judged => ({
  ...{ row: { ...ROW, name }, verdict, field: null, lead: null },
});

function shown(judged: readonly Judged[], language: Language): string {
  return renderToStaticMarkup(
    <LocaleContext value={{ language, t: translator(WORDS[language]), setLanguage: () => {} }}>
      <ImportPreview judged={judged} isLatin={false} onAdd={() => {}} />
    </LocaleContext>,
  );
}

it("counts one as one, in both languages", () => {
  const one = [row("Ana", "new"), row("Eva", "known"), row("Ida", "twice"), row("Lea", "fault")];
  const english = shown(one, "en");
  for (const words of ["Add 1 family<", "1 already here, left as it is", "1 cannot be taken"])
    expect(english).toContain(words);
  const spanish = shown(one, "es");
  for (const words of [
    ...["1 nueva<", "1 ya está, se queda igual", "1 repetida en el archivo", "1 no se puede tomar"],
    "Agregar 1 familia<",
  ])
    expect(spanish).toContain(words);
});

it("says of a row that cannot be taken what is wrong with it, as the form does", () => {
  const old = { ...row("Ana", "fault"), field: "childrenAges" as const };
  expect(shown([old], "en")).toContain("from 0 to 17");
  expect(shown([old], "es")).toContain("de 0 a 17");
  const unreached = { ...row("Ana", "fault"), field: "email" as const };
  expect(shown([unreached], "en")).toContain("Please enter an email or a phone number.");
  const long = { ...row("Ana", "fault"), field: "note" as const };
  expect(shown([long], "en")).toContain("Please check: Note for the team");
});

it("offers to add nothing where nothing can be added", () => {
  expect(shown([row("Eva", "known")], "en")).not.toContain("<button");
});
