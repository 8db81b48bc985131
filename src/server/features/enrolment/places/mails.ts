import { brand } from "#content/catalogue/brand.ts";
import { placeMails } from "#content/mail/places.ts";
import { greetableName } from "#domain/enrolment/name.ts";
import { timeInWords } from "#domain/enrolment/visits/wording.ts";
import { fill } from "#domain/locale/fill.ts";
import { LOCALES } from "#domain/locale/money.ts";
import { letterhead } from "#domain/site/school.ts";
import { enqueueMail } from "#server/db/mails.ts";
import { readHours } from "#server/db/opening-hours.ts";
import { sign, verify } from "#server/http/signed.ts";
import type { PlaceParts, PlaceWithLead, PodRow, Trx } from "./parts.ts";

/** The link of an offer; it is signed, so that nothing need be stored for it, and stands behind a #, so in no log. */
export function placeLinks(secret: string, publicUrl: () => string) {
  return {
    tokenOf: (placeId: string) => sign(placeId, "place", secret),
    placeOf: (token: string) => verify(token, "place", secret),
    offer: (placeId: string, language: string) =>
      `${publicUrl()}/place?lang=${language}#offer=${sign(placeId, "place", secret)}`,
  };
}
export type PlaceLinks = ReturnType<typeof placeLinks>;

type Parts = Pick<PlaceParts, "publicUrl" | "school" | "usualHours" | "staffNotify">;

/** Writes the mails about offers, in the family's language. */
export function placeMailsOf(parts: Parts, links: PlaceLinks) {
  const { publicUrl, school, staffNotify } = parts;

  function valuesFor(row: PlaceWithLead, pod: PodRow | undefined) {
    const words = placeMails[row.language];
    const startsOn = pod?.starts_on ?? school().launchDate;
    return {
      ...{ brand: brand.name, tagline: brand.tagline[row.language], url: publicUrl(), name: row.name },
      ...letterhead(school()),
      ...{ pod: pod === undefined ? "-" : podName(pod, row.language) },
      child: row.child === "" ? words.yourChild : row.child,
      day: new Intl.DateTimeFormat(LOCALES[row.language], { dateStyle: "long", timeZone: "UTC" }).format(
        Date.parse(startsOn),
      ),
    };
  }

  return {
    /** Nothing for a family that has no e-mail: staff see its number. */
    async tellFamily(
      trx: Trx,
      news: "offered" | "lapsed",
      row: PlaceWithLead,
      pod: PodRow,
      now: number,
    ): Promise<void> {
      if (row.email === "") return;
      const words = placeMails[row.language];
      const { timeZone } = await readHours(trx, parts.usualHours);
      const name = greetableName(row.name);
      const values = {
        ...valuesFor(row, pod),
        greeting: name === null ? words.plain : fill(words.greeting, { name }),
        link: links.offer(row.id, row.language),
        until: row.offered_until === null ? "" : timeInWords(row.offered_until, row.language, timeZone),
      };
      const [subject, text] = [fill(words[`${news}.subject`], values), fill(words[`${news}.text`], values)];
      await enqueueMail(trx, { to: row.email, kind: "family", subject, text }, now);
    },

    async tellStaff(
      trx: Trx,
      news: "accepted" | "declined" | "lapsed",
      row: PlaceWithLead,
      pod: PodRow | undefined,
      now: number,
    ): Promise<void> {
      if (staffNotify === null) return;
      const words = placeMails[row.language];
      const values = valuesFor(row, pod);
      const [subject, text] = [fill(words[`staff.${news}`], values), fill(words["staff.text"], values)];
      await enqueueMail(trx, { to: staffNotify, kind: "staff", subject, text }, now);
    },
  };
}
export type PlaceMails = ReturnType<typeof placeMailsOf>;

const podName = ({ name_en, name_es }: PodRow, language: "en" | "es") =>
  ({ en: name_en, es: name_es })[language];
