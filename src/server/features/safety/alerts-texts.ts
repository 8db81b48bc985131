import { brand } from "#content/catalogue/brand.ts";
import { safetyMails } from "#content/mail/safety.ts";
import { fill } from "#domain/locale/fill.ts";
import { LANGUAGES, type Language } from "#domain/locale/language.ts";
import { SEVERITIES, type Severity } from "#domain/safety/kinds.ts";
import type { SafetyAlertTable } from "#server/db/schema/alerts.ts";
import type { Mail } from "#server/ports/mailer.ts";
import type { DueAlert } from "./alerts.ts";

/** A flood may be of hundreds; the desk has them all, the gravest on top. */
const LINKS_AT_MOST = 50;

const linkTo = (publicUrl: string, alert: SafetyAlertTable) =>
  `${publicUrl}/admin/safety#item-${alert.item_id}`;

/** One mail to one recipient, about one item or about several that leave together. */
export function alertMail(alerts: readonly [DueAlert, ...DueAlert[]], publicUrl: string, now: number): Mail {
  const [first] = alerts;
  const severity = gravest(alerts);
  const isAgain = alerts.every(({ reason }) => reason !== "first");
  const waited = now - Math.min(...alerts.map(({ itemAt }) => itemAt));
  const counts = countsOf(alerts);
  const isFlood = alerts.length > 1 && alerts.every(({ is_gathered }) => is_gathered === 1);
  const listed = alerts.slice(0, LINKS_AT_MOST).map((alert) => linkTo(publicUrl, alert));
  const links = [...listed, ...(alerts.length > listed.length ? [`${publicUrl}/admin/safety`] : [])].join(
    "\n",
  );
  const text = LANGUAGES.map((language) => {
    const words = safetyMails[language];
    return [
      words.severity[severity],
      ...(isFlood ? [fill(words.gathered, { counts })] : []),
      ...(isAgain ? [fill(words.waited, { waited: duration(waited, language) })] : []),
      ...(alerts.some(({ reason }) => reason === "escalation") ? [words.escalation] : []),
      `${words.look}\n${links}`,
      words.end,
    ].join("\n\n");
  }).join("\n\n· · ·\n\n");
  const subject = subjectOf(severity, isAgain, isFlood ? ` (${alerts.length})` : "");
  return { to: first.recipient, subject, text: `${text}\n` };
}

/** What the school's messenger gets: neither words nor name, and no kind, because a channel has many readers. */
export function alertMessage(alert: DueAlert, publicUrl: string): object {
  const url = linkTo(publicUrl, alert);
  const { item_id, severity, reason, itemAt } = alert;
  const subject = subjectOf(severity, reason !== "first");
  return {
    ...{ id: item_id, type: "safety.item", severity, reason, url, at: new Date(itemAt).toISOString() },
    text: fill(safetyMails.line, { subject, url }),
  };
}

/** How many of each severity, the gravest first. */
function countsOf(alerts: readonly SafetyAlertTable[]): string {
  return SEVERITIES.flatMap((severity) => {
    const { length } = alerts.filter((alert) => alert.severity === severity);
    return length === 0 ? [] : [`${length} × ${safetyMails.severity[severity]}`];
  }).join(", ");
}

function subjectOf(severity: Severity, isAgain: boolean, count = ""): string {
  const values = { severity: `${safetyMails.severity[severity]}${count}`, brand: brand.name };
  return fill(isAgain ? safetyMails.again : safetyMails.subject, values);
}

function gravest(alerts: readonly SafetyAlertTable[]): Severity {
  return SEVERITIES.find((severity) => alerts.some((alert) => alert.severity === severity)) ?? "note";
}

/** In the largest unit that is whole: 15 minutes, 5 hours, 3 days. */
function duration(milliseconds: number, language: Language): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  const [value, unit] =
    minutes < 60
      ? [minutes, "minute"]
      : minutes < 2880
        ? [Math.floor(minutes / 60), "hour"]
        : [Math.floor(minutes / 1440), "day"];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(value);
}
