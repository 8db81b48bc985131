import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocale } from "#web/platform/i18n.tsx";
import { unkept } from "#web/platform/storage.ts";

/**
 * The browser did not take what a child did: it is full, or it may not keep anything. Said to whoever looks after the child, with a
 * way to try again; until then the browser asks before the page is closed.
 */
export function UnkeptNotice() {
  const { t } = useLocale();
  const isUnkept = useSyncExternalStore(unkept.subscribe, unkept.read, () => false);
  const [isRead, setRead] = useState(false);
  const [isStill, setStill] = useState(false);
  useEffect(() => {
    if (!isUnkept) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnkept]);
  if (!isUnkept || isRead) return null;
  return (
    <aside className="child-unkept raised">
      <p role="status">{t(isStill ? "student.unkept.still" : "student.unkept")}</p>
      <div className="wraps flex centred">
        <button
          type="button"
          className="child-button child-plain"
          onClick={() => setStill(!unkept.catchUp())}
        >
          <span>{t("common.retry")}</span>
        </button>
        <button type="button" className="child-button child-plain" onClick={() => setRead(true)}>
          <span>{t("common.close")}</span>
        </button>
      </div>
    </aside>
  );
}
