import type { Shelf } from "#content/site/articles/shelves.ts";
import { useLocale } from "#web/platform/i18n.tsx";

/** Where else each shelf leads: to what is done, not only read. */
const WAYS = {
  help: ["chat"],
  parents: ["packs", "newsletter"],
  teachers: ["careers", "chat"],
  blog: ["newsletter"],
  community: ["newsletter", "packs"],
} as const satisfies Record<Shelf, readonly Way[]>;

type Way = "chat" | "packs" | "newsletter" | "careers";
const ADDRESSES: Record<Way, string> = {
  chat: "/chat",
  packs: "/little-explorers",
  newsletter: "/newsletter",
  careers: "/careers",
};

/** What to do next, at the foot of a shelf or of an article. */
export function NextSteps({ shelf }: { readonly shelf: Shelf }) {
  const { t } = useLocale();
  const [first, ...more] = WAYS[shelf];
  return (
    <aside className="legal-ask library-next">
      <h2>{t(`library.${shelf}.next`)}</h2>
      <p className="button-row">
        <a className="button button-forest" href={ADDRESSES[first]}>
          {t(`library.to.${first}`)}
        </a>
        {more.map((way) => (
          <a key={way} className="button" href={ADDRESSES[way]}>
            {t(`library.to.${way}`)}
          </a>
        ))}
      </p>
    </aside>
  );
}
