import { type Birthday, startIn } from "#domain/dialogue/birthday.ts";
import { type Reach, reachIn } from "#domain/dialogue/contact.ts";
import { figuresIn } from "#domain/dialogue/figures.ts";
import { reachOf } from "#domain/dialogue/state.ts";
import { sentences, words } from "#domain/language/text.ts";
import { STORY } from "../../assistant/ranking.ts";
import type { Reading } from "../../assistant/reader.ts";
import type { Desk } from "../desk.ts";
import type { Turn } from "../turn.ts";
import { birthdayOf, deniedIn, isNumber, ofNobodyIn, takenBackIn, withSpans } from "./ages.ts";
import { type Correction, correctionIn } from "./correction.ts";
import { type Refusal, withoutRefusals } from "./deferral.ts";
import {
  countAlone,
  countedApart,
  isNegative,
  isShortQuestion,
  OLDEST_CHILD,
  onlyFigures,
} from "./figures.ts";
import { nameIn, nameOfAddress } from "./names.ts";
import type { Heard } from "./part.ts";
import { partsOf } from "./parts.ts";
import { personIn } from "./person.ts";
import { meantBy } from "./refused.ts";
import { listed, startersOf } from "./starters.ts";
import { withSubjects } from "./subjects.ts";
import { asksOpenly, toldApart } from "./telling.ts";

/** What a message does that asks for nothing; sure where that is likely enough to pass over what it seems to mean. */
type OnlySaid = { readonly does: "tells" | "reacts" | "leaves"; readonly isSure: boolean };

/** Everything that was found in one message, once. */
export type Understanding = Heard & {
  readonly reading: Reading;
  /** The same without what its writer tells of itself. */
  readonly asking: Reading;
  readonly cues: ReadonlySet<string>;
  readonly reach: Reach;
  readonly name: string | null;
  /** The message says that an adult writes. */
  readonly isAdult: boolean;
  /** What the message says beside addresses, and beside a name and an age where they are expected. */
  readonly beside: string;
  readonly ages: readonly number[];
  /** Ages that nobody is ("nobody is 2"). */
  readonly denied: readonly number[];
  readonly count: number | null;
  readonly birthday: Birthday | null;
  /** The month (ISO, its first day) that is named beside a birthday: when a child would begin. */
  readonly start: string | null;
  readonly isQuestion: boolean;
  /** The message is ages and nothing else. */
  readonly isAges: boolean;
  /** The ages stand in place of some that were told before. */
  readonly correctsAges: boolean;
  /** The message is how many it is for, and nothing else ("and for two?"). */
  readonly isCount: boolean;
  /** Who writes will not say now how to be reached. */
  readonly defersContact: boolean;
  readonly refuses: ReadonlySet<Refusal>;
  /** The message refuses, and says nothing else. */
  readonly isRefusal: boolean;
  /** The answer before is refused. */
  readonly correction: Correction | null;
  /** The message ends with a farewell, whatever stands before it. */
  readonly isFarewell: boolean;
  /** What the message does where it asks for nothing: it tells something, says what its writer thinks, takes leave; else null. */
  readonly only: OnlySaid | null;
};

