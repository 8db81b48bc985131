/** The headers by which a mail program offers to end such mails with one click (RFC 8058). */
export function oneClick(unsubscribe: string | null | undefined): { headers?: Record<string, string> } {
  if (!unsubscribe) return {};
  return {
    headers: {
      "List-Unsubscribe": `<${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}
