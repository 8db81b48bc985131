import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Output } from "#contract/index.ts";
import { statusColour } from "#domain/enrolment/lead.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Sheet } from "#web/ui/dialog.tsx";
import { statusLabel } from "../labels.ts";
import { DeskButton } from "./desk-button.tsx";

/** After the last letter, before the server is asked. */
const PAUSE_MS = 250;
const FOUND_AT_MOST = 8;
const FAMILIES = "/admin/families";

type Found = Output<"GET /api/admin/families">;
const addressOf = (search: string) =>
  `/api/admin/families?${new URLSearchParams({ search, limit: String(FOUND_AT_MOST) })}`;
const pageOf = (id: string) => `${FAMILIES}?id=${encodeURIComponent(id)}`;

/** Whether a key is meant for what has the focus. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest("input, textarea, select, [role=dialog]") !== null);

/** Finds a family from wherever one is, and leads to its page; `/` opens it. */
export function QuickSearch() {
  const { t } = useLocale();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || isTyping(event.target)) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener("keydown", open);
    return () => removeEventListener("keydown", open);
  }, []);
  return (
    <>
      <DeskButton
        label={t("staff.find")}
        tip={t("staff.find.keys")}
        icon={Search}
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onClick={() => setOpen(true)}
      />
      {isOpen ? <Finder onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function Finder({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLocale();
  const client = useQueryClient();
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const pause = setTimeout(() => setSearch(typed.trim()), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  const { data, isError } = useQuery<Found>({
    queryKey: [addressOf(search)],
    enabled: search !== "",
    placeholderData: keepPreviousData,
  });
  const found = search === "" ? undefined : data;

  /** Whoever presses Enter means the first of what was typed, though it may not be shown yet. */
  const goToFirst = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    if (wanted === "") return;
    setSearch(wanted);
    const first = await client
      .fetchQuery<Found>({ queryKey: [addressOf(wanted)] })
      .then(({ items }) => items[0])
      .catch(() => undefined);
    if (first !== undefined) location.assign(pageOf(first.id));
  };
  /** Down and up through the field and what was found. */
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const stops = [field.current, ...(rows.current?.querySelectorAll("a") ?? [])];
    const at = stops.indexOf(document.activeElement as HTMLInputElement);
    event.preventDefault();
    stops[at + step]?.focus();
  };

  return (
    <Sheet open onClose={onClose} title={t("staff.find")} closeLabel={t("common.close")} first={field}>
      <search className="quick-search stack" onKeyDown={move}>
        <form onSubmit={(event) => void goToFirst(event)}>
          <label className="field-label" htmlFor="quick-search">
            {t("staff.find.label")}
          </label>
          <input
            ref={field}
            id="quick-search"
            className="field"
            type="search"
            autoComplete="off"
            maxLength={100}
            aria-describedby="quick-search-hint"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p className="field-hint" id="quick-search-hint">
            {t("staff.find.hint")}
          </p>
        </form>
        <p className="read-only-aloud" role="status">
          {found === undefined ? "" : t("staff.find.count", { count: found.items.length })}
        </p>
        {isError ? <p role="alert">{t("staff.find.failed")}</p> : null}
        {found?.items.length === 0 ? <p>{t("staff.find.none")}</p> : null}
        {found === undefined || found.items.length === 0 ? null : (
          <ul ref={rows}>
            {found.items.map(({ id, name, email, phone, childNames, childrenAges, status }) => (
              <li key={id}>
                <a className="stack tap" href={pageOf(id)}>
                  <span className="row apart">
                    <b>{name}</b>
                    <Badge tone={statusColour(status)}>{statusLabel(status, t)}</Badge>
                  </span>
                  <span className="quiet small breaks">
                    {[
                      childNames,
                      childrenAges && t("staff.find.ages", { ages: childrenAges }),
                      email || phone,
                    ]
                      .filter(Boolean)
                      .join(" · ")}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )}
        {found?.next == null ? null : (
          <a className="row-inline target" href={`${FAMILIES}?search=${encodeURIComponent(search)}`}>
            {t("staff.find.all")}
          </a>
        )}
      </search>
    </Sheet>
  );
}
