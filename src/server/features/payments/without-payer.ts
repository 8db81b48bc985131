import { emailKey } from "#domain/enrolment/email.ts";

/** The names that stand beside an address in Stripe's objects and in our metadata. */
const NAMES = new Set(["name", "payerName"]);

/** An object of the embedded payment provider, as JSON, without this address and the names beside it. */
export function withoutPayer(body: string, email: string): string {
  const key = emailKey(email);
  const isHis = (value: unknown) => typeof value === "string" && emailKey(value) === key;
  const clean = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(clean);
    if (typeof value !== "object" || value === null) return value;
    const fields = Object.entries(value);
    const named = fields.some(([, each]) => isHis(each));
    return Object.fromEntries(
      fields.map(([name, each]) => [name, isHis(each) || (named && NAMES.has(name)) ? null : clean(each)]),
    );
  };
  return JSON.stringify(clean(JSON.parse(body)));
}
