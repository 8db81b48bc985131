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
    ["we live on elm drive", "[address]"],
    ["I live at Palm Place", "[address]"],
    ["i live at 221 b baker court", "[address]"],
    ["it is 221 b baker court", "it is [address]"],
    ["vivo en calle 30 norte entre 5 y 10", "[address]"],
    ["vivo en la 30 norte entre calle 5 y 10", "[address]"],
    ["vivo por la 30 con 12 en playa", "[address] en playa"],
    ["vivimos en villas del sol", "[address]"],
    ["vivo en Lomas Verdes", "[address]"],
  ])("%s", (text, redacted) => {
    expect(redact(text)).toBe(redacted);
    expect(screen.message(text, { names: [] }).kind).toBe("personal_data");
  });
});

describe("a place that tells where somebody is to be found is removed without a word", () => {
  it.each([
    ["the party is on Oak Street", "the party is [place]"],
    ["we meet on 5th street", "we meet on [place]"],
    ["the blue house on palm avenue", "[place]"],
    ["nos vemos en calle 30 norte entre 5 y 10", "nos vemos en [place]"],
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
    "The House on Mango Street",
    "the cat house on a busy street",
    "we live on hard work and rice",
    "I live on the moon with 3 cats",
    "fish live on coral and sand",
    "we live at the same place",
    "it is a long drive, I live on a boat",
    "vivo en la luna con 3 gatos",
    "vivo en la 2 planta de un edificio",
    "vivimos en el valle, entre 5 y 10 familias",
    "los osos viven en bosques de pinos",
    "entre 5 y 10 niños",
    "la calle tiene 5 casas entre 5 y 10",
    "4 b basketball hoops",
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

describe("what is removed is removed to the end of its word", () => {
  it.each([
    ["my roblox is ana_23", "my roblox is [handle]"],
    ["add me on discord sofi.23-mx", "add me on discord [handle]"],
    ["mi usuario es sofi_23, agrégame", "mi usuario es [handle], agrégame"],
    ["I am ana_23 on roblox", "I am [handle] on roblox"],
    ["soy ana_23 en roblox", "soy [handle] en roblox"],
    ["on discord im sofi2014 ok", "on discord im [handle] ok"],
    ["en fortnite me dicen xX_dragon_Xx", "en fortnite me dicen [handle]"],
    ["roblox: luna_gamer", "roblox: [handle]"],
    ["búscame, soy luna77", "búscame, soy [handle]"],
    ["my best friend is max_2015 on minecraft", "my best friend is [handle] on minecraft"],
    ["me llamo Ana_Sofía y tengo 7", "me llamo [name] y tengo 7"],
    ["ana dot lopez at gmail dot com", "[email]"],
    ["ana guion bajo lopez arroba gmail punto com punto mx", "[email]"],
  ])("%s", (text, redacted) => {
    expect(redact(text)).toBe(redacted);
  });

  it.each([
    "im level20 on roblox",
    "soy nivel30 en fortnite",
    "I am 10 on roblox now",
    "i play gta5 on xbox",
    "me gusta fnaf2 en roblox",
    "on youtube there is a video of 5+_=12",
    "what is r2d2 in minecraft",
    "I am good at roblox",
  ])("no handle: %s", (text) => {
    expect(redact(text)).toBe(text);
  });

  it("and no further", () => {
    expect(screen.redact("_Sofía's_ dog, Sofía-like", ["Sofía"])).toBe("_[name]_ dog, [name]");
    expect(redact("look at the dot in the middle")).toBe("look at the dot in the middle");
  });
});
