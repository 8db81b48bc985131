import { choicePictures } from "#content/learner/questions/choice-pictures.ts";
import { pictureUrl } from "#web/child/materials/picture.ts";

/** The picture of a choice, by its value. */
export const pictureOf = (value: string): string | undefined => pictureUrl(choicePictures[value] ?? "");

/** A choice as it lies there: its words, and its picture where it has one. */
export function withPicture({ value, label }: { readonly value: string; readonly label: string }) {
  const url = pictureOf(value);
  return { value, title: label, ...(url === undefined ? {} : { picture: url }) };
}
