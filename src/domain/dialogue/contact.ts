import { looksLikeEmail } from "../enrolment/email.ts";
import { trimSigns } from "../language/text.ts";

/** Ways to reach somebody, as typed in a message. */
export type Reach = {
  readonly email: string | null;
  readonly phone: string | null;
  /** Something with an @ that is no whole address. */
  readonly brokenEmail: boolean;
  /** As many digits as a payment card has: never kept as a phone number. */
  readonly cardNumber: boolean;
  /** The message without what was found. */
  readonly rest: string;
};

const PHONE_DIGITS = { from: 8, to: 15 };
const CARD_DIGITS = { from: 15, to: 19 };
const EDGES = "<>()[]{}.,;:!?¡¿\"'“”«»";
const IN_PHONE = "0123456789+-. ()";

/** Finds the e-mail address and the phone number of a message. */
export function reachIn(message: string): Reach {
  const pieces = message.split(/\s+/);
  const address = pieces.map((piece) => trimSigns(piece, EDGES)).find((piece) => piece.includes("@"));
  const email = address !== undefined && looksLikeEmail(address) ? address : null;
  // "My e-mail is ana@mail.com, Ana Ruiz": the comma behind an address still ends what stands before it.
  const withoutEmail = pieces
    .map((piece) => (piece.includes("@") ? (/,$/.exec(piece)?.[0] ?? "") : piece))
    .filter((piece) => piece !== "")
    .join(" ")
    .replace(/ ,(?= |$)/g, ",")
    .replace(/^,\s*/, "");
  const runs = digitRuns(withoutEmail);
  const count = (run: string) => [...run].filter((sign) => sign >= "0" && sign <= "9").length;
  const isCard = (run: string) => {
    const plain = !run.trim().startsWith("+");
    return plain && count(run) >= CARD_DIGITS.from && count(run) <= CARD_DIGITS.to;
  };
  const cardNumber = runs.some(isCard);
  const phone = runs.find(
    (run) => !isCard(run) && count(run) >= PHONE_DIGITS.from && count(run) <= PHONE_DIGITS.to,
  );
  const rest = runs
    .filter((run) => run === phone || isCard(run))
    .reduce((text, run) => text.replace(run, " "), withoutEmail);
  return {
    email,
    phone: phone === undefined ? null : trimSigns(phone, "-. "),
    brokenEmail: address !== undefined && email === null,
    cardNumber,
    rest: rest.trim(),
  };
}

/** The stretches of a text that a phone number may be written in. */
function digitRuns(text: string): string[] {
  const runs: string[] = [];
  let run = "";
  for (const sign of `${text}\n`) {
    if (IN_PHONE.includes(sign)) {
      run += sign;
      continue;
    }
    if (/\d/.test(run)) runs.push(run);
    run = "";
  }
  return runs;
}
