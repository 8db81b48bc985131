import { brand } from "#content/catalogue/brand.ts";
import { staffSafety as english } from "#content/copy/en/staff-safety.ts";
import { staffSafety as spanish } from "#content/copy/es/staff-safety.ts";
import { fill } from "#domain/locale/fill.ts";
import type { Language } from "#domain/locale/language.ts";
import { LOCALES } from "#domain/locale/money.ts";
import type { PrintableRecord, PrintOptions } from "#server/ports/safety-print.ts";
import { newDocument } from "./document.ts";
import { flowText } from "./flow.ts";
import { printableText } from "./letters.ts";

const WORDS = { en: english, es: spanish } as const satisfies Record<Language, Record<string, string>>;

const BODY = { face: "text", size: 11 } as const;
const BOLD = { face: "bold", size: 11 } as const;
const SMALL = { face: "text", size: 9.5 } as const;
/** Some lines of what follows a heading stand on its page. */
const WITH_NEXT = 40;

/**
 * A record of the safety desk for the child-protection file, in the order in which somebody reads it who knows nothing
 * of it yet: what it is, what was said, the family, what was done, who read it, how it was made.
 */
export async function printSafetyRecord(
  record: PrintableRecord,
  options: PrintOptions,
  compress?: boolean,
): Promise<Uint8Array> {
  const { item, excerpt, turns, family, steps, log, reads } = record;
  const { language, timeZone } = options;
  const t = translate(language);
  const time = clockOf(language, timeZone);
  const printed = await newDocument({
    title: `${t("file.title")}, ${brand.name}`,
    subject: t("file.subject"),
    language,
    date: new Date(options.at),
    ...(compress === undefined ? {} : { compress }),
  });
  const mark = t("conversation", { mark: item.conversation });
  const { write, rule } = flowText(
    printed,
    (page) => `${brand.name}. ${mark}. ${t("file.page", { page: String(page) })}`,
  );
  const heading = (text: string) => {
    rule(WITH_NEXT + 30);
    write("H2", text, { face: "display", size: 15 }, { above: 10, keep: WITH_NEXT });
  };
  const line = (text: string) => write("P", printableText(text), BODY);
  const fact = (label: string, value: string) => line(`${label}: ${value}`);

  write("H1", t("file.title"), { face: "display", size: 24 });
  write("P", t("file.confidential"), BOLD, { above: 8 });
  const taken = { email: options.by, time: time(new Date(options.at).toISOString()), zone: timeZone };
  line(t("file.taken", taken));

  heading(t("file.facts"));
  fact(t("file.kind"), t(`kind.${item.kind}`));
  fact(t("file.severity"), t(`severity.${item.severity}`));
  const answered = item.isSure || item.answered === null ? "" : ` ${t(`answered.${item.answered}`)}`;
  fact(t("file.certainty"), `${t(certaintyOf(item))}${answered}`);
  if (item.takenBackAt !== null) line(t("takenBack", { time: time(item.takenBackAt) }));
  const name = item.studentName ?? t("noName");
  const isUnproved = item.studentName !== null && item.place === "tutor_after_class";
  fact(t("file.name"), isUnproved ? t("named.unproved", { name }) : name);
  fact(t("file.place"), t(`place.${item.place}`, {}, item.place));
  fact(t("file.conversation"), item.conversation);
  fact(t("file.times"), String(item.times));
  fact(t("file.first"), time(item.createdAt));
  fact(t("file.last"), time(item.updatedAt));
  fact(t("file.state"), t(item.closedAs === null ? `state.${item.state}` : `closedAs.${item.closedAs}`));
  if (item.handledBy !== null) line(t("takenBy", { email: item.handledBy }));

  heading(t("turns.title"));
  if (turns.length === 0) {
    line(t("turns.none"));
    write("P", printableText(excerpt), BOLD, { indent: 14 });
  }
  for (const turn of turns) {
    const about = [t(`turns.${turn.from}`), turn.at === null ? t("turns.before") : time(turn.at)];
    if (turn.role === "said") about.push(t(turn.from === "tutor" ? "turns.held" : "turns.said"));
    write("P", about.join(" · "), SMALL, { above: 9, keep: WITH_NEXT });
    write("P", printableText(turn.text), turn.role === "said" ? BOLD : BODY, { above: 1, indent: 14 });
  }
  write("P", t("turns.redacted"), SMALL, { above: 10 });

  heading(t("family.title"));
  if (family === null) line(t("family.none"));
  else for (const each of [family.name, family.phone, family.email]) if (each !== null) line(each);

  heading(t("steps.title"));
  for (const { step, by, at } of steps) line(`${t(`steps.${step}`)}. ${by}, ${time(at)}`);
  if (item.note !== "") fact(t("file.note"), item.note);
  if (steps.length === 0 && item.note === "") line(t("file.nothing"));

  heading(t("file.log"));
  for (const entry of log) line(`${time(entry.at)}, ${entry.by}: ${actionWords(t, entry)}`);
  if (log.length === 0) line(t("file.nothing"));

  heading(t("file.reads"));
  for (const { by, at, until } of reads) {
    line(`${by}, ${time(at)}${until === at ? "" : `, ${t("log.until", { time: time(until) })}`}`);
  }
  if (reads.length === 0) line(t("file.nothing"));

  heading(t("file.about"));
  line(t("note"));
  line(t("turns.redacted"));
  line(t("file.letters"));
  return printed.finish();
}

type Translate = (key: string, values?: Readonly<Record<string, string>>, otherwise?: string) => string;

/** The words of the desk, so that the file says the same as the screen. */
function translate(language: Language): Translate {
  const words: Readonly<Record<string, string>> = WORDS[language];
  return (key, values = {}, otherwise = key) => fill(words[`staff.safety.${key}`] ?? otherwise, values);
}

function clockOf(language: Language, timeZone: string): (timestamp: string) => string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: "long",
    timeStyle: "medium",
    timeZone,
  });
  return (timestamp) => format.format(new Date(timestamp));
}

function certaintyOf({ kind, from, isSure }: PrintableRecord["item"]): string {
  if (from === "tutor") return "fromTutor";
  if (kind === "help") return "pressed";
  if (kind === "help_outside") return "pressedOutside";
  return isSure ? "sure" : "suspected";
}

function actionWords(t: Translate, { action, detail }: PrintableRecord["log"][number]): string {
  if (action === "note") return detail === "" ? t("log.noNote") : t("log.note", { note: detail });
  if (action === "export") return t("log.export");
  if (action === "state") return t(`log.${detail}`);
  return t(`log.${action}`, { step: t(`steps.${detail}`) });
}
