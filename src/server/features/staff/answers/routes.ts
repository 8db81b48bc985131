import type { TaughtAnswer, TaughtContent } from "#domain/enrolment/taught/answer.ts";
import type { Store } from "#server/db/store.ts";
import type { Call, Handlers } from "#server/http/handler.ts";
import { Refusal } from "#server/http/refusal.ts";
import { taughtChanges } from "./changes.ts";
import type { LookUp } from "./look-up.ts";
import { openQuestions } from "./open-questions.ts";

export type AnswerParts = {
  readonly store: Store;
  readonly now: () => number;
  readonly lookUp: LookUp;
  /** What the assistant says of it at this moment. */
  readonly taught: () => Promise<readonly TaughtAnswer[]>;
};

type AnswerHandlers = Pick<
  Handlers,
  | "GET /api/admin/answers"
  | "GET /api/admin/answers/questions"
  | "POST /api/admin/answers/questions/aside"
  | "POST /api/admin/answers/trial"
  | "GET /api/admin/answers/file"
  | "POST /api/admin/answers"
  | "GET /api/admin/answers/{id}"
  | "PUT /api/admin/answers/{id}"
  | "POST /api/admin/answers/{id}/retire"
  | "POST /api/admin/answers/{id}/restore"
>;

/** What no answer has that is stored. */
const DRAFT = "draft";

/** What staff teach the assistant (decision 167) as handlers of the contract. */
export function answerHandlers({ store, now, lookUp, taught }: AnswerParts): AnswerHandlers {
  const changes = taughtChanges(store, now);
  const questions = openQuestions(store, lookUp);
  const check = (content: TaughtContent) => {
    const [fault] = lookUp.faultsOf(content);
    if (fault === undefined) return;
    const what = [fault.claim ?? fault.kind, fault.language, fault.text].filter(Boolean).join(": ");
    throw new Refusal("invalid_request", `This may not be published: ${what}`);
  };
  const by = async (call: Call) => ({ email: (await call.staff())?.email ?? "staff", note: call.note });

  return {
    "GET /api/admin/answers": () => changes.list(),
    "GET /api/admin/answers/questions": async () => questions.groups(await taught()),
    "POST /api/admin/answers/questions/aside": ({ body }) => questions.setAside(body.ids),
    "POST /api/admin/answers/trial": async ({ body }) => {
      const faults = lookUp.faultsOf(body.content);
      // Without an answer there is nothing to be said.
      const isWhole = !faults.some(({ kind }) => kind === "no_answer" || kind === "no_question");
      const draft = { id: body.id ?? DRAFT, content: body.content };
      const answers = isWhole ? await questions.wouldAnswer(draft, await taught()) : [];
      const said = isWhole
        ? { en: lookUp.sayingOf(body.content, "en"), es: lookUp.sayingOf(body.content, "es") }
        : { en: "", es: "" };
      return { faults: faults.map((fault) => ({ ...fault })), answers, said };
    },
    "GET /api/admin/answers/file": async () => {
      const live = await taught();
      const isWhole = ({ content }: TaughtAnswer) =>
        content.answer.en !== null && content.answer.es !== null && isAskedInBoth(content);
      return {
        yaml: lookUp.fileOf(live.filter(isWhole)),
        left: live
          .filter((answer) => !isWhole(answer))
          .map(({ content }) => content.question.en ?? content.question.es ?? ""),
      };
    },
    "POST /api/admin/answers": async ({ body }, call) => {
      check(body.content);
      return changes.publish(body.content, await by(call));
    },
    "GET /api/admin/answers/{id}": ({ params }) => changes.versions(params.id),
    "PUT /api/admin/answers/{id}": async ({ params, body }, call) => {
      check(body.content);
      return changes.replace(params.id, body.version, body.content, await by(call));
    },
    "POST /api/admin/answers/{id}/retire": async ({ params, body }, call) =>
      changes.retire(params.id, body.version, await by(call)),
    "POST /api/admin/answers/{id}/restore": async ({ params, body }, call) =>
      changes.restore(params.id, body.version, body.to, check, await by(call)),
  };
}

/** A content file writes the question in both languages. */
const isAskedInBoth = ({ question }: TaughtContent) => question.en !== null && question.es !== null;
