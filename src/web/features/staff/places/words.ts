import type { Place, Pod } from "#contract/places.ts";
import type { Language } from "#domain/locale/language.ts";
import type { Translate } from "#web/platform/i18n.tsx";
import type { Tone } from "#web/ui/badge.tsx";
import { formatDate } from "../format.ts";

export const PLACE_TONES: Readonly<Record<Place["state"], Tone>> = {
  waiting: "gray",
  offered: "yellow",
  held: "green",
  enrolled: "purple",
  released: "gray",
};

/** "Luz, 7", or what is known of a child. */
export function childLabel({ child, age }: Pick<Place, "child" | "age">, t: Translate): string {
  const years = age === null ? t("places.age.unknown") : t("places.age", { age });
  return child === "" ? years : `${child}, ${years}`;
}

/** Why a child stands where it stands. */
export const turnLabel = ({ turn, since }: Place, language: Language, t: Translate, zone?: string): string =>
  t(`places.turn.${turn}`, { date: formatDate(since, language, zone) });

/** The pods whose ages fit a child. */
export const podsFor = (pods: readonly Pod[], { age }: Pick<Place, "age">): readonly Pod[] =>
  pods.filter(({ ages }) => age !== null && age >= ages.from && age <= ages.to);

/** Everybody on a seat and on the list, as a table for a file. */
export function placeTable(
  { pods, waiting }: { pods: readonly Pod[]; waiting: readonly Place[] },
  language: Language,
  t: Translate,
): string[][] {
  const line = (place: Place, pod: string, at: string) => [
    ...[pod, at, place.lead.name, place.lead.email, place.lead.phone ?? "", place.child],
    ...[place.age === null ? "" : String(place.age), t(`places.state.${place.state}`)],
    ...[t(place.hasDeposit ? "places.deposit" : "places.deposit.none"), place.joinedAt.slice(0, 10)],
  ];
  return [
    [
      ...[t("places.pod"), t("places.column.at"), t("staff.details.name"), t("staff.details.email")],
      ...[t("staff.details.phone"), t("places.child"), t("places.child.age"), t("places.column.state")],
      ...[t("places.column.deposit"), t("places.column.joined")],
    ],
    ...pods.flatMap((pod) => pod.holders.map((place) => line(place, pod.name[language], String(place.seat)))),
    ...waiting.map((place, index) => line(place, "", String(index + 1))),
  ];
}
