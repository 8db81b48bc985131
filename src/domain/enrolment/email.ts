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

const ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether a text looks like one address, for a hint beside its field; what is one is decided where it is parsed. */
export const looksLikeEmail = (text: string): boolean => ADDRESS.test(text);
