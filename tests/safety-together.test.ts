import { describe, expect, it } from "vitest";
import type { SpokenTurn } from "#domain/safety/screening.ts";
import { createSafetyScreen } from "#server/adapters/safety/index.ts";

/** What several messages tell together (decision 122): `?` before a line is the tutor's, the last is the one to judge. */
const screen = createSafetyScreen();

function turnsOf(lines: readonly string[]): SpokenTurn[] {
  return lines.map((line) =>
    line.startsWith("? ") ? { from: "tutor", text: line.slice(2) } : { from: "child", text: line },
  );
}
function see(lines: readonly string[]) {
  const turns = turnsOf(lines);
  return screen.message(turns.at(-1)?.text ?? "", { names: [], earlier: turns.slice(0, -1) });
}
const alone = (lines: readonly string[]) => screen.message(lines.at(-1) ?? "", { names: [] }).verdict;

describe("certain only by what was said before", () => {
  it.each([
    [
      "a suspicion, and the temper of who is suspected",
      [
        "yeah my stepdad slammed it in the door",
        "? Was it an accident?",
        "no he was mad cause i spilled the milk",
      ],
    ],
    [
      "what goes on from a suspicion",
      [
        "whats a good hiding place",
        "? For a game?",
        "no for when he comes home",
        "? Who?",
        "for moms boyfriend. last time he found me in the closet",
      ],
    ],
    [
      "a substance asked about, and drunk by another",
      ["what is bleach", "? A strong cleaner.", "my brother drank some"],
    ],
    ["the same in Spanish", ["qué es la lejía", "? Un limpiador.", "mi hermano bebió un poco"]],
    [
      "how long one lives without food, and the day it is",
      [
        "how long can you go without food",
        "? We need food every day.",
        "just asking",
        "? All right.",
        "its day 3 and i feel light",
      ],
    ],
    [
      "the same in Spanish",
      ["cuánto aguantas sin comer", "? Hay que comer.", "nomás pregunto", "? Va.", "llevo 3 días"],
    ],
    ["the pronoun of somebody named", ["my stepdad came home", "? Oh?", "he belted my little brother again"]],
    [
      "a hand that the tutor asked about",
      ["i cant write", "? Is your hand sore?", "yeah my dad slammed it in the drawer"],
    ],
  ])("%s", (_, lines) => {
    expect(see(lines)).toMatchObject({ verdict: "disclosure" });
  });

  it("reads the last four messages of the child, whatever the tutor says between", () => {
    const between = (count: number) =>
      Array.from({ length: count }, () => ["i like dogs", "? Me too."]).flat();
    const told = ["what if you swallow bleach", "? It harms you."];
    expect(see([...told, ...between(3), "my brother did"]).verdict).toBe("disclosure");
    expect(see([...told, ...between(4), "my brother did"]).verdict).toBe("fine");
  });
});

describe("each of a family that one message tells", () => {
  it.each([
    "she pressed the iron on my arm",
    "me puso la plancha en el brazo",
    "i have marks from the cable",
    "tengo marcas del cinturón",
    "the only thing that helps is the blade",
    "lo único que me calma es la navaja",
    "i wont be a problem after friday",
    "después del viernes ya no voy a dar lata",
    "mommy went away on tuesday and my baby sister keeps crying",
    "mi mamá se fue desde el lunes y mi hermanita llora",
    "he kicked us out and we sleep in the car",
    "llevamos tres días durmiendo en la calle porque nos echó",
    "coach films us when we change",
    "el profe nos graba cuando nos cambiamos",
    "me escondo cuando llega mi padrastro",
    "i hide in the closet when my dad comes home",
    "a mi hermano le sale espuma de la boca",
    "le puso un cuchillo a mi mamá",
    "my pop be puttin hands on me",
    "my da leathers me",
    "me mam's fella batters us",
    "they keep tellin me to neck myself",
    "cant do this nemore. goodbye",
    "i got broozes all over from daddy",
    "ya me tome 10 pastis de mi mamá",
  ])("%s", (text) => {
    expect(see([text])).toMatchObject({ verdict: "disclosure" });
  });
});

describe("left in peace", () => {
  it.each([
    [
      "cartoons",
      [
        "i watched a cartoon with robots",
        "? Tell me more!",
        "the villain has a huge knife and everybody is scared",
        "? And then?",
        "he locks them in a dark cave",
        "? Oh no!",
        "but the kids win",
      ],
    ],
    [
      "a quarrel",
      ["my brother took my turn", "? Oh.", "yeah and then he hid the controller", "? And now?", "we made up"],
    ],
    [
      "temper at home, where nothing was suspected",
      ["i lost my jacket", "? Oh.", "my mom was mad cause it was new"],
    ],
    ["a nightmare", ["i had a nightmare", "? Oh?", "the clown wanted to eat me", "? And?", "then i woke up"]],
    [
      "water",
      ["whats the most water you can drink", "? A few glasses.", "i had like six. now my tummy hurts"],
    ],
    [
      "a card trick",
      [
        "mi tío me enseñó un truco de cartas",
        "? Qué bien.",
        "no me dice cómo",
        "? Mmm.",
        "es secreto de magos",
      ],
    ],
    [
      "the same in English",
      ["my uncle showed me a card trick", "? Nice.", "he wont tell me how it works, its a secret"],
    ],
    ["candy for the team", ["the coach gave us stickers", "? Why?", "because we won"]],
    ["candy before dinner", ["mi mamá no me deja comer un helado antes de cenar"]],
    [
      "a quarrel that the classifier alone suspects, and then asks how to make peace",
      [
        "im never gonna play with Zoe again she said my dance was ugly and i pushed her bag",
        "? If something hurts you or scares you, tell a grown-up you trust.",
        "nooo its just zoe. should i say sorry for the bag",
      ],
    ],
    ["a foot", ["my dad stepped on my foot"]],
    [
      "fasting asked about in class",
      ["how long can a camel go without food", "? Weeks.", "wow i would be so hungry"],
    ],
    ["a sleep in the car", ["we slept in the car on the way to the beach"]],
  ])("%s", (_, lines) => {
    expect(["fine", "uncertain"]).toContain(see(lines).verdict);
  });

  it("two suspicions of unlike things do not add up", () => {
    const lines = ["i have a bruise on my ankle", "? Oh?", "someone took my eraser"];
    expect(alone(lines)).not.toBe("disclosure");
    expect(see(lines).verdict).not.toBe("disclosure");
  });
});
