import { Download, NotebookPen, Printer, Stamp } from "lucide-react";
import type { FigureName } from "#content/packs/figures.ts";
import type { DownloadType, WeeklyPack } from "#domain/packs/pack.ts";
import { useLocale } from "#web/platform/i18n.tsx";

const icons = { worksheet: NotebookPen, pdf: Printer, stamp: Stamp } as const satisfies Record<
  DownloadType,
  unknown
>;

/** The week's sheets to print, by name, kind and description. Plain links: they work before any script. */
export function Downloads({ pack }: { readonly pack: WeeklyPack<FigureName> }) {
  const { language, t } = useLocale();
  return (
    <div className="child-card explorers-downloads">
      <h3>{t("explorers.downloads")}</h3>
      <p>{t("explorers.downloads.text")}</p>
      <ul>
        {pack.downloads.map(({ id, type, name, description }) => {
          const Icon = icons[type];
          return (
            <li key={id}>
              <Icon aria-hidden="true" size={34} />
              <div>
                <a href={`/api/packs/${pack.week}/downloads/${id}?language=${language}`} download>
                  {name[language]}
                  <Download aria-hidden="true" size={22} />
                </a>
                <p>
                  <b>{t(`explorers.type.${type}`)}</b> {description[language]}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
