import { setImmediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import { OPEN_QUESTIONS, type OpenQuestion, type QuestionGroup } from "#contract/answers.ts";
import { type TaughtAnswer, waysToAsk } from "#domain/enrolment/taught/answer.ts";
import { groupByMeaning } from "#domain/enrolment/taught/groups.ts";
import { alike, type Gist } from "#domain/enrolment/taught/likeness.ts";
import { LANGUAGES } from "#domain/locale/language.ts";
import type { Database } from "#server/db/schema.ts";
import type { Store } from "#server/db/store.ts";
import type { LookUp } from "./look-up.ts";

/** What is known of a question whatever is taught: found once. */
type Read = { readonly question: OpenQuestion; readonly gist: Gist; readonly isKnown: boolean };

/** Only questions so much like a way to ask are looked up again. Parts of a question may be more like it than the whole. */
const WORTH_ASKING = 0.2;
const MOST_KEPT = 4 * OPEN_QUESTIONS;

/** Between two questions: one alone may be written to take as long as a question is allowed. */
const othersAreAnswered = () => setImmediate();

/** The questions that the assistant did not know, looked up anew with what is taught. */
export function openQuestions(store: Store, lookUp: LookUp) {
  const kept = new Map<string, Read>();

  async function newest(): Promise<{ read: Read[]; hasOlder: boolean }> {
    const questions = await newestQuestions(store.db);
    if (kept.size > MOST_KEPT) kept.clear();
    const read: Read[] = [];
    for (const question of questions.slice(0, OPEN_QUESTIONS)) {
      let one = kept.get(question.id);
      if (one === undefined) {
        const { isKnown } = lookUp.ask(question, []);
        one = { question, gist: lookUp.gistOf(question.text), isKnown };
        kept.set(question.id, one);
        await othersAreAnswered();
      }
      read.push(one);
    }
    return { read, hasOlder: questions.length > OPEN_QUESTIONS };
  }

  /** Those of some questions that the assistant answers with what is taught. */
  async function answeredBy(
    read: readonly Read[],
    taught: readonly TaughtAnswer[],
    isWanted: (said: readonly string[]) => boolean,
  ): Promise<OpenQuestion[]> {
    const ways = taught.flatMap(({ content }) =>
      LANGUAGES.flatMap((language) => waysToAsk(content, language)).map(lookUp.gistOf),
    );
    const near = read.filter(({ gist }) => ways.some((way) => alike(gist, way) >= WORTH_ASKING));
    const answered: OpenQuestion[] = [];
    // What is asked in the same words has the same answer.
    const asked = new Map<string, ReturnType<LookUp["ask"]>>();
    for (const { question } of near) {
      const words = `${question.language} ${question.conversationId === null} ${question.text}`;
      const known = asked.get(words);
      const { isKnown, said } = known ?? lookUp.ask(question, taught);
      if (known === undefined) {
        asked.set(words, { isKnown, said });
        await othersAreAnswered();
      }
      if (isKnown && isWanted(said)) answered.push(question);
    }
    return answered;
  }

  return {
    /** What is not known with what is taught, by meaning. */
    async groups(taught: readonly TaughtAnswer[]) {
      const { read, hasOlder } = await newest();
      const known = read.filter(({ isKnown }) => isKnown).map(({ question }) => question.id);
      const unknown = read.filter(({ isKnown }) => !isKnown);
      const now = await answeredBy(unknown, taught, () => true);
      const answered = new Set([...known, ...now.map(({ id }) => id)]);
      const open = unknown.filter(({ question }) => !answered.has(question.id));
      await othersAreAnswered();
      const groups = groupByMeaning(open, ({ gist }) => gist).map(
        ({ middle, questions }): QuestionGroup => ({
          middle: middle.question,
          questions: questions.map(({ question }) => question),
        }),
      );
      return { groups, answered: answered.size, hasOlder };
    },

    /** Which of the questions an answer would have answered, beside what is taught already. */
    async wouldAnswer(draft: TaughtAnswer, taught: readonly TaughtAnswer[]): Promise<OpenQuestion[]> {
      const { read } = await newest();
      return answeredBy(read, [...taught.filter(({ id }) => id !== draft.id), draft], (said) =>
        said.includes(draft.id),
      );
    },

    /** Puts questions aside; those that are gone by now are none. */
    setAside: (ids: readonly string[]): Promise<void> =>
      store.write(async (trx) => {
        for (const table of ["messages", "parent_questions"] as const)
          await trx
            .updateTable(table)
            .set({ set_aside: 1 })
            .where("id", "in", [...ids])
            .execute();
      }),
  };
}

/** One more than is shown, newest first: the chat's with the answers that did not know, and the parents' panel's. */
async function newestQuestions(db: Kysely<Database>): Promise<OpenQuestion[]> {
  const chat = await db
    .selectFrom("messages")
    .innerJoin("conversations", "conversations.id", "messages.conversation_id")
    .select(["messages.id", "messages.wish", "messages.conversation_id", "messages.created_at"])
    .select("conversations.language")
    .where("messages.mark", "=", "not_known")
    .where("messages.set_aside", "=", 0)
    .orderBy("messages.created_at", "desc")
    .orderBy("messages.id", "desc")
    .limit(OPEN_QUESTIONS + 1)
    .execute();
  const panel = await db
    .selectFrom("parent_questions")
    .select(["id", "question", "language", "created_at"])
    .where("set_aside", "=", 0)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(OPEN_QUESTIONS + 1)
    .execute();
  const iso = (time: number) => new Date(time).toISOString();
  return [
    ...chat.flatMap(({ id, wish, language, conversation_id, created_at }): OpenQuestion[] => {
      const text = wish === null ? "" : (JSON.parse(wish) as { text: string }).text;
      const askedAt = iso(created_at);
      return text === "" ? [] : [{ id, text, language, askedAt, conversationId: conversation_id }];
    }),
    ...panel.map(
      ({ id, question, language, created_at }): OpenQuestion => ({
        ...{ id, text: question, language, askedAt: iso(created_at), conversationId: null },
      }),
    ),
  ]
    .sort((one, other) => (one.askedAt < other.askedAt ? 1 : -1))
    .slice(0, OPEN_QUESTIONS + 1);
}
