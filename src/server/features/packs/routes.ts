import { createHash } from "node:crypto";
import { brand } from "#content/catalogue/brand.ts";
import { parentQuestionMail } from "#content/mail/parent-questions.ts";
import { printWords } from "#content/packs/print-words.ts";
import type { TaughtAnswer } from "#domain/enrolment/taught/answer.ts";
import { fill } from "#domain/locale/fill.ts";
import { LANGUAGES, type Language } from "#domain/locale/language.ts";
import { certificateName } from "#domain/packs/certificate.ts";
import type { School } from "#domain/site/school.ts";
import { newId } from "#server/db/id.ts";
import type { NewMail } from "#server/db/mails.ts";
import type { Eraser } from "#server/db/scrub.ts";
import type { Store } from "#server/db/store.ts";
import type { Call, Handlers } from "#server/http/handler.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { GraveAnswer } from "#server/ports/grave-answer.ts";
import type { Printables } from "#server/ports/printables.ts";
import { parentQuestions } from "./questions.ts";
import { type PanelAnswers, parentSupport } from "./support.ts";

type PackHandlers = Pick<
  Handlers,
  | "GET /api/packs/{week}/downloads/{id}"
  | "POST /api/packs/certificate"
  | "POST /api/parent-support"
  | "POST /api/parent-support/email"
  | "GET /api/admin/parent-questions"
  | "PATCH /api/admin/parent-questions/{id}"
  | "DELETE /api/admin/parent-questions/{id}"
>;

type PackParts = {
  readonly store: Store;
  readonly eraser: Eraser;
  readonly printables: Printables;
  /** Over what helps at home with the weekly packs. */
  readonly panel: () => PanelAnswers;
  /** What staff have taught the assistant. */
  readonly taught: () => Promise<readonly TaughtAnswer[]>;
  readonly school: () => School;
  readonly now: () => number;
  readonly publicUrl: () => string;
  /** Where staff want to hear of questions, if anywhere. */
  readonly staffNotify: string | null;
  readonly wakeMail: () => void;
  readonly graveAnswer: GraveAnswer;
};

/** How long a browser may keep a sheet, in seconds: the same bytes until the program is updated. */
const KEEP = 3600;

/** Little Explorers as handlers of the contract. */
export function packHandlers(parts: PackParts): PackHandlers {
  const { printables, publicUrl, staffNotify, wakeMail } = parts;
  const questions = parentQuestions(
    parts,
    staffNotify === null ? null : { mail: () => questionMail(staffNotify, publicUrl()), wake: wakeMail },
  );
  const graveAnswer = async (message: string, language: Language, call: Call) =>
    parts.graveAnswer({
      ...{ message, language, place: "little_explorers", isOfClass: await call.student() },
      // The panel has no conversations.
      ...{ sessionId: newId(parts.now()), origin: { device: null, address: call.address } },
    });
  const answer = parentSupport(questions, parts.panel, parts.taught, parts.school, graveAnswer);
  return {
    "GET /api/packs/{week}/downloads/{id}": async ({ params: { week, id }, query: { language } }) => {
      const bytes = await printables.sheet(week, id, language);
      if (bytes === null) throw new Refusal("not_found", "There is no such sheet.");
      return pdf(bytes, fill(printWords[language].file, { week: String(week), id }), {
        "cache-control": `public, max-age=${KEEP}`,
        "content-language": language,
        etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 27)}"`,
      });
    },
    "POST /api/packs/certificate": async ({ body: { name, language } }) => {
      const bytes = await printables.certificate(certificateName(name), language);
      return pdf(bytes, "ceiba-little-explorers.pdf", {
        "cache-control": "no-store",
        "content-language": language,
      });
    },
    "POST /api/parent-support": ({ body }, call) => answer(body.question, body.language, body.toStaff, call),
    "POST /api/parent-support/email": ({ body }) => questions.replyTo(body.receipt, body.email),
    "GET /api/admin/parent-questions": () => questions.list(),
    "PATCH /api/admin/parent-questions/{id}": async ({ params, body }, call) =>
      questions.mark(params.id, body.status, (await call.staff())?.email ?? "staff"),
    "DELETE /api/admin/parent-questions/{id}": ({ params }, call) => questions.erase(params.id, call.note),
  };
}

function questionMail(to: string, url: string): NewMail {
  const values = { brand: brand.name, url };
  return {
    to,
    kind: "staff",
    subject: fill(parentQuestionMail.subject, values),
    text: LANGUAGES.map((language) => fill(parentQuestionMail.text[language], values)).join("\n"),
  };
}

function pdf(bytes: Uint8Array, name: string, headers: Readonly<Record<string, string>>): Response {
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      "content-type": "application/pdf",
      "content-length": String(bytes.length),
      "content-disposition": `attachment; filename="${name}"`,
      ...headers,
    },
  });
}
