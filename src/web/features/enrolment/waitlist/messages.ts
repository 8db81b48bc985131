import type { waitlist } from "#content/copy/en/waitlist.ts";

type ErrorKey = Extract<keyof typeof waitlist, `waitlist.error.${string}`>;

/** What the schema of the contract says, and the sentence of the dictionaries that tells it. */
const SENTENCES: Readonly<Record<string, ErrorKey>> = {
  "form.name": "waitlist.error.name",
  "form.email": "waitlist.error.email",
  "form.children": "waitlist.error.children",
  "form.ages": "waitlist.error.ages",
  "form.adult": "waitlist.error.adult",
  text_too_long: "waitlist.error.tooLong",
  text_control: "waitlist.error.control",
};

/**
 * The sentence for a faulty field. A fault that the schema does not word itself gets one of the form library's
 * generic messages: Required, Invalid email, Invalid input (specification §5).
 */
export function errorSentence(error: { readonly type?: unknown; readonly message?: string }): ErrorKey {
  const message = error.message ?? "";
  const own = SENTENCES[message];
  if (own !== undefined) return own;
  if (error.type === "required" || (error.type === "invalid_type" && /undefined|null/.test(message)))
    return "waitlist.error.required";
  if (error.type === "invalid_format") return "waitlist.error.invalidEmail";
  return "waitlist.error.invalid";
}
