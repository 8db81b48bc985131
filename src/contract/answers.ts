import { z } from "zod";
import { FAULTS } from "#domain/enrolment/taught/faults.ts";
import type { Operation } from "./operation.ts";
import { languageSchema, line, timestampSchema } from "./text.ts";

/** Letters at most of what staff teach, and ways to ask it at most in one language. */
export const TAUGHT = { question: 200, answer: 700, ways: 20 } as const;
/** Questions that the newest list goes back to, and groups and questions of one that are shown. */
export const OPEN_QUESTIONS = 500;

const orNull = (schema: z.ZodType<string, string>) =>
  schema.transform((value) => (value === "" ? null : value)).nullable();
const short = line(TAUGHT.question);
const long = line(TAUGHT.answer);
const ways = z
  .array(short)
  .max(TAUGHT.ways)
  .transform((all) => [...new Set(all.filter((one) => one !== ""))]);

/** What staff teach: an answer in one language or both, the question in short, and how families ask it. */
const taughtInput = z.object({
  question: z.object({ en: orNull(short), es: orNull(short) }),
  answer: z.object({ en: orNull(long), es: orNull(long) }),
  phrasings: z.object({ en: ways, es: ways }),
});

const either = z.object({ en: z.string().nullable(), es: z.string().nullable() });
const taughtContent = z.object({
  question: either,
  answer: either,
  phrasings: z.object({ en: z.array(z.string()), es: z.array(z.string()) }),
});
export type TaughtInput = z.input<typeof taughtInput>;

export const taughtAnswer = z.object({
  id: z.string(),
  content: taughtContent,
  /** Whether the assistant says it. */
  isLive: z.boolean(),
  /** Counts the changes; a change names the version it saw. */
  version: z.number().int(),
  /** The e-mail of who changed it last. */
  by: z.string(),
  changedAt: timestampSchema,
});
export type TaughtAnswerItem = z.infer<typeof taughtAnswer>;

export const taughtVersion = taughtAnswer.omit({ id: true }).extend({
  act: z.enum(["published", "changed", "retired", "restored"]),
});
export type TaughtVersion = z.infer<typeof taughtVersion>;

export const openQuestion = z.object({
  id: z.string(),
  text: z.string(),
  language: languageSchema,
  askedAt: timestampSchema,
  /** Asked in the enrolment chat, in this conversation; null beside the weekly packs. */
  conversationId: z.string().nullable(),
});
export type OpenQuestion = z.infer<typeof openQuestion>;

export const questionGroup = z.object({
  /** The question that is most like all of them: the group's name. */
  middle: openQuestion,
  questions: z.array(openQuestion),
});
export type QuestionGroup = z.infer<typeof questionGroup>;

export const fault = z.object({
  kind: z.enum(FAULTS),
  language: languageSchema.nullable(),
  text: z.string(),
  /** Of a claim: what it is about. */
  claim: z
    .enum(["price", "age", "date", "time", "duration", "group", "percentage", "free", "refund", "count"])
    .nullable(),
});
export type TaughtFault = z.infer<typeof fault>;

const id = z.string().min(1).max(64);
const params = z.object({ id });
const version = z.number().int().min(1);

export const answerOperations = {
  "GET /api/admin/answers": {
    summary: "What staff have taught the assistant, newest change first.",
    access: "staff",
    output: z.array(taughtAnswer),
  },
  "GET /api/admin/answers/questions": {
    summary:
      "The newest questions that the assistant did not know and still does not, put together by what they ask, most asked first.",
    access: "staff",
    output: z.object({
      groups: z.array(questionGroup),
      /** How many of the newest that were not known it knows by now. */
      answered: z.number().int(),
      /** Whether there are older ones that were not looked at. */
      hasOlder: z.boolean(),
    }),
  },
  "POST /api/admin/answers/questions/aside": {
    summary: "Put questions aside that nobody has to teach an answer to.",
    access: "staff",
    audit: "questions_aside",
    body: z.object({ ids: z.array(id).min(1).max(OPEN_QUESTIONS) }),
  },
  "POST /api/admin/answers/trial": {
    summary:
      "Try an answer before it is published: what the catalogue does not hold, and which of the questions it would have answered, by the look-up that families meet.",
    access: "staff",
    body: z.object({
      content: taughtInput,
      /** The answer that it would replace. */
      id: id.optional(),
    }),
    output: z.object({
      faults: z.array(fault),
      answers: z.array(openQuestion),
      /** What the assistant would say in each language. */
      said: z.object({ en: z.string(), es: z.string() }),
    }),
  },
  "GET /api/admin/answers/file": {
    summary: "What is live in both languages, as a content file in the form of the assistant's own facts.",
    access: "staff",
    output: z.object({
      yaml: z.string(),
      /** The questions of those that are left out: they are there in one language only. */
      left: z.array(z.string()),
    }),
  },
  "POST /api/admin/answers": {
    summary:
      "Publish an answer: the assistant says it from now on. 400 for what the catalogue does not hold.",
    access: "staff",
    audit: "answer_published",
    body: z.object({ content: taughtInput }),
    output: taughtAnswer,
    errors: ["conflict"],
  },
  "GET /api/admin/answers/{id}": {
    summary: "How an answer was at each change, newest first, and by whom.",
    access: "staff",
    params,
    output: z.array(taughtVersion),
    errors: ["not_found"],
  },
  "PUT /api/admin/answers/{id}": {
    summary:
      "Publish an answer anew. 409 when it changed meanwhile, 400 for what the catalogue does not hold.",
    access: "staff",
    audit: "answer_published",
    params,
    body: z.object({ version, content: taughtInput }),
    output: taughtAnswer,
    errors: ["not_found", "conflict"],
  },
  "POST /api/admin/answers/{id}/retire": {
    summary: "The assistant no longer says it. 409 when it changed meanwhile.",
    access: "staff",
    audit: "answer_retired",
    params,
    body: z.object({ version }),
    output: taughtAnswer,
    errors: ["not_found", "conflict"],
  },
  "POST /api/admin/answers/{id}/restore": {
    summary: "Publish it again as it was at an earlier change. 409 when it changed meanwhile.",
    access: "staff",
    audit: "answer_restored",
    params,
    body: z.object({ version, to: version }),
    output: taughtAnswer,
    errors: ["not_found", "conflict"],
  },
} as const satisfies Record<string, Operation>;
