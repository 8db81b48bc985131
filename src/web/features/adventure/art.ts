const files = import.meta.glob<string>("../../assets/art/{pic,sign,scene,badge,trail,gem,counter}-*.svg", {
  eager: true,
  import: "default",
  query: "?url",
});
export const art = (name: string): string =>
  files[`../../assets/art/${name}.svg`] ?? files["../../assets/art/trail-leaf.svg"] ?? "";
