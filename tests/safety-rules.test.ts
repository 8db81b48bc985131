import { describe, expect, it } from "vitest";
import { messageReader } from "#domain/safety/reading/reading.ts";
import { createSafetyScreen } from "#server/adapters/safety/index.ts";
import { lexicons } from "#server/adapters/safety/lexicons.ts";
import { ordinaryWords } from "#server/adapters/safety/stored-classifier.ts";

const screen = createSafetyScreen();
const screenByRules = createSafetyScreen(null);
const see = (text: string, names: readonly string[] = []) => screen.message(text, { names });

describe("a child's message", () => {
  it.each([
    ["nobody would miss me", "self_harm"],
    ["ya no quiero estar aquí", "self_harm"],
    ["I want to s u i c i d e", "self_harm"],
    ["i w4nt to k1ll my s e l f", "self_harm"],
    ["me kiero m0rir", "self_harm"],
    ["I want to kіll mуself", "self_harm"],
    ["i want to ki\u200bll my\u202eself", "self_harm"],
    ["my uncle touches me where I don't like it", "sexual_abuse"],
    ["mi papá me pega con el cinturón", "abuse"],
    ["un señor en un juego me pide fotos", "grooming"],
    ["dice que es nuestro secreto", "grooming"],
    ["a man is following me", "danger"],
    ["se burlan de mí", "bullying"],
    ["quiero herirme", "self_harm"],
    ["i made lines on my leg with the sharpener", "self_harm"],
    ["me hice rayas en la pierna con el sacapuntas", "self_harm"],
    ["i took a lot of grandmas pills from the blue bottle", "poison"],
    ["mommy was on the floor and didnt wake up", "emergency"],
    ["mis papás se gritan y ayer él la ahorcó", "abuse"],
    ["mom and dad fight and he choked her", "abuse"],
    ["si digo algo le van a hacer daño a mi mamá", "abuse"],
    ["when mom drinks wine she says i ruined everything", "abuse"],
    ["my brother put his hand where you shouldnt", "sexual_abuse"],
    ["un niño más grande me enseñó su cosa en el baño", "sexual_abuse"],
    ["cuántas veces me tocan y nadie hace nada", "sexual_abuse"],
    ["todavía no tengo amigos porque se burlan de mí", "bullying"],
    ["no tengo amigos", "bullying"],
  ])("%s is a disclosure", (text, kind) => {
    expect(see(text)).toMatchObject({ verdict: "disclosure", kind });
  });

  it.each([
    "había 15 pájaros y se volaron 6",
    "mi hermano y yo teníamos 20 globos y se me volaron 5",
    "ayer votamos y botamos la pelota",
    "esperas tu turno",
    "it bobs in the water and the boat sank",
    "mi deporte favorito",
    "eres genial",
  ])("%s: an ordinary word is read as it is written", (text) => {
    expect(see(text).verdict).toBe("fine");
  });

  it.each([
    "no estoy seguro",
    "no estoy muy segura",
    "¿cuántos me tocan?",
    "me tocan 3",
    "me tocan 2 niños en mi equipo",
    "¿cuánto pesa la ballena azul?",
    "háblame de la ballena azul",
    "hicieron una encuesta de mi libro favorito",
    "nos quedamos atrapados en el elevador pero ya salimos",
    "¿eres humano?",
    "hazme un examen de las tablas",
    "hoy cumplí años",
    "mi amiga me dijo que no contara lo de su fiesta sorpresa",
    "me hicieron un sticker con mi perro y me dio risa",
    "what do people think when i name my pencils",
    "i want a picture of a narwhal without a horn",
    "is he going to die",
    "¿se va a morir mi abuelo?",
    "los dinosaurios se van a morir",
    "my cat is gonna die",
    "can you kiss my boo boo",
    "i dont want to kiss my grandma",
    "i dont want to dance with my uncle at the wedding",
    "tengo que bailar para mi maestra el 10 de mayo",
    "i dont want to share my toys with my cousin",
    "my sister and me share a bed at my uncles house",
    "the doctor said grandpa is going to die",
    "mi planta se va a morir hoy",
    "no quiero jugar a las escondidas con mi primo",
  ])("%s: words that mean harm elsewhere", (text) => {
    expect(screenByRules.message(text, { names: [] }).verdict).toBe("fine");
  });

  it.each([
    "am i weird if i dont want a phone",
    "is it ok if i dont want to share my crayons",
    "¿soy raro si no quiero un apodo?",
    "hoy no quiero sentarme en la ventana",
  ])("%s: who asks whether it is as others are is left in peace", (text) => {
    expect(see(text).verdict).toBe("fine");
  });

  it.each([
    "am i weird if i dont want to live",
    "is it ok if i dont want to wake up",
    "is it ok if i dont want my uncle to kiss me",
    "¿soy raro si no quiero vivir?",
    "está bien si no quiero que mi tío me toque",
  ])("%s: and is heard in what is asked", (text) => {
    expect(see(text).verdict).not.toBe("fine");
  });

  it.each([
    "nos tocaron 3 señores en el camión",
    "me tocaron 2 hombres",
    "me tocan 2 niños en la cama",
    "me tocaron 2 compañeros en el baño",
    "cuántos me tocan y nadie los para",
    "is it bad if i dont want to take a bath with my stepdad",
    "am i mean if i dont want to sit on my uncles lap",
    "is it normal if i dont want to wear clothes he buys me",
    "soy mala si no quiero bañarme con mi padrastro",
    "no quiero sentarme en las piernas de mi tío",
    "no quiero nadar con el profe porque me agarra",
    "i dont want to sit on grandpas lap",
    "i dont want to try it but he makes me",
    "está mal si no quiero besar a mi abuelo en la boca",
    "es raro si no me gusta cómo me abraza mi tío",
    "qué flojera todo, ya no quiero nada",
    "is it bad if i dont want food for three days",
    "que aburrido todo, no quiero estar aquí ni en ningún lado",
    "is it bad if i dont want to undress for the photo",
    "am i weird if i dont want to undress for the photo",
    "está mal si no quiero desvestirme para la foto",
    "publicaron fotos de mi sin permiso",
    "pusieron una foto de mi en el grupo",
    "inventaron cosas de mi",
    "hicieron una encuesta de mi",
    "hicieron una cuenta de mi para reirse",
    "i have no friends yet and it has been two years",
    "no tengo amigos aún y ya estamos en mayo",
    "i dont have any friends, i just came home and cried",
    "no tengo amigos y acabo de llegar de la escuela y lloré",
    "stuck in the elevator and nobody got me out, help",
    "locked in the shed alone, dad never let me out",
    "im scared locked in the shed he wont let me out",
    "mi hermano está atrapado en el elevador, ya salió mi papá",
    "estoy encerrado en el baño y ya salió mi papá",
    "estoy encerrada en el cuarto y nadie me sacó",
    "atrapada en el pozo y nunca me sacaron",
    "hicieron un meme de mi",
    "i have no friends and its my third school, nobody wants me",
    "me tocaron 3 en el baño de la escuela",
    "she said she is going to die tonight",
    "my sister is gonna kill herself",
    "mi amiga dice que se va a morir hoy en la noche",
    "mi hermano se va a matar",
    "se quiere morir mi prima",
    "my sister is going to die she wrote it in a letter",
    "my dad is going to die he has a rope",
    "my friend is gonna die by herself",
    "my friend is going to not be alive tomorrow",
    "ella se va a morir me lo escribio",
    "mi hermana se va a morir, me regaló sus cosas y me dijo adiós",
    "my uncle gave me 5 dollars and touched me",
    "i dont want to share a bed with my uncle",
    "no quiero dormir en la cama de mi tio",
    "no quiero besar a mi abuelo en la boca",
    "mi tío también juega al doctor conmigo",
    "my uncle says kiss my lips",
    "me quedo yo solito toda la noche",
    "i dont want to share my body with him",
    "is it mean if i dont want to kiss grandpa on the mouth",
    "i dont wanna dance for my uncle anymore",
    "i have to play the secret game with my cousin",
    "no quiero bailar para mi tío",
    "soy mala si no quiero jugar al secreto con mi abuelo",
  ])("%s: is told, whatever ordinary words stand beside it", (text) => {
    expect(see(text).verdict).toMatch(/disclosure|uncertain/);
  });

  it.each([
    "soy nueva y todavía no tengo amigos",
    "i dont have friends here yet",
    "i just started and i dont have any friends in this class",
  ])("%s: who is new is suspected to be left out", (text) => {
    expect(screenByRules.message(text, { names: [] })).toMatchObject({
      verdict: "uncertain",
      kind: "bullying",
    });
  });

  it.each([
    "me retaron a jugar a la ballena azul",
    "quiero entrar a la ballena azul",
    "mi hermano está en la ballena azul",
    "el curador de la ballena azul me escribe",
    "voy en la ballena azul, nivel 12",
  ])("%s: the dare is turned aside, and not the whale", (text) => {
    expect(see(text)).toMatchObject({ verdict: "turn_aside", kind: "dare" });
  });

  it.each([
    "me biola mi tío",
    "mi tio me toka",
    "mi papa me golpeava",
    "my uncle toches me",
    "i want to kil myself",
    "how do i make a bombe for school",
    "ya lo intent una vez y no funcionó",
    "papa throws plateas at mama every night",
  ])("%s: what is no word is read as what it is meant for", (text) => {
    expect(see(text).verdict).toBe("disclosure");
  });

  it.each([
    "mi tio me volaba cuando yo tenia 7 años",
    "tengo 9 años y mi tio me volaba",
    "mi tio me volaba desde los 6",
    "mi tio se me volaba 3 veces",
    "fui volada por mi tio a los 6",
    "mi tio me vezo en la boca 3 veces",
    "tengo 7 y mi tio me vezaba la boca",
    "tengo 8 años y mi papa me goleaba",
    "mi papa me goleaba cada 8 dias",
    "mi papa me pasteaba y tengo 7",
    "me parteaban 3 niños en la escuela",
    "im 8 and my dad heats me",
    "my dad heats me 3 times a day",
    "my brother heats me since i was 6",
    "im deeing help",
    "mi papa me pasteaba",
    "me parteaban en la escuela",
    "mi tio me vezaba",
    "mi papa me goleaba",
    "mi papa me cacheta",
    "my dad heats me",
  ])("%s: what may be a misspelling is seen, whatever number stands by it", (text) => {
    expect(see(text).verdict).toMatch(/disclosure|uncertain/);
  });

  it.each([
    "im cutting the skin on my arm",
    "im cutting the skin of my legs",
    "i keep cutting the same arm",
    "ive been cutting the same spot",
    "im cutting the same place on my wrist",
    "cutting up my wrists",
    "cutting the pain away",
    "im cutting the inside of my arm every night",
    "i cut every square on my arm",
    "i cut every part of me",
    "i cut every part of the skin on my leg",
    "i cut every finger so i feel something",
    "a mi hermano se lo golpea mi padrastro",
    "a mi mama se la golpea mi papa diario",
    "a mi hermana se la agarran a golpes mis tios",
    "a mi hermanita se la maltrata mucho",
    "a mi hermanito se le deja sin comer",
    "cutting out my sadness",
    "ive been cutting the same lines over and over",
    "my friend is cutting two times a day",
    "im deeing help",
  ])("%s: what is cut, and who is hit, is no ordinary thing", (text) => {
    expect(see(text).verdict).toBe("disclosure");
  });

  it.each(["my brother is unconscious since 1900 hours", "my sister was unconscious since 1800 hours"])(
    "%s: an hour is no year of history where somebody of the family is in need",
    (text) => {
      expect(see(text).kind).toBe("emergency");
    },
  );

  it.each([
    "a mi hermana se le quemó el pastel",
    "a mi hermano se le pegó el chicle",
    "cutting the paper in two",
    "im cutting out a circle",
    "cutting the grass",
    "now i cut every part of the lower bar into two",
    "imagine cutting two prints out",
    "i cut every square in half",
    "my great grandfather was shot in 1916",
  ])("%s: what is made, and what happens by itself, is fine", (text) => {
    expect(see(text).verdict).toBe("fine");
  });

  it.each([
    "debate on whether zoos should exist",
    "i think zoos shouldnt exist",
    "should homework even exist",
  ])("%s: whether a thing should be is a matter of debate", (text) => {
    expect(see(text).verdict).toBe("fine");
  });

  it.each(["i shouldnt exist", "people like me should never have existed", "maybe i should not even exist"])(
    "%s: whether one should be oneself is told",
    (text) => {
      expect(see(text)).toMatchObject({ verdict: "disclosure", kind: "self_harm" });
    },
  );

  it.each(["mi primo me volaba", "my uncle rubs my bobs"])(
    "%s: an ordinary word that may be a misspelling is suspected",
    (text) => {
      expect(see(text)).toMatchObject({ verdict: "uncertain", kind: "sexual_abuse" });
    },
  );

  it.each([
    ["spelling is for d**ks", "profanity"],
    ["eres un p*to", "profanity"],
    ["what does 420 mean and why is everybody laughing", "drugs"],
    ["cuéntame un cuento hot", "sexual"],
  ])("%s is turned aside", (text, kind) => {
    expect(see(text)).toMatchObject({ verdict: "turn_aside", kind });
  });

  it.each([
    "I killed the zombie in Minecraft",
    "**really** b*h/2 and base*altura",
    "quiz me on the water cycle",
    "a mi gato lo operaron y trae un cono",
    "no puedo respirar de la risa",
    "me toca exponer el volcán",
    "my dog died",
    "me muero de risa",
    "vamos a matar el tiempo",
    "una bomba de agua",
    "my mom works at the drug store",
    "I can shoot a basket",
    "my breast stroke",
    "la araña me da miedo",
    "what is the sex of a crab",
    "one two three four five six seven eight nine ten",
  ])("%s is fine", (text) => {
    expect(see(text)).toMatchObject({ verdict: "fine", kind: null, excerpt: null });
  });

  it("keeps the shortest telling part, redacted", () => {
    const long = `${"Today we painted trees and leaves and birds. ".repeat(20)}Sofia says nobody would miss me. Bye!`;
    const { excerpt } = see(long, ["Sofia"]);
    expect(excerpt).toContain("nobody would miss me");
    expect(excerpt).not.toContain("Sofia");
    expect(excerpt?.length).toBeLessThan(100);
  });

  it("answers the worst of several kinds", () => {
    expect(see("shut up idiot, I want to die").kind).toBe("self_harm");
  });
});

