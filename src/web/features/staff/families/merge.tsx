import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Family } from "#contract/families.ts";
import { ApiError, api } from "#web/platform/api.ts";
import type { CopyKey } from "#web/platform/copy.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { showToast } from "#web/platform/toasts.ts";
import { Sheet } from "#web/ui/dialog.tsx";
import { FieldError } from "#web/ui/field.tsx";
import { refreshDesk, refreshFamilies } from "../desk/desk-queries.ts";
import { languageLabel } from "../labels.ts";

type Side = "this" | "other";
const PARTS = ["name", "reach", "phone", "children", "language"] as const;
type Part = (typeof PARTS)[number];
type Pair = readonly [Family, Family];

/** Two families that somebody knows to be one, though nothing of them looks alike. */
export function MergeSheet({ pair, onClose }: { readonly pair: Pair; readonly onClose: () => void }) {
  const { t } = useLocale();
  return (
    <Sheet open onClose={onClose} title={t("families.merge.title")} closeLabel={t("common.close")}>
      <Merge pair={pair} onDone={onClose} />
    </Sheet>
  );
}

/** Making one of two: what differs is chosen. */
export function Merge({ pair, onDone }: { readonly pair: Pair; readonly onDone: () => void }) {
  const { t } = useLocale();
  const client = useQueryClient();
  const [mine, theirs] = pair;
  const [keep, setKeep] = useState<Readonly<Record<Part, Side>>>(() => keepAtFirst(pair));
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<CopyKey | null>(null);
  const wordsOf = (part: Part, family: Family): string => {
    if (part === "name") return family.name;
    if (part === "reach") return family.email;
    if (part === "phone") return family.phone ?? "";
    if (part === "language") return languageLabel(family.language, t);
    return family.childrenAges;
  };
  const merge = async () => {
    setBusy(true);
    setFault(null);
    try {
      await api("POST /api/admin/leads/{id}/merge", {
        params: { id: mine.id },
        body: { version: mine.version, other: { id: theirs.id, version: theirs.version }, keep },
      });
      showToast({ tone: "ok", title: t("families.merge.title"), description: t("families.merge.done") });
      onDone();
    } catch (error) {
      const isStale = error instanceof ApiError && (error.status === 409 || error.status === 404);
      setFault(isStale ? "families.merge.stale" : "families.act.failed");
    } finally {
      await Promise.all([refreshFamilies(client), refreshDesk(client)]);
      setBusy(false);
    }
  };

  return (
    <div className="families-form">
      <p>{t("families.merge.lead")}</p>
      {PARTS.map((part) => (
        <fieldset key={part} className="merge-part">
          <legend>{t(`families.merge.${part}`)}</legend>
          {(["this", "other"] as const).map((side) => (
            <label key={side}>
              <input
                type="radio"
                name={`merge-${part}`}
                checked={keep[part] === side}
                onChange={() => setKeep((before) => ({ ...before, [part]: side }))}
              />
              {wordsOf(part, side === "this" ? mine : theirs) || t("families.nothing")}
            </label>
          ))}
        </fieldset>
      ))}
      {fault === null ? null : <FieldError>{t(fault)}</FieldError>}
      <button
        type="button"
        className="button button-primary"
        aria-disabled={busy}
        onClick={() => !busy && void merge()}
      >
        {t(busy ? "families.merge.busy" : "families.merge.go")}
      </button>
    </div>
  );
}

/** The first one's, wherever it says something. */
function keepAtFirst([mine, theirs]: Pair): Record<Part, Side> {
  const says = (own: unknown, other: unknown): Side => (!own && other ? "other" : "this");
  return {
    name: "this",
    reach: says(mine.email, theirs.email),
    phone: says(mine.phone, theirs.phone),
    children: says(mine.childrenAges, theirs.childrenAges),
    language: "this",
  };
}