/** Reads a message: every intent is weighed, names and figures are found, nothing is answered yet. */
export function understand(desk: Desk, turn: Turn): Understanding {
  const { answerer } = desk;
  const reach = reachIn(turn.message);
  const { asked } = turn.state;
  const hasReach = reach.email !== null || reach.phone !== null;
  const { name: known, adult } = turn.state.contact;
  const isNamed = known === null || adult !== true || answerer.cues(turn.message).has("namecue");
  const isOpen = reachOf(turn.state.contact) !== null && isNamed;
  const isExpected = hasReach || asked === "name" || asked === "adult" || isOpen;
  const isNameAsked = asked === "name" || hasReach;
  const personWith = (isYesAsked: boolean) =>
    personIn(reach.rest, desk.catalogue.adultAge, isNameAsked, answerer, isYesAsked);
  // "Priya Kulkarni, and yes": name and age were asked for together, and a yes beside the name is to the second.
  const isBothAsked = asked === "name" && adult === null;
  const withName = isBothAsked && isExpected ? personWith(true) : null;
  const person = withName?.name
    ? withName
    : isExpected
      ? personWith(asked === "adult")
      : { name: null, adult: false, rest: reach.rest };
  const { rest: kept, refuses, isAll } = withoutRefusals(person.rest || turn.message, answerer);
  const said = withoutFiller(desk, withoutChoice(desk, kept));
  const corrected = hasReach ? null : correctionIn(said, turn, answerer);
  // "Sorry, I meant 6" puts an age right, not the answer.
  const isOfAge = corrected !== null && onlyFigures(desk, answerer.read(corrected.asks).tokens, true);
  const correction = isOfAge ? null : corrected;
  const asks = correction === null ? corrected?.asks : meantBy(correction, desk, turn);
  const heard = asks || said;
  const cues = answerer.cues(heard);
  const text = cues.has("hardnews") ? withoutTone(desk, heard) : heard;
  const reading = answerer.read(text);
  const { tokens } = reading;
  const told = turn.state.children.ages;
  const isMistake = told.length > 0 && (cues.has("mistake") || isNegative(desk, tokens[0]));
  const isFigures = onlyFigures(desk, tokens, isMistake);
  const aboutChildren =
    turn.state.asked === "children" ||
    cues.has("mine") ||
    cues.has("asksfit") ||
    cues.has("deniesage") ||
    cues.has("birthday") ||
    isFigures ||
    (told.length > 0 && isShortQuestion(desk, said, answerer.read(said).tokens));
  const takenBack = takenBackIn(desk, text);
  const denied = [...deniedIn(desk, turn, text), ...takenBack];
  const spoken = answerer.read(withSpans(text)).tokens;
  const figures = figuresIn(spoken, aboutChildren);
  // "And would you take the one of 4?": a bare figure is an age that was told before.
  const again = aboutChildren ? [] : figuresIn(spoken, true).ages.filter((age) => told.includes(age));
  const isAsked = turn.state.asked === "children";
  const isElliptical = isShortQuestion(desk, text, tokens);
  const counted =
    figures.children ??
    (isAsked || isElliptical ? countAlone(tokens, isAsked || reading.concepts.has("only")) : null);
  const { ages: named, count } = countedApart([...figures.ages, ...again], counted, isAsked);
  const left = [...denied, ...ofNobodyIn(desk, text)];
  const ages = [...new Set(named.filter((age) => age <= OLDEST_CHILD && !left.includes(age)))];
  const birthday = birthdayOf(desk, turn, tokens, ages);
  const apart = toldApart(desk, text);
  const { launchDate: opening } = desk.catalogue;
  return {
    reading,
    asking: apart === null ? reading : answerer.read(apart.asks),
    cues,
    reach,
    name:
      person.name ??
      nameIn(text, answerer) ??
      (reach.email !== null && known === null ? nameOfAddress(turn.message, reach.email, answerer) : null),
    isAdult: person.adult,
    beside: person.rest,
    ages:
      birthday === null ? ages : ages.filter((age) => age !== birthday.turns && age !== birthday.turns - 1),
    denied,
    count: count ?? (ages.length > 1 ? ages.length : null),
    birthday,
    start: startIn(spoken, birthday, { today: turn.today, opening }),
    isQuestion:
      text.includes("?") ||
      (cues.has("asks") && (tokens.length <= STORY || asksOpenly(desk, text))) ||
      cues.has("wantsknow"),
    isAges: isFigures && ages.length > 0,
    correctsAges:
      ages.length > 0 &&
      !text.includes("?") &&
      (isMistake || takenBack.length > 0 || denied.some((age) => told.includes(age))),
    isCount: count !== null && ages.length === 0 && isElliptical && tokens.some(isNumber),
    defersContact: refuses.has("contact") && !hasReach,
    refuses,
    isRefusal: isAll,
    correction,
    isFarewell: takesLeave(desk.answerer, turn),
    only: corrected === null && !text.includes("?") && tokens.length > 0 ? onlySaid(desk, turn) : null,
    ...withSubjects(desk, partsOf(desk, turn, text, birthday !== null, correction)),
  };
}