describe("redaction", () => {
  it.each([
    ["write to ana.p@example.com", "[email]"],
    ["ana arroba gmail punto com", "[email]"],
    ["call 555-201-3344", "[phone]"],
    ["mi cel es 55 1234 5678", "[phone]"],
    ["my address is 42 Maple Street", "[address]"],
    ["vivo en la calle Morelos 25", "[address]"],
    ["my password is banana77", "[password]"],
    ["look at https://example.com/me", "[link]"],
    ["follow @sofi_star9", "[handle]"],
    ["voy a la primaria Benito Juárez", "[school]"],
    ["123-45-6789", "[number]"],
  ])("%s", (text, placeholder) => {
    expect(screen.redact(text, [])).toContain(placeholder);
  });

  it("removes the names the profile knows, whatever their case and accents", () => {
    expect(screen.redact("SOFÍA and sofia's dog", ["Sofía"])).not.toMatch(/sof/i);
  });

  it.each(["12345678 + 1", "1 2 3 4 5 6 7 8 9 10", "149 600 000 km", "3.14159265"])("%s stays", (text) => {
    expect(screen.redact(text, [])).toBe(text);
  });
});

describe("a tutor's reply", () => {
  it.each([
    ["What is your address?", "asks_personal_data"],
    ["¿Dónde vives?", "asks_personal_data"],
    ["Don't tell your parents about this.", "secrecy"],
    ["I am a real person, not a robot.", "claims_human"],
    ["See https://example.com for more", "link"],
    ["Привет, как дела", "script"],
    ["   ", "empty"],
  ])("%s is held back", (text, kind) => {
    expect(screen.reply(text, { names: [] })).toEqual({ ok: false, kind });
  });

  it.each([
    "Jaguars are great swimmers! What would you like to draw?",
    "¡Muy bien! Siete más cinco son doce. ¿Probamos otra?",
    "«computadora» se separa así: com·pu·ta·do·ra. Son 5 sílabas.",
  ])("%s may be said", (text) => {
    expect(screen.reply(text, { names: [] })).toEqual({ ok: true, kind: null });
  });
});

