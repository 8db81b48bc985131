/** The form under which an e-mail address is compared: trimmed and lower-cased. Display keeps what was typed. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Whether a text holds this address, and not only a longer one that ends or begins like it: `ana@school.mx` is neither
 * in `mariana@school.mx` nor in `ana@school.mx.example`.
 */
export function mentionsEmail(text: string, email: string): boolean {
  const exact = emailKey(email).replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  return new RegExp(`(?<![\\w.%+-])${exact}(?![\\w-]|\\.\\w)`).test(text.toLowerCase());
}

/**
 * The mailbox that an address most likely reaches, for counting mails: `ana+1@…` and `ana+2@…` arrive at `ana@…`, and
 * Gmail overlooks dots. Never for telling families apart: elsewhere the same spelling may be another person.
 */
export function mailboxKey(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf("@");
  const plain = key.slice(0, at).replace(/(?<=.)\+.*$/, "");
  const domain = key.slice(at + 1).replace(/^googlemail\.com$/, "gmail.com");
  return `${domain === "gmail.com" ? plain.replaceAll(".", "") : plain}@${domain}`;
}

/** The form under which a phone number is compared, for a family that has no e-mail: its digits. */
export function phoneKey(phone: string): string {
  return `tel:${phone.replace(/\D/g, "")}`;
}

export const isPhoneKey = (key: string): boolean => key.startsWith("tel:");

/** The key of whatever a family can be found by: its address, or its phone number where it has none. */
export function familyKey(reach: string): string {
  return reach.includes("@") ? emailKey(reach) : phoneKey(reach);
}

const ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether a text looks like one address, for a hint beside its field; what is one is decided where it is parsed. */
export const looksLikeEmail = (text: string): boolean => ADDRESS.test(text);

/** What stands between addresses in a text. */
const BETWEEN = /[\s<>()[\]{}"',;:=]+/;
/** What ends a sentence after an address: "Write to ana@school.mx." */
const ENDINGS = ".!?¡¿)*_";

/** Whatever in a text may be an address, in the form of {@link emailKey}; what is none matches no family. */
export function addressesIn(text: string): string[] {
  return text.split(BETWEEN).flatMap((word) => {
    if (!word.includes("@")) return [];
    let end = word.length;
    while (end > 0 && ENDINGS.includes(word[end - 1] as string)) end -= 1;
    return [emailKey(word), emailKey(word.slice(0, end))];
  });
}

/** What may stand between the digits of one phone number: "+52 (998) 555-01.77". */
const WITHIN_PHONE = /^[ \u00a0().+/–-]{1,3}$/;
const FEWEST_DIGITS = 7;
const MOST_DIGITS = 15;

/** Whatever in a text may be a phone number, in the form of {@link phoneKey}; what is none matches no family. */
export function phonesIn(text: string): string[] {
  const found: string[] = [];
  /** What may still go on: each of them ends with the digits that were read last. */
  let open: string[] = [];
  let end = 0;
  for (const { 0: digits, index } of text.matchAll(/\d+/g)) {
    const goesOn = WITHIN_PHONE.test(text.slice(end, index));
    open = [...(goesOn ? open : []), ""]
      .map((before) => before + digits)
      .filter(({ length }) => length <= MOST_DIGITS);
    found.push(...open.filter(({ length }) => length >= FEWEST_DIGITS).map(phoneKey));
    end = index + digits.length;
  }
  return found;
}

/** Whatever in a text may be a family's, in the form of {@link familyKey}. */
export const familyKeysIn = (text: string): string[] => [...addressesIn(text), ...phonesIn(text)];

/** Whether a text holds a family's address, or its phone number however it is written there. */
export const mentionsFamily = (text: string, reach: string): boolean =>
  reach.includes("@") ? mentionsEmail(text, reach) : phonesIn(text).includes(phoneKey(reach));
