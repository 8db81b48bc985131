import { describe, expect, it } from "vitest";
import { createSafetyScreen } from "#server/adapters/safety/index.ts";

const screen = createSafetyScreen();
const redact = (text: string) => screen.redact(text, []);

describe("an address is removed whole", () => {
  it.each([
    ["I live at 42 Maple Street", "I live at [address]"],
    ["I live on Maple Street next to the Oxxo", "[address]"],
    ["my house is on elm street", "[address]"],
    ["send it to 610 Cedar Lane, please", "send it to [address], please"],
    ["123 main st", "[address]"],
    ["it is at 77 W. Harbor Ave, Apt 5C", "it is at [address], [address]"],
    ["we moved to 12 Maple Drive", "we moved to [address]"],
    ["her flat is 12 birch court apartment 3b", "her flat is [address]"],
    ["zip code is 90210", "[address]"],
    ["vivo en la colonia roma", "[address]"],
    ["es calle 16 de septiembre #4", "es [address]"],
    ["la fiesta es en av. Juárez 15 int 4 col. Roma", "la fiesta es en [address]"],
    ["mándalo a privada de los Cedros 8", "mándalo a [address]"],
    ["manzana 4 lote 12, ahí vivo", "[address], ahí vivo"],
    ["el edificio B depto 301", "el [address]"],
    ["está en el km 12 de la carretera vieja", "está en el [address] vieja"],
    ["Blvd. Kukulcán km 12", "[address]"],
    ["C.P. 77500", "[address]"],
    ["bring the book, I live at 42 Maple Street", "bring the book, I live at [address]"],
    ["vivo en la casa azul frente al mar", "[address]"],
    ["vivimos junto al oxxo", "[address]"],
  ])("%s", (text, redacted) => {
    expect(redact(text)).toBe(redacted);
    expect(screen.message(text, { names: [] }).kind).toBe("personal_data");
  });
});

describe("a place that tells where somebody is to be found is removed without a word", () => {
  it.each([
    ["the party is on Oak Street", "the party is [place]"],
    ["we meet on 5th street", "we meet on [place]"],
    ["me voy por la calle Encino", "me voy por la calle [place]"],
    ["la tienda de la colonia Roma Norte", "la tienda de la colonia [place]"],
    ["my dad works at Pemex in Cancun", "my dad works at [place] in [place]"],
    ["mi mamá trabaja de maestra en Pemex", "mi mamá trabaja de maestra en [place]"],
    ["in my story the wizard lives at 99 Moonbeam Lane", "in my story the wizard lives at [place]"],
  ])("%s", (text, redacted) => {
    expect(redact(text)).toBe(redacted);
    expect(screen.message(text, { names: [] }).kind).not.toBe("personal_data");
  });
});

describe("ordinary talk stays", () => {
  it.each([
    "la calle está mojada",
    "LA CALLE ESTÁ MOJADA",
    "5 street lights",
    "the main street of history",
    "20 noisy street dogs",
    "there are 12 busy street corners",
    "we crossed the street 3 times",
    "I saw 3 blue birds drive away",
    "la calle tiene 20 casas",
    "en la avenida pasan 30 coches",
    "la puerta estuvo cerrada 3 veces",
    "comí 2 manzanas y 1 pera",
    "casa 1 casa 2 casa 3",
    "la colonia de hormigas tiene 500",
    "corrí 5 km y el lago está a 10 km",
    "a 100 meter lane",
    "vivo cerca de un río",
    "I live near a river",
    "I live on a busy street",
    "vivo en la calle principal",
    "I like Mexican street food",
    "the Silk Road was long",
    "The Milky Way",
    "Sesame Street",
    "la Calzada de los Muertos",
    "Sherlock Holmes lives at 221b Baker Street",
    "mi mamá trabaja en casa",
  ])("%s", (text) => {
    expect(redact(text)).toBe(text);
  });
});

describe("an address is not a life on the street, and a drive is not a home lost", () => {
  it.each([
    ["vivo en la calle Morelos 25", "turn_aside"],
    ["vivo en la calle", "disclosure"],
    ["vivimos en la calle Hidalgo y mi papá me pega con el cinto", "disclosure"],
    ["vivo en la calle, duermo en cartones", "disclosure"],
    ["we sleep in the car now", "disclosure"],
    ["we slept in the car on the way to the beach", "fine"],
    ["vivo en un coche con mi hermano", "disclosure"],
    ["anoche dormimos en la camioneta con mi mamá", "disclosure"],
    ["dormimos en la camioneta camino a la playa", "fine"],
  ])("%s: %s", (text, verdict) => {
    expect(screen.message(text, { names: [] }).verdict).toBe(verdict);
  });
});