/** From how likely on a message is taken to ask for nothing: of those that ask, four in a hundred are as likely (decision 222). */
const NOTHING_ASKED = 0.8;
const LIKELY_SAID = 0.5;

/** "She reads a lot.", "hm, that's a lot": what is told, or thought of what was heard, is no question of the nearest matter. */
function onlySaid({ answerer }: Desk, turn: Turn): OnlySaid | null {
  const { message, history } = turn;
  const before = history.findLast(({ role }) => role === "visitor")?.text ?? null;
  const { tells, reacts, leaves } = answerer.does(message, before);
  if (leaves >= NOTHING_ASKED) return { does: "leaves", isSure: true };
  if (takesLeave(answerer, turn)) return { does: "leaves", isSure: false };
  const said = tells + reacts;
  if (said < LIKELY_SAID) return null;
  return { does: tells >= reacts ? "tells" : "reacts", isSure: said >= NOTHING_ASKED };
}

/** "Just keep the number, bye", "sin otro particular, un cordial saludo": a few words of farewell end it. */
function takesLeave({ read, cues }: Desk["answerer"], { message, history }: Turn): boolean {
  const last = pieces(message).at(-1) ?? "";
  const { concepts, tokens } = read(last);
  const isShort = history.length > 0 && tokens.length <= MOST_OF_FAREWELL && !message.trim().endsWith("?");
  const isWhole = sentences(message).at(-1)?.trim() === last;
  return isShort && (cues(last).has("goodbye") || (isWhole && concepts.has("bye")));
}
const pieces = (message: string) =>
  message
    .split(/[,.;:!\n]|\s[-–—]{1,3}\s/)
    .map((piece) => piece.trim())
    .filter((piece) => words(piece).length > 0);
const MOST_OF_FAREWELL = 4;

/** "My husband lost his job": a word of warmth is owed to it, and nothing is asked of a job. */
function withoutTone({ answerer }: Desk, text: string): string {
  const own = text.split(/\s+/);
  for (let width = 1; width <= MOST_OF_TONE; width += 1)
    for (let at = 0; at + width <= own.length; ) {
      if (answerer.cues(own.slice(at, at + width).join(" ")).has("hardnews")) own.splice(at, width);
      else at += 1;
    }
  return own.length === 0 ? text : own.join(" ");
}
const MOST_OF_TONE = 4;

/** "Is it needed, yes or no?", "¿sí o no necesito inglés?": how it is to be answered says nothing of what is asked. */
function withoutChoice({ answerer: { cues } }: Desk, text: string): string {
  const own = text.split(/\s+/);
  const at = own.findIndex((_, start) => cues(own.slice(start, start + CHOICE).join(" ")).has("yesorno"));
  if (at < 0 || own.length <= CHOICE + 1) return text;
  const rest = [...own.slice(0, at), ...own.slice(at + CHOICE)].join(" ").replace(/,$/, "");
  return text.includes("?") && !rest.includes("?") ? `${rest}?` : rest;
}
/** Words of "yes or no". */
const CHOICE = 3;

/** "Ok so", "hmm", "oigan y": what is said before the question says nothing of it. */
function withoutFiller(desk: Desk, text: string): string {
  const [first = "", ...rest] = text.trim().split(/\s+/);
  if (rest.length < 2 || !listed(desk, "filler").has(words(first).join(" "))) return text;
  const isJoined = rest.length > 1 && startersOf(desk).joins.has(words(rest[0] ?? "").join(" "));
  return withoutFiller(desk, (isJoined ? rest.slice(1) : rest).join(" "));
}
