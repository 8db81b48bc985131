import { z } from "zod";
import { APPLICATION_STATUSES, MAX_APPLICATION, TEACHING } from "#domain/site/careers/application.ts";
import { MIN_APPLICATION } from "#domain/site/careers/faults.ts";
import type { Operation } from "./operation.ts";
import { languageSchema, line, MAX_FIELD, text, timestampSchema } from "./text.ts";

const id = z.string().min(1).max(64);
const languages = z.enum(["en", "es", "both"]);

/** What a teacher sends. No CV and no photo: the school asks for what it needs once it writes back. */
export const applicationForm = z.object({
  name: line(MAX_FIELD).pipe(z.string().min(2, "name")),
  email: text(MAX_FIELD).pipe(z.email("email")),
  phone: line(MAX_FIELD).optional(),
  /** With whom, or what, they would like to teach. */
  teaching: z.enum(TEACHING, "required"),
  /** The languages they can teach in. */
  speaks: languages,
  /** From when they could come, in their own words. */
  from: line(MAX_FIELD).optional(),
  message: text(MAX_APPLICATION).pipe(z.string().min(MIN_APPLICATION, "message")),
  /** Eighteen or older. */
  adult: z.literal(true, "adult"),
});

export const application = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  teaching: z.enum(TEACHING),
  speaks: languages,
  from: z.string().nullable(),
  message: z.string(),
  language: languageSchema,
  status: z.enum(APPLICATION_STATUSES),
  createdAt: timestampSchema,
  changedAt: timestampSchema,
  /** The e-mail of the member of staff who changed it last. */
  changedBy: z.string().nullable(),
});
export type Application = z.infer<typeof application>;

/** Teachers who would like to come (decision 135). */
export const careerOperations = {
  "POST /api/careers": {
    summary: "Apply as a teacher. The school's staff read it; a mail says that it arrived.",
    access: "public",
    body: applicationForm.extend({ language: languageSchema }),
  },
  "GET /api/admin/applications": {
    summary: "Teachers' applications: new ones first, then the newest.",
    access: "staff",
    output: z.array(application),
  },
  "PATCH /api/admin/applications/{id}": {
    summary: "Say how far an application is.",
    access: "staff",
    params: z.object({ id }),
    body: z.object({ status: z.enum(APPLICATION_STATUSES) }),
    output: application,
    errors: ["not_found"],
  },
  "DELETE /api/admin/applications/{id}": {
    summary: "Erase an application.",
    access: "staff",
    proof: true,
    audit: "application_erased",
    params: z.object({ id }),
    errors: ["not_found"],
  },
} as const satisfies Record<string, Operation>;
