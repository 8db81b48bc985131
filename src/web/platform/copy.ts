import type { account } from "#content/copy/en/account.ts";
import type { adventure } from "#content/copy/en/adventure.ts";
import type { answers } from "#content/copy/en/answers.ts";
import type { careers } from "#content/copy/en/careers.ts";
import type { chat } from "#content/copy/en/chat.ts";
import type { coast } from "#content/copy/en/coast.ts";
import type { common } from "#content/copy/en/common.ts";
import type { day } from "#content/copy/en/day.ts";
import type { explorers } from "#content/copy/en/explorers.ts";
import type { facts } from "#content/copy/en/facts.ts";
import type { families } from "#content/copy/en/families.ts";
import type { film } from "#content/copy/en/film.ts";
import type { help } from "#content/copy/en/help.ts";
import type { inbox } from "#content/copy/en/inbox.ts";
import type { insight } from "#content/copy/en/insight.ts";
import type { landing } from "#content/copy/en/landing.ts";
import type { learning } from "#content/copy/en/learning.ts";
import type { legal } from "#content/copy/en/legal.ts";
import type { lessons } from "#content/copy/en/lessons.ts";
import type { library } from "#content/copy/en/library.ts";
import type { luma } from "#content/copy/en/luma.ts";
import type { mails } from "#content/copy/en/mails.ts";
import type { materials } from "#content/copy/en/materials.ts";
import type { money } from "#content/copy/en/money.ts";
import type { newsletter } from "#content/copy/en/newsletter.ts";
import type { notFound } from "#content/copy/en/not-found.ts";
import type { payments } from "#content/copy/en/payments.ts";
import type { place } from "#content/copy/en/place.ts";
import type { places } from "#content/copy/en/places.ts";
import type { practice } from "#content/copy/en/practice.ts";
import type { programs } from "#content/copy/en/programs.ts";
import type { rewards } from "#content/copy/en/rewards.ts";
import type { speech } from "#content/copy/en/speech.ts";
import type { staff } from "#content/copy/en/staff.ts";
import type { staffDesk } from "#content/copy/en/staff-desk.ts";
import type { staffSafety } from "#content/copy/en/staff-safety.ts";
import type { student } from "#content/copy/en/student.ts";
import type { tutor } from "#content/copy/en/tutor.ts";
import type { visit } from "#content/copy/en/visit.ts";
import type { visits } from "#content/copy/en/visits.ts";
import type { waitlist } from "#content/copy/en/waitlist.ts";
import type { Language } from "#domain/locale/language.ts";

/** The dictionaries by area. Each is a chunk of its own per language, so that a page downloads only its words. */
type Copy = {
  account: typeof account;
  adventure: typeof adventure;
  answers: typeof answers;
  careers: typeof careers;
  coast: typeof coast;
  common: typeof common;
  chat: typeof chat;
  day: typeof day;
  explorers: typeof explorers;
  facts: typeof facts;
  families: typeof families;
  film: typeof film;
  help: typeof help;
  inbox: typeof inbox;
  insight: typeof insight;
  landing: typeof landing;
  legal: typeof legal;
  lessons: typeof lessons;
  library: typeof library;
  mails: typeof mails;
  materials: typeof materials;
  luma: typeof luma;
  money: typeof money;
  newsletter: typeof newsletter;
  notFound: typeof notFound;
  learning: typeof learning;
  payments: typeof payments;
  place: typeof place;
  places: typeof places;
  practice: typeof practice;
  programs: typeof programs;
  rewards: typeof rewards;
  speech: typeof speech;
  staff: typeof staff;
  staffDesk: typeof staffDesk;
  staffSafety: typeof staffSafety;
  student: typeof student;
  tutor: typeof tutor;
  visit: typeof visit;
  visits: typeof visits;
  waitlist: typeof waitlist;
};
export type CopyArea = keyof Copy;

type KeysOf<Area> = Area extends CopyArea ? keyof Copy[Area] : never;
/** Every key of every area; English is the shape, Spanish must satisfy it. */
export type CopyKey = KeysOf<CopyArea>;
export type Dictionary = Readonly<Record<string, string>>;

/** A module of words exports one dictionary, named as its area. */
export type CopyModule = Readonly<Record<string, Dictionary>>;

/** Where a dictionary lives, as the build knows it. */
export function copyModule(language: Language, area: CopyArea): string {
  const file = area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `../../content/copy/${language}/${file}.ts`;
}

/**
 * Loads the named areas and `common` in one language, merged. A document names the words of its page by address: the
 * table of all words is fetched with the first that are wanted besides.
 */
export async function loadCopy(language: Language, areas: readonly CopyArea[]): Promise<Dictionary> {
  const { copyModules } = await import("./copy-modules.ts");
  const wanted: CopyArea[] = ["common", ...areas.filter((area) => area !== "common")];
  const parts = await Promise.all(
    wanted.map(async (area) => {
      const load = copyModules[copyModule(language, area)];
      const loaded = load === undefined ? {} : await load();
      return loaded[area] ?? {};
    }),
  );
  return Object.assign({}, ...parts);
}