describe("hostile text", () => {
  const units = [
    "a",
    "k i l l ",
    "my uncle my uncle ",
    "1 ",
    "a@",
    "\u202e\u200b",
    "me <want> no ",
    "*",
    "a.b",
    "sexy ",
    "kms ",
    "no no quiero quiero me me ",
    "😀",
    "а́k ",
  ];
  const reader = messageReader(lexicons(), ordinaryWords());

  /** How often the rules look at a word of the text: what their time grows with. */
  function looks(text: string): number {
    const { readings } = reader.message(text);
    let count = 0;
    const watched = new Proxy(readings, {
      get(target, key, receiver) {
        if (typeof key === "string" && /^\d+$/.test(key)) count += 1;
        return Reflect.get(target, key, receiver);
      },
    });
    const matches = [...reader.rulesIn(watched)].length + [...reader.contextsIn(watched)].length;
    return count + matches;
  }

  it.each(units)("of %j costs twice as much when it is twice as long", (unit) => {
    const short = unit.repeat(Math.ceil(3_000 / unit.length));
    expect(looks(short + short)).toBeLessThanOrEqual(2.2 * looks(short) + 200);
  });

  it.each(units)("of %j is no alarm for its length", (unit) => {
    const text = unit.repeat(Math.ceil(10_000 / unit.length)).slice(0, 10_000);
    const isAlarming = see(unit.repeat(20)).verdict !== "fine";
    if (!isAlarming) expect(see(text)).toMatchObject({ verdict: "fine" });
  });
});
