import { openToday } from "../compose.ts";
import type { LegalDocument } from "../document.ts";
import { updated } from "../updated.ts";
import { open } from "./open.ts";

export const terms: LegalDocument = {
  title: "Terms of Service",
  lead: "What you can count on from us, and what we ask of you. In plain words.",
  updated: updated.terms,
  short: [
    "You must be {adultAge} or older to sign up or to pay.",
    "Children use the AI tools with an adult near them, or with a parent’s consent.",
    "Joining the waitlist is free. It does not hold a place and you can leave it at any time.",
    "Both deposits are fully refundable until {launchDate}. School subscriptions renew each month until you cancel.",
    "The chat answers with AI and can be wrong. What is written on the Programs page counts.",
  ],
  sections: [
    {
      id: "about",
      heading: "Who we are",
      body: [
        "{brand} is a micro-school in {place}, at its pilot stage. These terms are between you and the school, and they cover this site: its pages and everything that is open on it.",
        "By using the site you accept them. If something here does not suit you, please [ask us](/chat) before you go on.",
      ],
    },
    {
      id: "who",
      heading: "Who may use the site",
      body: [
        "Anyone may read it. You must be {adultAge} or older to join the waitlist, to sign up or to pay.",
        "The AI tools for children are meant for children of {learnerFrom} to {learnerTo}. A child uses them with an adult near, or after a parent or guardian has given consent. The adult who lets a child use them stays responsible for that use.",
      ],
    },
    {
      id: "today",
      heading: "What is open today",
      body: [
        ...openToday(open),
        "While the school has not connected a card payment provider, the pages on which something is paid are in practice mode and say so. In practice mode no money moves, and what is paid there holds no place and starts no subscription.",
      ],
    },
    {
      id: "chat",
      heading: "The chat and AI",
      about: "chat",
      body: [
        "The enrollment chat answers with software. When the school connects an outside AI provider, that provider helps to write the answers. Otherwise they are worked out on the school’s own server.",
        "An answer can be incomplete or wrong. It is not an offer, and it is not legal, medical or educational advice. If it differs from a price, an age or a date on the [Programs page](/programs), the page counts. When it matters, ask to be contacted by a person.",
      ],
    },
    {
      id: "waitlist",
      heading: "The waitlist",
      about: "waitlist",
      body: [
        "The waitlist tells the school that you are interested. It is free, it promises no place and no start date, and it binds neither you nor us. To leave it, write to {contactEmail}.",
      ],
    },
    {
      id: "prices",
      heading: "Programs and prices",
      body: [
        "Prices are in US dollars. The school publishes three separate things, and one does not include another:",
        {
          list: [
            "Pod School, a place in a group: {podPrice} a month.",
            "School subscriptions: Explorer at {explorerPrice} a month and Premium at {premiumPrice} a month.",
            "The digital companion for home, in three plans. The {trialDays}-day free trial belongs to these plans and begins when they open.",
          ],
        },
        "Prices of the Worldschooler Pass and terms of the Teacher Residency are not published on this site. Ask us.",
      ],
    },
    {
      id: "deposits",
      heading: "Deposits and refunds",
      about: "deposits",
      body: [
        "There are two deposits. Founders’ Circle, {foundersDeposit}, reserves a family’s spot. Teacher Sponsor, {sponsorDeposit}, supports the co-living program for teachers.",
        "Both are fully refundable until the launch date, {launchDate}. To ask for a refund, write to {contactEmail} on or before that day. The money goes back to the card it came from.",
      ],
    },
    {
      id: "subscriptions",
      heading: "Subscriptions",
      about: "subscriptions",
      body: [
        "A school subscription that you take before {launchDate} is reserved: the card payment provider keeps your card, nothing is charged, and until that day you can cancel without paying anything. It is charged first on that day. One that you take later is charged when it starts.",
        "It then renews each month until you cancel. You may cancel at any time, by the link in each e-mail about it: it then runs to the end of the month you have paid for, and the renewals stop.",
      ],
    },
    {
      id: "payments",
      heading: "Card payments",
      body: [
        "Card payments are taken by a card payment provider (Stripe). Card numbers go to the provider and never through this software. The provider’s own terms apply to the payment itself.",
        "In practice mode there is no provider. Our own practice form takes only documented test card numbers; any other number is refused without being kept. Please never type a real card there.",
      ],
    },
    {
      id: "conduct",
      heading: "What we ask of you",
      body: [
        {
          list: [
            "Give details that are true, and your own.",
            "Do not write other people’s private details in the chat, above all a child’s.",
            "Do not try to break into the site, overload it, or make the chat say harmful things.",
          ],
        },
        "We may turn away requests that put the site or other people at risk.",
      ],
    },
    {
      id: "responsibility",
      heading: "Our responsibility",
      body: [
        "We look after the site with care, but it may have errors or be out of reach at times. Nothing in these terms takes away a right that the law gives you as a consumer or as a parent.",
        "How we treat your details is explained on the [Privacy page](/privacy).",
      ],
    },
    {
      id: "changes",
      heading: "Changes and questions",
      body: [
        "When these terms change, this page changes and so does its date.",
        "Questions: {contactEmail}.",
      ],
    },
  ],
};
