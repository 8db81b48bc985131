/**
 * What visitors can use today. The legal pages are composed from it, and a test holds it against the pages that exist:
 * an offer opens by its page, and the terms say so with the same change.
 */
export const offers = {
  reading: { pages: ["/", "/programs", "/programas"] },
  articles: { pages: ["/help", "/parents", "/teachers", "/blog", "/community"] },
  chat: { pages: ["/chat", "/embed"] },
  waitlist: { pages: ["/", "/chat", "/embed"] },
  newsletter: { pages: ["/newsletter"] },
  careers: { pages: ["/careers"] },
  deposits: { pages: ["/checkout"], asksAboutChild: true },
  subscriptions: { pages: ["/subscribe", "/subscription-success"] },
  portal: { pages: ["/student"], asksAboutChild: true },
  demo: { pages: ["/luma", "/luma-demo"], asksAboutChild: true },
  packs: { pages: ["/little-explorers"] },
  /** Its buttons lead to the waitlist (decision 009). */
  companionPlans: { pages: [] },
} as const satisfies Readonly<Record<string, Offer>>;

type Offer = {
  /** Where it is used; none while it is closed. */
  readonly pages: readonly string[];
  /** A child's name and age are asked for there. */
  readonly asksAboutChild?: true;
};
export type OfferName = keyof typeof offers;
/** What tells an open offer from a closed one; a test opens and closes offers of its own. */
export type Offers = Readonly<Record<OfferName, Offer>>;
