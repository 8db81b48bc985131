import { brand } from "#content/catalogue/brand.ts";
import { placeMails } from "#content/mail/places.ts";
import { emailKey } from "#domain/enrolment/email.ts";
import { greetableName } from "#domain/enrolment/name.ts";
import { timeInWords } from "#domain/enrolment/visits/wording.ts";
import { fill } from "#domain/locale/fill.ts";
import { LOCALES } from "#domain/locale/money.ts";
import { letterhead } from "#domain/site/school.ts";
import { enqueueMail } from "#server/db/mails.ts";
import { readHours } from "#server/db/opening-hours.ts";
import { sign, verify } from "#server/http/signed.ts";
import type { PlaceParts, PlaceWithLead, PodRow, Trx } from "./parts.ts";

type Offered = Pick<PlaceWithLead, "id" | "offers" | "email">;

/**
 * The link of an offer; it is signed, so that nothing need be stored for it, and stands behind a #, so in no log. The
 * signature is of this one offer to this one address: neither an earlier link nor an earlier address answers a later offer.
 */
export function placeLinks(secret: string, publicUrl: () => string) {
  const signed = ({ id, offers, email }: Offered) => `${id} ${offers} ${emailKey(email)}`;
  const tokenOf = (row: Offered) => row.id + sign(signed(row), "place", secret).slice(signed(row).length);
  return {
    tokenOf,
    /** Whose link it says it is. */
    placeOf: (token: string) => token.split(".", 1)[0] ?? "",
    isOf: (token: string, row: Offered) =>
      verify(signed(row) + token.slice(row.id.length), "place", secret) !== null,
    offer: (row: Offered, language: string) => `${publicUrl()}/place?lang=${language}#offer=${tokenOf(row)}`,
  };
}
export type PlaceLinks = ReturnType<typeof placeLinks>;

type Parts = Pick<PlaceParts, "publicUrl" | "school" | "usualHours" | "staffNotify">;

/** Writes the mails about offers, in the family's language. */
export function placeMailsOf(parts: Parts, links: PlaceLinks) {
  const { publicUrl, school, staffNotify } = parts;

  async function valuesFor(trx: Trx, row: PlaceWithLead, pod: PodRow | undefined) {
    const { timeZone } = await readHours(trx, parts.usualHours);
    const startsOn = pod?.starts_on ?? school().launchDate;
    return {
      ...{ brand: brand.name, tagline: brand.tagline[row.language], url: publicUrl(), name: row.name },
      ...letterhead(school()),
      ...{ pod: pod === undefined ? "-" : podName(pod, row.language) },
      until: row.offered_until === null ? "" : timeInWords(row.offered_until, row.language, timeZone),
      day: new Intl.DateTimeFormat(LOCALES[row.language], { dateStyle: "long", timeZone: "UTC" }).format(
        Date.parse(startsOn),
      ),
    };
  }

  return {
    reachesStaff: staffNotify !== null,
    linkOf: links.tokenOf,

    /** Nothing for a family that has no e-mail: staff call it. */
    async tellFamily(
      trx: Trx,
      news: "offered" | "lapsed",
      row: PlaceWithLead,
      pod: PodRow,
      now: number,
    ): Promise<void> {
      if (row.email === "") return;
      const words = placeMails[row.language];
      const name = greetableName(row.name);
      const values = {
        ...(await valuesFor(trx, row, pod)),
        child: row.child === "" ? words.yourChild : row.child,
        greeting: name === null ? words.plain : fill(words.greeting, { name }),
        link: links.offer(row, row.language),
      };
      const [subject, text] = [fill(words[`${news}.subject`], values), fill(words[`${news}.text`], values)];
      const leadId = row.lead_id;
      await enqueueMail(trx, { to: row.email, kind: "family", leadId, subject, text }, now);
    },

    /** What a family answered, or did not; or that it must be called. */
    async tellStaff(
      trx: Trx,
      news: "accepted" | "declined" | "lapsed" | "call",
      row: PlaceWithLead,
      pod: PodRow | undefined,
      now: number,
    ): Promise<void> {
      if (staffNotify === null) return;
      const words = placeMails[row.language];
      const values = {
        ...(await valuesFor(trx, row, pod)),
        child: row.child === "" ? words.theirChild : row.child,
        email: row.email || "-",
        theirPhone: row.phone ?? "-",
        ...{ place: row.id, lead: row.lead_id },
      };
      const text = words[news === "call" ? "staff.callText" : "staff.text"];
      const [subject, body] = [fill(words[`staff.${news}`], values), fill(text, values)];
      const leadId = row.lead_id;
      await enqueueMail(trx, { to: staffNotify, kind: "staff", leadId, subject, text: body }, now);
    },
  };
}
export type PlaceMails = ReturnType<typeof placeMailsOf>;

const podName = ({ name_en, name_es }: PodRow, language: "en" | "es") =>
  ({ en: name_en, es: name_es })[language];
