import { LAND } from "./world/land.ts";

const folders = import.meta.glob<string>(["../../assets/art/pic-*.svg", "../../assets/pictures/*.svg"], {
  query: "?url",
  import: "default",
  eager: true,
});

const byName = new Map(
  Object.entries(folders).map(([path, url]) => [
    path.split("/").at(-1)?.replace("pic-", "").replace(".svg", "") ?? "",
    url,
  ]),
);

/** Where a picture of lessons lies (content/learner/pictures.ts); undefined for a name without one. */
export const pictureUrl = (name: string): string | undefined => byName.get(name);

/** Fetches every picture that is named in it, so that none is missing when the connection goes half-way. */
export function fetchPictures(content: unknown): void {
  for (const url of new Set(urlsIn(content))) new Image().src = url;
}

function urlsIn(content: unknown): readonly string[] {
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) => {
    if (key === "picture") return pictureUrl(String(value)) ?? [];
    if (key === "of" && value in LAND) return LAND[value as keyof typeof LAND].picture;
    // The number line has a frog and the village a rabbit, whatever the lesson says.
    if (key === "kind" && value === "number-line") return pictureUrl("frog") ?? [];
    if (key === "of" && value === "village") return pictureUrl("rabbit") ?? [];
    return urlsIn(value);
  });
}
