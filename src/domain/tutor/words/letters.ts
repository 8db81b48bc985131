/** How letters are called when they are said aloud. */
export const LETTER_NAMES: Readonly<Record<string, string>> = {
  ...{
    be: "b",
    bee: "b",
    uve: "v",
    ve: "v",
    vee: "v",
    ce: "c",
    cee: "c",
    ese: "s",
    ess: "s",
    zeta: "z",
    zee: "z",
  },
  ...{ ge: "g", gee: "g", jota: "j", jay: "j", ka: "k", kay: "k", hache: "h", ye: "y", elle: "ll" },
};
