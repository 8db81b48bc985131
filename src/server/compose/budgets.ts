import type { Store } from "../db/store.ts";
import { dailyBudget } from "../http/limits.ts";

/** Calls for a grown-up from outside the class: a family tries the button, a stranger may hold it down. */
const OUTSIDE_HELP_A_DAY = 100;

/**
 * What is told from browsers whose class has ended, by all of them and by one: a child who is not heard is worse than a
 * few items too many, and none may use up what the others need.
 */
const TOLD_AFTER_CLASS_A_DAY = 100;
const TOLD_AFTER_CLASS_BY_ONE = 10;

/** A school is written to by dozens of families a day; whoever sends thousands writes to strangers. */
const FAMILY_MAILS_A_DAY = 500;
/** Whoever types other people's addresses for the newsletter uses up this, and no family's thanks or visit. */
const NEWSLETTER_MAILS_A_DAY = 100;

/** What may be done in a day, whoever does it; each by itself, so that a flood of one uses up nothing of another. */
export function dailyBudgets(store: Store, scale: number) {
  const budgetOf = (name: string, aDay: number) => dailyBudget(store, name, aDay * scale);
  return {
    familyMails: budgetOf("family-mails", FAMILY_MAILS_A_DAY),
    // Nobody can book more than the school offers: no flood elsewhere may leave a family without its confirmation.
    visitMails: budgetOf("visit-mails", FAMILY_MAILS_A_DAY),
    newsletterMails: budgetOf("newsletter-mails", NEWSLETTER_MAILS_A_DAY),
    helpOutside: budgetOf("help-outside", OUTSIDE_HELP_A_DAY),
    graveOutside: budgetOf("grave-outside", OUTSIDE_HELP_A_DAY),
    afterClass: budgetOf("told-after-class", TOLD_AFTER_CLASS_A_DAY),
    afterClassOfOne: budgetOf("told-after-class-by-one", TOLD_AFTER_CLASS_BY_ONE),
  };
}
