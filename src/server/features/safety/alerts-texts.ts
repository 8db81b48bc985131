import { brand } from "#content/catalogue/brand.ts";
import { safetyMails } from "#content/mail/safety.ts";
import { fill } from "#domain/locale/fill.ts";
import { LANGUAGES, type Language } from "#domain/locale/language.ts";
import { SEVERITIES, type Severity } from "#domain/safety/kinds.ts";
import type { SafetyAlertTable } from "#server/db/schema-alerts.ts";
import type { Mail } from "#server/ports/mailer.ts";
import type { DueAlert } from "./alerts.ts";

const linkTo = (publicUrl: string, alert: SafetyAlertTable) => `${publicUrl}/admin#item-${alert.item_id}`;

/** One mail to one recipient, about one item or about several that leave together. */
export function alertMail(alerts: readonly [DueAlert, ...DueAlert[]], publicUrl: string, now: number): Mail {
  const [first] = alerts;
  const severity = gravest(alerts);
  const isAgain = alerts.every(({ reason }) => reason !== "first");
  const waited = now - Math.min(...alerts.map(({ itemAt }) => itemAt));
  const links = alerts.map((alert) => linkTo(publicUrl, alert)).join("\n");
  const text = LANGUAGES.map((language) => {
    const words = safetyMails[language];
    return [
      words.severity[severity],
      ...(isAgain ? [fill(words.waited, { waited: duration(waited, language) })] : []),
      ...(alerts.some(({ reason }) => reason === "escalation") ? [words.escalation] : []),
      `${words.look}\n${links}`,
      words.end,
    ].join("\n\n");
  }).join("\n\n· · ·\n\n");
  return { to: first.recipient, subject: subjectOf(severity, isAgain), text: `${text}\n` };
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

function subjectOf(severity: Severity, isAgain: boolean): string {
  const values = { severity: safetyMails.severity[severity], brand: brand.name };
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
