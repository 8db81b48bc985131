import { describe, expect, it } from "vitest";
import { createSafetyScreen } from "#server/adapters/safety/index.ts";
import { type Frame, rows } from "./safety/frames.ts";

/**
 * What is private, whose wish it is, and in which language. Keeping something to oneself is no disclosure; what somebody
 * asks, pays or frightens a child not to tell is, and so is harm that a child keeps to itself.
 */
const innocent: readonly Frame[] = [
  [
    "{what} {wish}",
    {
      what:
        "i like a boy in my class, i like a girl at school, i have a crush on a boy, i have a crush on somebody, my friend likes a girl, " +
        "i made a present for my mom, i bought a gift for my dad, we are planning a surprise for my grandma, we are making a party for our teacher, " +
        "i made a card for my sister, i know what my brother gets for christmas, we have a club, our game has a password, i found a hiding place, " +
        "my best friend and i have a handshake, i am writing a song, i want to be a singer",
      wish:
        "but i dont want anyone to know, and i dont want anybody to find out, but nobody can know, and no one knows, but its a secret, " +
        "so dont tell anyone, and i havent told anyone",
    },
  ],
  [
    "{who} told me a secret {end}",
    {
      who: "my friend, my best friend, my little sister",
      end: "about a present, and i cant tell, and i wont tell",
    },
  ],
  [
    "{what} {wish}",
    {
      what:
        "me gusta un niño de mi salón, me gusta una niña de mi escuela, me gusta alguien, a mi amiga le gusta un niño, le hice un regalo a mi mamá, " +
        "le compré un regalo a mi papá, estamos haciendo una sorpresa para mi abuela, le hacemos una fiesta a la maestra, hice una carta para mi hermana, " +
        "sé qué le van a regalar a mi hermano, tenemos un club, nuestro juego tiene una contraseña, encontré un escondite, " +
        "mi amiga y yo tenemos un saludo, estoy escribiendo una canción, quiero ser cantante",
      wish:
        "pero no quiero que nadie sepa, y no quiero que se enteren, pero nadie puede saber, y nadie sabe, pero es un secreto, " +
        "no le digas a nadie, y no le he dicho a nadie",
    },
  ],
  [
    "{who} me contó un secreto {end}",
    {
      who: "mi amigo, mi mejor amiga, mi hermanita",
      end: "de un regalo, y no lo puedo decir, y no voy a decirlo",
    },
  ],
];

const harmful: readonly Frame[] = [
  [
    "{who} {does} and {hush}",
    {
      who: "my teacher, my coach, my uncle, the neighbor",
      does: "likes me, has a crush on me, bought me a phone, gave me money, has a club, has a secret club",
      hush: "nobody can know, its a secret, i cant tell",
    },
  ],
  [
    "{who} {does} y {hush}",
    {
      who: "mi maestro, mi entrenador, mi tío, el vecino",
      does: "me quiere mucho, está enamorado de mí, me compró un celular, me dio dinero, tiene un club",
      hush: "nadie puede saber, es un secreto, no puedo decir",
    },
  ],
  [
    "{who} {asks}",
    {
      who: "my uncle, my coach, my moms boyfriend, my stepdad, a man, an older boy, he",
      asks:
        "told me not to tell anyone, says its our secret, said i cant tell my mom, gives me candy so i dont tell, " +
        "said he will hurt me if i tell, touched me and said its a secret, says we have a secret, kissed me and i dont want anyone to know, " +
        "hits me but i dont want anyone to know",
    },
  ],
  [
    "{what} {wish}",
    {
      what: "i cut myself, i want to die, my dad hits me, someone touched my private parts, i sent a naked picture",
      wish: "but i dont want anyone to know, and nobody can know, but its a secret, so dont tell anyone",
    },
  ],
  [
    "{who} likes me and {asks}",
    { who: "a man online, my coach", asks: "told me not to tell, says its our secret" },
  ],
  [
    "{who} {asks}",
    {
      who: "mi tío, mi entrenador, el novio de mi mamá, mi padrastro, un señor, un muchacho grande",
      asks:
        "me dijo que no le dijera a nadie, dice que es nuestro secreto, me dijo que no le dijera a mi mamá, me da dulces para que no diga nada, " +
        "dijo que me va a pegar si digo, me tocó y dijo que es un secreto, dice que tenemos un secreto, me besó y no quiero que nadie sepa, " +
        "me pega pero no quiero que nadie sepa",
    },
  ],
  [
    "{what} {wish}",
    {
      what: "me corto, me quiero morir, mi papá me pega, me tocaron mis partes, mandé una foto sin ropa",
      wish: "pero no quiero que nadie sepa, y nadie puede saber, pero es un secreto, no le digas a nadie",
    },
  ],
  [
    "le gusto a {who} y {asks}",
    {
      who: "un señor de internet, mi entrenador",
      asks: "me dijo que no le diga a nadie, dice que es nuestro secreto",
    },
  ],
];

const of = (frames: readonly Frame[]) => frames.flatMap(([frame, lists = {}]) => rows(frame, lists));
const told = (screen: ReturnType<typeof createSafetyScreen>, texts: readonly string[], verdict: string) =>
  texts.flatMap((text) => {
    const found = screen.message(text, { names: [] });
    return found.verdict === verdict ? [] : [`${text} -> ${found.verdict} ${found.kind}`];
  });

describe("a secret", () => {
  it("alarms nobody where a child keeps something of its own to itself", () => {
    expect(told(createSafetyScreen(), of(innocent), "fine")).toEqual([]);
  });

  it("is a disclosure, by the rules alone, where somebody wants it or it hides harm", () => {
    expect(told(createSafetyScreen(null), of(harmful), "disclosure")).toEqual([]);
  });
});
