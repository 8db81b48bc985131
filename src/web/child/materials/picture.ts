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
