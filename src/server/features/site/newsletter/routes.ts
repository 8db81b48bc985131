import type { School } from "#domain/site/school.ts";
import type { Handlers } from "#server/http/handler.ts";
import { letters } from "./letters.ts";
import { newsletterMailsOf } from "./mails.ts";
import { type SubscriberParts, subscribers } from "./subscribers.ts";
import { subscriberTokens } from "./tokens.ts";

type NewsletterHandlers = Pick<
  Handlers,
  | "POST /api/newsletter"
  | "POST /api/newsletter/confirm"
  | "POST /api/newsletter/unsubscribe"
  | "GET /api/admin/newsletter"
  | "POST /api/admin/newsletter/letters"
>;

type NewsletterParts = Omit<SubscriberParts, "mails"> & {
  readonly secret: string;
  readonly publicUrl: () => string;
  readonly school: () => School;
};

/** The newsletter as handlers of the contract. */
export function newsletterHandlers({
  secret,
  publicUrl,
  school,
  ...parts
}: NewsletterParts): NewsletterHandlers {
  const tokens = subscriberTokens(secret);
  const mails = newsletterMailsOf(publicUrl, school, tokens);
  const list = subscribers({ ...parts, mails });
  const desk = letters({ ...parts, mails });
  return {
    "POST /api/newsletter": ({ body }) => list.ask(body.email, body.language),
    "POST /api/newsletter/confirm": ({ body }) => list.confirm(tokens.idOf("confirm", body.token)),
    "POST /api/newsletter/unsubscribe": ({ query }) => list.end(tokens.idOf("end", query.token)),
    "GET /api/admin/newsletter": () => desk.status(),
    "POST /api/admin/newsletter/letters": ({ body }, call) => desk.send(body, call.note),
  };
}
