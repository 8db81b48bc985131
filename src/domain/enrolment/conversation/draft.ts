import { wording } from "#domain/dialogue/saying.ts";
import { type DialogueState, reachOf, type Slot, type WishKind } from "#domain/dialogue/state.ts";
import { withWish } from "#domain/dialogue/wishes.ts";
import { sentencesKept, words } from "#domain/language/text.ts";
import type { PaymentType } from "#domain/payments/deposit.ts";
import { withoutVerdict } from "../assistant/crossings.ts";
import type { Desk } from "./desk.ts";
import { thingNamed, thingOf } from "./thing.ts";
import type { Act, LeadDraft, Outcome, Reply, Turn, Wish } from "./turn.ts";
import type { Understanding } from "./understanding/understand.ts";

/** Two sentences that nearly all words and all figures have in common. */
function sayTheSame(one: string, other: string): boolean {
  const [own, others] = [new Set(words(one)), new Set(words(other))];
  const shared = [...own].filter((word) => others.has(word)).length;
  const apart = [...own, ...others].filter((word) => own.has(word) !== others.has(word));
  return shared >= ALIKE * Math.max(own.size, others.size) && !apart.some((word) => /\d/.test(word));
}
const ALIKE = 0.8;

type Changes<T> = { -readonly [K in keyof T]: T[K] };

/** A reply while it is made: what is said so far, and how the conversation stands after it. */
export class Draft {
  readonly desk: Desk;
  readonly turn: Turn;
  readonly heard: Understanding;
  readonly state: Changes<DialogueState>;
  readonly acts: Act[] = [];
  private readonly texts: string[] = [];
  suggestions: readonly string[] = [];
  topic: string | null = null;
  /** What the reply spoke of last, where no fact says it. */
  thing: string | null = null;
  outcome: Outcome = "answered";
  form = false;
  payment: PaymentType | null = null;
  wish: Wish | null = null;
  lead: LeadDraft | null = null;

  constructor(desk: Desk, turn: Turn, heard: Understanding) {
    this.desk = desk;
    this.turn = turn;
    this.heard = heard;
    this.state = { ...turn.state, asked: null, offered: null };
  }

  get isEmpty(): boolean {
    return this.texts.length === 0;
  }

  /** Who will not say how to be reached is not asked for it again, until it wishes for somebody. */
  get defersContact(): boolean {
    return this.state.form === "refused";
  }

  /** Says a sentence of the content in its next wording. */
  say(act: Act, name: string, values: Readonly<Record<string, string>> = {}): void {
    const times = this.state.said[name] ?? 0;
    this.add(act, this.phrase(name, values));
    this.state.said = { ...this.state.said, [name]: times + 1 };
  }

  phrase(name: string, values: Readonly<Record<string, string>> = {}): string {
    const { language } = this.turn;
    const marks = { ...this.desk.answerer.figures(language), ...values };
    return wording(this.desk.sayings, name, language, this.state.said[name] ?? 0, marks);
  }

  add(act: Act, text: string): void {
    this.acts.push(act);
    const said = this.texts.flatMap((one) => sentencesKept(one));
    const own = sentencesKept(text);
    const fresh = own.filter((sentence) => !said.some((one) => sayTheSame(one, sentence)));
    const rest = fresh.join("").trim();
    // Where the reason stands above already, a "yes" after it answers nothing.
    const isBareVerdict = fresh.length < own.length && withoutVerdict(`${rest} `) === "";
    if (rest !== "" && !isBareVerdict) this.texts.push(rest);
  }

  /** Puts what is said in it before all that was said, and leaves open what is asked. */
  ahead(say: () => void): void {
    const said = this.texts.splice(0);
    const { asked } = this.state;
    say();
    for (const text of said) if (!this.texts.includes(text)) this.texts.push(text);
    this.state.asked = asked ?? this.state.asked;
  }

  /** Asks for one thing; the next message is read as its answer. */
  ask(slot: Slot, name: string, values: Readonly<Record<string, string>> = {}): void {
    this.say("ask", name, values);
    this.state.asked = slot;
  }

  /** Keeps a wish for the people of the school, in the family's own words. */
  note(kind: WishKind, text = this.turn.message): void {
    const { name, email, phone } = this.state.contact;
    this.wish = { kind, text, name, email, phone };
    if (kind === "waitlist") this.state.said = { ...this.state.said, wantsList: 1 };
    this.state.said = withWish(this.state.said, kind);
    this.outcome = kind === "question" ? "unknown" : kind;
    this.acts.push("note");
    // A question beside a wish that waits for an address leaves it waiting.
    const waits = kind === "question" ? (this.turn.state.pending ?? kind) : kind;
    this.state.pending = reachOf(this.state.contact) === null ? waits : null;
  }

  /** Of the fact that was told, else what the message names. */
  private thingSpokenOf(): string | undefined {
    const { knowledge, answerer } = this.desk;
    const told = this.topic === this.turn.state.topic ? undefined : answerer.fact(this.topic ?? "");
    const named = thingNamed(knowledge, this.heard.asking);
    // "Do we pack lunch?" is undecided of food, whatever a word of it names besides.
    const isOther = this.heard.parts.every(
      ({ meaning }) => meaning.kind === "outside" && meaning.area?.lead !== undefined,
    );
    return (thingOf(knowledge, told) ?? (isOther ? undefined : named))?.id;
  }

  reply(): Reply {
    // Greetings and thanks are about nothing: what was spoken of before them stays.
    const isAbout = this.topic !== null && this.desk.answerer.fact(this.topic)?.subject.length !== 0;
    const state = {
      ...this.state,
      topic: isAbout ? this.topic : this.state.topic,
      thing: this.thing ?? this.thingSpokenOf() ?? this.state.thing,
    };
    return {
      message: this.texts.join(" "),
      acts: [...new Set(this.acts)],
      topic: this.topic,
      needsContactForm: this.form,
      payment: this.payment,
      suggestions: this.suggestions,
      outcome: this.outcome,
      wish: this.wish,
      lead: this.lead,
      state,
    };
  }
}
