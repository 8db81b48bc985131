import type { z } from "zod";
import { accountOperations } from "./account.ts";
import { answerOperations } from "./answers.ts";
import { careerOperations } from "./careers.ts";
import { enrolmentOperations } from "./enrolment.ts";
import { factOperations } from "./facts.ts";
import { familyDeskOperations } from "./families.ts";
import { familyOperations } from "./family.ts";
import { familyRecordOperations } from "./family-records.ts";
import { helpOperations } from "./help.ts";
import { inboxOperations } from "./inbox.ts";
import { insightOperations } from "./insight.ts";
import { learnerOperations } from "./learner.ts";
import { liveOperations } from "./live.ts";
import { mailOperations } from "./mails.ts";
import { moneyOperations } from "./money.ts";
import { newsletterOperations } from "./newsletter.ts";
import type { Operation } from "./operation.ts";
import { packOperations } from "./packs.ts";
import { paymentOperations } from "./payments.ts";
import { placeOperations } from "./places.ts";
import { practicePaymentOperations } from "./practice-payments.ts";
import { safetyOperations } from "./safety.ts";
import { speechOperations } from "./speech.ts";
import { staffOperations } from "./staff.ts";
import { systemOperations } from "./system.ts";
import { tutorOperations } from "./tutor.ts";
import { visitOperations } from "./visits.ts";

/** The one table of all operations. Server routes, the typed client and the OpenAPI document come from it. */
export const operations = {
  ...systemOperations,
  ...enrolmentOperations,
  ...staffOperations,
  ...inboxOperations,
  ...answerOperations,
  ...factOperations,
  ...insightOperations,
  ...liveOperations,
  ...familyDeskOperations,
  ...visitOperations,
  ...placeOperations,
  ...accountOperations,
  ...paymentOperations,
  ...practicePaymentOperations,
  ...moneyOperations,
  ...learnerOperations,
  ...speechOperations,
  ...safetyOperations,
  ...helpOperations,
  ...tutorOperations,
  ...packOperations,
  ...newsletterOperations,
  ...careerOperations,
  ...mailOperations,
  ...familyOperations,
  ...familyRecordOperations,
} as const satisfies Record<string, Operation>;

export type Operations = typeof operations;
export type OperationKey = keyof Operations;

type Field<Key extends OperationKey, Name extends string> =
  Operations[Key] extends Record<Name, infer Schema> ? Schema : never;
type SchemaInput<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type SchemaOutput<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What a caller sends. */
export type Params<Key extends OperationKey> = SchemaInput<Field<Key, "params">>;
export type Query<Key extends OperationKey> = SchemaInput<Field<Key, "query">>;
export type Body<Key extends OperationKey> = SchemaInput<Field<Key, "body">>;
/** What a handler receives, parsed. */
export type Parsed<Key extends OperationKey> = {
  params: SchemaOutput<Field<Key, "params">>;
  query: SchemaOutput<Field<Key, "query">>;
  body: SchemaOutput<Field<Key, "body">>;
};
/** What an operation answers. One that answers bytes never answers JSON: its handler makes the Response itself. */
export type Output<Key extends OperationKey> = Operations[Key] extends {
  output: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : Operations[Key] extends { media: string }
    ? never
    : undefined;

/** Splits a table key into its method and path: `"POST /api/leads"` → `["POST", "/api/leads"]`. */
export function splitKey(key: string): readonly [method: string, path: string] {
  const space = key.indexOf(" ");
  return [key.slice(0, space), key.slice(space + 1)];
}
