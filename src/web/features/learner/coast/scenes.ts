const files = import.meta.glob<string>("../../../assets/art/coast-*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

const fileOf = (name: string, shape: "wide" | "tall") =>
  files[`../../../assets/art/coast-${name}-${shape}.svg`] ?? "";

/** The picture of a place, composed for tablets and for phones; "map" is the whole coast. */
export const sceneOf = (place: string) => ({ wide: fileOf(place, "wide"), tall: fileOf(place, "tall") });
