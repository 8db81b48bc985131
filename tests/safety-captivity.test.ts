import { describe, expect, it } from "vitest";
import { createSafetyScreen } from "#server/adapters/safety/index.ts";

const screen = createSafetyScreen();
const verdictOf = (text: string) => screen.message(text, { names: [] }).verdict;

describe("people who are held and made to work", () => {
  it.each([
    "Una señora nos llevó a otra ciudad y no nos deja salir ni llamar a nuestra familia.",
    "nos quitaron los pasaportes",
    "nos obligan a pedir limosna",
    "the lady has our passports and we have to clean",
    "they make us work all night",
    "we clean all night and we owe the man money for the trip",
  ])("%s", (text) => {
    expect(verdictOf(text)).toBe("disclosure");
  });

  it.each([
    "dad has our passports for the trip",
    "mi papá tiene los pasaportes para el viaje",
    "i owe my brother money for the trip",
    "le debo dinero a mi hermano",
    "we work to pay off the class trip with a bake sale",
    "vendemos galletas para pagar el viaje de la escuela",
    "mi mamá no me deja salir hasta que termine",
    "la maestra me quitó los papeles",
  ])("%s is ordinary", (text) => {
    expect(verdictOf(text)).toBe("fine");
  });
});

describe("told without its word", () => {
  it.each([
    "havnt ate in 4 days goal is 85 lb",
    "vomito diario y nadie sabe",
    "mi primo me forzo",
    "i kept my eyes shut until he left my bed",
    "hoy subo a la azotea, que descansen de mí",
    "my brother choks me till i cant breev",
  ])("%s", (text) => {
    expect(verdictOf(text)).toBe("disclosure");
  });

  it.each([
    "my goal is 85 points",
    "i weigh 85 pounds and i feel cold",
    "mi mamá me forzó a comer brócoli",
    "mi hermana mia tiene 4 meses",
    "subo a la azotea a ver las estrellas y ya",
    "i pretended to be asleep when mom came in to check",
  ])("%s is ordinary", (text) => {
    expect(verdictOf(text)).toBe("fine");
  });
});
