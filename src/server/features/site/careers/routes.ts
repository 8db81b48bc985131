import { brand } from "#content/catalogue/brand.ts";
import { careerMails } from "#content/mail/careers.ts";
import { greetableName } from "#domain/enrolment/name.ts";
import { fill } from "#domain/locale/fill.ts";
import { LANGUAGES } from "#domain/locale/language.ts";
import { letterhead, type School } from "#domain/site/school.ts";
import type { NewMail } from "#server/db/mails.ts";
import type { Eraser } from "#server/db/scrub.ts";
import type { Store } from "#server/db/store.ts";
import type { Handlers } from "#server/http/handler.ts";
import type { DailyBudget } from "#server/http/limits.ts";
import { type ApplicationForm, applications } from "./applications.ts";

type CareerHandlers = Pick<
  Handlers,
  | "POST /api/careers"
  | "GET /api/admin/applications"
  | "PATCH /api/admin/applications/{id}"
  | "DELETE /api/admin/applications/{id}"
>;

type CareerParts = {
  readonly store: Store;
  readonly eraser: Eraser;
  readonly mailBudget: DailyBudget;
  readonly wakeMail: () => void;
  readonly now: () => number;
  readonly publicUrl: () => string;
  readonly school: () => School;
  /** Where staff want to hear of applications, if anywhere. */
  readonly staffNotify: string | null;
};

/** Teachers' applications as handlers of the contract. */
export function careerHandlers({ staffNotify, publicUrl, school, ...parts }: CareerParts): CareerHandlers {
  const list = applications({
    ...parts,
    thanks: (form) => thanksFor(form, publicUrl(), school()),
    notice: staffNotify === null ? null : () => noticeOf(staffNotify, publicUrl()),
  });
  return {
    "POST /api/careers": ({ body }) => list.apply(body),
    "GET /api/admin/applications": () => list.list(),
    "PATCH /api/admin/applications/{id}": async ({ params, body }, call) =>
      list.mark(params.id, body.status, (await call.staff())?.email ?? "staff"),
    "DELETE /api/admin/applications/{id}": ({ params }, call) => list.erase(params.id, call.note),
  };
}

function thanksFor({ name, email, language }: ApplicationForm, url: string, school: School): NewMail {
  const words = careerMails[language];
  const greeted = greetableName(name);
  const values = {
    ...{ brand: brand.name, tagline: brand.tagline[language], url },
    ...letterhead(school),
    greeting: greeted === null ? words.plain : fill(words.greeting, { name: greeted }),
  };
  return { to: email, kind: "family", subject: fill(words.subject, values), text: fill(words.text, values) };
}

function noticeOf(to: string, url: string): NewMail {
  const values = { brand: brand.name, url };
  return {
    to,
    kind: "staff",
    subject: fill(careerMails.staff.subject, values),
    text: LANGUAGES.map((language) => fill(careerMails.staff[language], values)).join("\n"),
  };
}
