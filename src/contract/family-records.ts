import { z } from "zod";
import { assignmentResult } from "./assignment.ts";
import { chatRecord, spokenRecord } from "./family.ts";
import type { Operation } from "./operation.ts";
import { languageSchema, text, timestampSchema } from "./text.ts";

/** A child under the papers of the class, or an enrolment chat: what no e-mail leads to. */
const kind = z.enum(["learner", "chat"]);
export type RecordKind = z.infer<typeof kind>;

const query = z.object({
  kind,
  /** Something was said or kept between these times. */
  from: timestampSchema.optional(),
  to: timestampSchema.optional(),
  /**
   * All of them occur, in any order and as parts of words, whatever their marks and capitals: in what was said, in a
   * child's first name or its guide's, or in the number by which the tab knows the conversation.
   */
  words: text(200).optional(),
});
export type RecordQuery = z.infer<typeof query>;

const foundRecord = z.object({
  id: z.string(),
  kind,
  /** As the profile knows the child; null without one, and of chats. */
  name: z.string().nullable(),
  age: z.number().int().nullable(),
  /** Whose consent it rests on. */
  consent: z.enum(["device", "class"]).nullable(),
  /** The beginning of a chat's first message, by which a family may know it; a child's words are read with an entry in the audit. */
  begins: z.string().nullable(),
  /** Of a child's last conversation with the tutor. */
  language: languageSchema.nullable(),
  firstAt: timestampSchema,
  lastAt: timestampSchema,
  messages: z.number().int(),
});
export type FoundRecord = z.infer<typeof foundRecord>;

const one = { params: z.object({ id: z.string().min(1).max(256) }), query: z.object({ kind }) };

/** What staff do for one child, or about one chat, without an e-mail. */
export const familyRecordOperations = {
  "GET /api/admin/records": {
    summary: "Find single children, or chats, by day, time and words; the newest hundred.",
    access: "staff",
    query,
    output: z.array(foundRecord),
  },
  "GET /api/admin/records/{id}": {
    summary: "Everything that is kept of one child, or in one chat, as a file for the family.",
    access: "staff",
    proof: true,
    audit: "family_export",
    ...one,
    output: z.object({
      exportedAt: timestampSchema,
      profiles: z.array(z.object({ updatedAt: timestampSchema, result: assignmentResult })),
      tutorConversations: z.array(spokenRecord(["child", "tutor"])),
      conversations: z.array(chatRecord),
    }),
    errors: ["not_found"],
  },
  "DELETE /api/admin/records/{id}": {
    summary: "Erase one child's profiles and conversations, or one chat.",
    access: "staff",
    proof: true,
    audit: "family_erased",
    ...one,
    errors: ["not_found"],
  },
} as const satisfies Record<string, Operation>;
