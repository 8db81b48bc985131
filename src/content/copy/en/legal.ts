/** Words around the legal texts; the texts themselves are in `content/site/legal`. */
export const legal = {
  "legal.meta.title": "Terms and privacy | Ceiba",
  "legal.meta.description": "The terms of this site and what it keeps about you, in plain words.",
  "legal.terms.meta.title": "Terms of Service | Ceiba",
  "legal.terms.meta.description":
    "What you can count on from the school, and what it asks of you, in plain words.",
  "legal.privacy.meta.title": "Privacy | Ceiba",
  "legal.privacy.meta.description":
    "What this site keeps about you, why, and how to see it or have it erased. No advertising.",
  "legal.updated": "Last changed {date}",
  "legal.short": "In short",
  "legal.contents": "Contents",
  "legal.chatNumber": "The conversation with the school in this browser has the number {number}.",
  "legal.ask.title": "Something unclear?",
  "legal.ask.text": "Ask in the chat, or write to a person at {email}.",
  "legal.ask.action": "Ask in the chat",
} as const satisfies Record<string, string>;
