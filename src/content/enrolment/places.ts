/** One pod of those of which the school says how many seats are free, in the assistant's answer. */
export const podSeats = {
  en: { free: "{pod} (ages {from} to {to}): {free} left", full: "{pod} (ages {from} to {to}): full" },
  es: { free: "{pod} ({from} a {to} años): quedan {free}", full: "{pod} ({from} a {to} años): lleno" },
} as const;

/** The pods of the catalogue by name, as a new school has them; staff name them otherwise at the desk. */
export const deliveredPods = {
  foundation: { en: "Foundation", es: "Foundation" },
  explorer: { en: "Explorer", es: "Explorer" },
  creator: { en: "Creator", es: "Creator" },
} as const;
