import type { Output } from "#contract/index.ts";
import { mailboxKey } from "#domain/enrolment/email.ts";
import { GENERATED_EMAIL } from "#server/auth/first-staff.ts";
import type { Mailer } from "#server/ports/mailer.ts";

export type Reach = Output<"GET /api/safety/reach">;

/** Who wants to hear of what children tell. */
export type SafetyContacts = {
  /** Told at once; empty means every staff account. */
  readonly notify: readonly string[];
  /** Told as well when nobody takes an item; empty means every staff account. */
  readonly escalateTo: readonly string[];
  /** The school's own messenger. */
  readonly webhook: { readonly url: string; readonly secret: string } | null;
};

export type ReachParts = {
  readonly contacts: SafetyContacts;
  readonly mailer: Mailer;
  /** The addresses of all staff accounts. */
  readonly staffEmails: () => Promise<readonly string[]>;
  /** Whether browsers come by https, as they do wherever real children write. */
  readonly secure: boolean;
};

/** Whom staff's news reach, looked up each time: accounts are made while the server runs. */
export function safetyReach({ contacts, mailer, staffEmails, secure }: ReachParts) {
  /** Staff accounts that can get mail. The generated one counts only where mails are files, for a look around. */
  async function accounts(): Promise<string[]> {
    const emails = await staffEmails();
    return emails.filter((email) => mailer.isFolder || email !== GENERATED_EMAIL);
  }

  async function recipients(): Promise<readonly string[]> {
    return contacts.notify.length > 0 ? contacts.notify : accounts();
  }

  /** Whom to tell besides when nobody takes an item. */
  async function secondAddresses(): Promise<readonly string[]> {
    const told = new Set((await recipients()).map(mailboxKey));
    const others = contacts.escalateTo.length > 0 ? contacts.escalateTo : await accounts();
    return others.filter((email) => !told.has(mailboxKey(email)));
  }

  /** Whether somebody would hear of an item now, and by what. */
  async function look(): Promise<Reach> {
    const hasRecipients = (await recipients()).length > 0;
    if (hasRecipients && !mailer.isFolder) return { chat: "open", reach: "mail" };
    if (contacts.webhook !== null) return { chat: "open", reach: "messenger" };
    if (hasRecipients) return { chat: secure ? "closed" : "open", reach: "folder" };
    return { chat: "closed", reach: "nobody" };
  }

  return {
    recipients,
    secondAddresses,
    look,
    /** The same with the addresses, for whoever runs the server. */
    report: async () => ({
      ...(await look()),
      recipients: await recipients(),
      secondAddresses: await secondAddresses(),
    }),
  };
}
