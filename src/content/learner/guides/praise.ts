import type { Softening } from "#domain/learner/praise.ts";
import type { Language } from "#domain/locale/language.ts";

/** Specification §5 "Age <= 5 softens praise words (for example Outstanding becomes Great)". */
export const softenings: Readonly<Record<Language, readonly Softening[]>> = {
  en: [
    ["outstanding", "great"],
    ["amazing", "nice"],
    ["incredible", "lovely"],
    ["fantastic", "good"],
    ["brilliant", "great"],
    ["excellent", "good"],
    ["spectacular", "lovely"],
    ["extraordinary", "great"],
    ["magnificent", "lovely"],
    ["awesome", "nice"],
  ],
  es: [
    ["sobresaliente", "genial"],
    ["increíble", "genial"],
    ["excelente", "genial"],
    ["espectacular", "genial"],
    ["extraordinario", "lindo"],
    ["extraordinaria", "linda"],
    ["fantástico", "lindo"],
    ["fantástica", "linda"],
    ["magnífico", "lindo"],
    ["magnífica", "linda"],
    ["asombroso", "bonito"],
    ["asombrosa", "bonita"],
  ],
};
