import { looksLikeEmail } from "../../enrolment/email.ts";

/** What a teacher fills in, as it stands in the fields. */
export type ApplicationFields = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly teaching: string;
  readonly speaks: string;
  readonly from: string;
  readonly message: string;
  readonly adult: boolean;
};
export type ApplicationField = keyof ApplicationFields;

/** The fewest characters that say something about somebody. */
export const MIN_APPLICATION = 20;

/** The fields that want correcting, from top to bottom. */
export function applicationFaults(fields: ApplicationFields): ApplicationField[] {
  const { name, email, teaching, message, adult } = fields;
  const faulty: Partial<Record<ApplicationField, boolean>> = {
    name: name.trim().length < 2,
    email: !looksLikeEmail(email.trim()),
    teaching: teaching === "",
    message: message.trim().length < MIN_APPLICATION,
    adult: !adult,
  };
  return (Object.keys(fields) as ApplicationField[]).filter((field) => faulty[field]);
}
