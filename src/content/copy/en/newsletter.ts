/** The newsletter's page: asking for it, confirming it, ending it. */
export const newsletter = {
  "newsletter.meta.title": "Newsletter | Ceiba",
  "newsletter.meta.description":
    "A letter when there is news from the school, in English or Spanish. You confirm it by mail and end it with one tap.",
  "newsletter.title": "A letter, now and then",
  "newsletter.lead":
    "When there is news from the school, we write it down and send it to you. No advertising, and no fixed day.",
  "newsletter.email": "Your email",
  "newsletter.email.wrong": "Please write an email address, such as ana@example.com.",
  "newsletter.language": "The letters come in English. For Spanish, change the language at the top first.",
  "newsletter.ask": "Send me the newsletter",
  "newsletter.busy": "One moment…",
  "newsletter.asked.title": "Look into your mail",
  "newsletter.asked":
    "If {email} is not on the list yet, a mail is on its way there. One tap on its link confirms it, within {days} days. Without that, nothing is sent.",
  "newsletter.asked.other": "Use another address",
  "newsletter.failed": "That did not get through. Please try again.",
  "newsletter.privacy": "We keep your address and language for this and nothing else, until you end it.",
  "newsletter.privacy.link": "Privacy",
  "newsletter.confirm.title": "Shall we send you the newsletter?",
  "newsletter.confirm.text": "One more tap, so that nobody can sign you up but you.",
  "newsletter.confirm": "Yes, send it to me",
  "newsletter.confirmed.title": "It is confirmed",
  "newsletter.confirmed": "You will hear from us when there is news. Until then there is enough to read.",
  "newsletter.end.title": "End the newsletter?",
  "newsletter.end.text": "Your address is deleted from the list at once, and nothing more is sent.",
  "newsletter.end": "End it",
  "newsletter.ended.title": "It has ended",
  "newsletter.ended": "Your address is deleted. Thank you for reading along.",
  "newsletter.expired.title": "This link no longer works",
  "newsletter.expired": "It was used, or is older than {days} days. You can ask for a new one here.",
  "newsletter.read": "To the articles",
} as const satisfies Record<string, string>;
