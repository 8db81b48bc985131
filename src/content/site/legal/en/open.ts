import type { OpenWords } from "../compose.ts";

export const open: OpenWords = {
  language: "en",
  names: {
    reading: "the pages about the school",
    articles: "the articles for families and teachers",
    chat: "the enrollment chat",
    waitlist: "the waitlist",
    newsletter: "the newsletter",
    careers: "the application for teachers",
    deposits: "the deposits",
    subscriptions: "the school subscriptions",
    portal: "the student portal, with the class password",
    demo: "the demo for children",
    packs: "the weekly packs of Little Explorers",
    companionPlans: "the plans of the digital companion for home",
  },
  open: "Open today are:",
  closed:
    "Not open yet: {offers}. Their buttons lead to the waitlist, and they take no money before they open.",
  asks: "A child’s first name and age are asked for in these: {offers}. What is kept of that, and with whose consent, is on the [Privacy page](/privacy#children).",
};
