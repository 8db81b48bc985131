import { catalogue } from "#content/catalogue/catalogue.ts";
import type { SubscriptionPlan } from "#domain/payments/subscription.ts";
import { useLocale } from "#web/platform/i18n.tsx";

/** What a school subscription holds, in the catalogue's words, which the chat uses too. */
export function Holds({ plan }: { readonly plan: SubscriptionPlan }) {
  const { language, t } = useLocale();
  const own = catalogue.schoolSubscriptions[plan].holds.map((each) => each[language]);
  const all = plan === "premium" ? [t("payments.holds.explorer"), ...own] : own;
  return (
    <ul className="pay-holds" aria-label={t("payments.holds")}>
      {all.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
}
