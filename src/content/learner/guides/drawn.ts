import type { Face } from "#domain/learner/guide.ts";
import type { Bilingual } from "#domain/locale/language.ts";

/** What each face is a drawing of, as the tutor tells it when a child asks who is there: "drawn as …", "mi dibujo es …". */
export const drawnAs: Readonly<Record<Face, Bilingual>> = {
  hilda: { en: "a toucan with glasses", es: "una tucán con lentes" },
  luma: { en: "a firefly", es: "una luciérnaga" },
  alex: { en: "an octopus", es: "un pulpo" },
  aria: { en: "a scarlet macaw", es: "una guacamaya roja" },
  chris: { en: "a coati", es: "un coatí" },
  maya: { en: "a jaguar", es: "una jaguar" },
  tali: { en: "an axolotl", es: "un ajolote" },
  luna: { en: "a rabbit", es: "una coneja" },
  sofi: { en: "a sea turtle", es: "una tortuga marina" },
  noa: { en: "a monkey", es: "una mona" },
  ari: { en: "an iguana", es: "un iguano" },
};
