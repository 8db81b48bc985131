/** The form under which an e-mail address is compared: trimmed and lower-cased. Display keeps what was typed. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
