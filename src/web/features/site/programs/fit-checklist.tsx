import { Fragment, useEffect, useRef, useState } from "react";
import { catalogue } from "#content/catalogue/catalogue.ts";
import tree from "#web/assets/art/fit-tree.svg";
import { useLocale, type Values } from "#web/platform/i18n.tsx";
import { askHref } from "../frame/site-links.ts";
import { fitStage, fitStyle } from "./fit.ts";

const ITEMS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const INVITE = catalogue.fitChecklist.invite;
/** The tree's sheets from back to front: the lower branches stand behind the trunk. */
const BEHIND = [1, 2, 3, 4] as const;
const BEFORE = [5, 6, 7, 8] as const;

/**
 * Eight boxes and a tree that gains a branch per tick. Boxes, count, branches and messages work by style alone, so
 * before hydration too; the script adds only the sentence for a screen reader. Nothing is stored or sent.
 */
export function FitChecklist({ values }: { readonly values: Values }) {
  const { t } = useLocale();
  const form = useRef<HTMLFieldSetElement>(null);
  const [count, setCount] = useState<number | null>(null);

  // Boxes may have been ticked before the script arrived, or kept by the browser over a reload.
  useEffect(() => {
    const ticked = ticks(form.current);
    if (ticked > 0) setCount(ticked);
  }, []);

  const total = ITEMS.length;
  return (
    <section className="fit" aria-labelledby="fit-title">
      <style>{fitStyle(total, INVITE)}</style>
      <div className="wrap fit-columns">
        <div>
          <h2 id="fit-title">{t("programs.fit.title")}</h2>
          <p id="fit-lead" className="lead">
            {t("programs.fit.lead", values)}
          </p>
          <fieldset
            ref={form}
            className="fit-list"
            aria-labelledby="fit-title"
            aria-describedby="fit-lead"
            onChange={() => setCount(ticks(form.current))}
          >
            {ITEMS.map((item) => (
              <Fragment key={item}>
                <input type="checkbox" id={`fit-${item}`} />
                <label htmlFor={`fit-${item}`}>{t(`programs.fit.${item}`, values)}</label>
              </Fragment>
            ))}
          </fieldset>
        </div>
        <div className="fit-arch raised anchor">
          <div className="fit-tree" aria-hidden="true">
            {BEHIND.map(branch)}
            <img src={`${tree}#trunk`} alt="" width="300" height="300" loading="lazy" />
            {BEFORE.map(branch)}
          </div>
          <div className="fit-result">
            <p className="fit-count" aria-hidden="true" data-of={t("programs.fit.of", { total })} />
            <div className="fit-none">
              <h3>{t("programs.fit.none")}</h3>
              <p>{t("programs.fit.none.text")}</p>
            </div>
            <div className="fit-some">
              <h3>{t("programs.fit.some")}</h3>
              <p>{t("programs.fit.some.text")}</p>
              <a className="button button-paper" href={askHref(t("programs.fit.question"))}>
                {t("programs.fit.ask")}
              </a>
            </div>
            <div className="fit-invite">
              <h3>{t("programs.fit.invite")}</h3>
              <p>{t("programs.fit.invite.text")}</p>
              <a className="button button-primary" href={askHref(t("programs.fit.invite.ask"))}>
                {t("programs.fit.action")}
              </a>
            </div>
            <p role="status" className="read-only-aloud">
              {count === null
                ? ""
                : `${t("programs.fit.status", { count, total })}. ${t(`programs.fit.${fitStage(count, INVITE)}`)}.`}
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

function ticks(form: HTMLFieldSetElement | null): number {
  return form?.querySelectorAll(":checked").length ?? 0;
}

/** One sheet of the picture; its address's fragment chooses the branch (the file holds all of them). */
function branch(number: number) {
  return (
    <img
      key={number}
      className={`fit-branch fit-branch-${number}`}
      src={`${tree}#b${number}`}
      alt=""
      width="300"
      height="300"
      loading="lazy"
    />
  );
}
