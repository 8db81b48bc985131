import { describe, expect, test } from "vitest";
import { tutorLibrary } from "#content/tutor/index.ts";
import type { Language } from "#domain/locale/language.ts";
import { newState } from "#domain/tutor/state.ts";
import type { Answer } from "#domain/tutor/turn.ts";
import { talk, tutor } from "./tutor-talk.ts";

const { lookAlikes, phrases, spelling } = tutorLibrary;

const asked = (message: string, language: Language, turn = 0): Answer =>
  tutor.answer({ message, age: 9, state: newState(language, turn) });
const UNKNOWN = [...phrases.alike_unknown.en, ...phrases.alike_unknown.es];

describe("the sentences", () => {
  test.each(lookAlikes.map((each) => [each.id, each] as const))(
    "%s: every one is solved by its word, another one is met with what to ask oneself",
    (_, { language, words, sentences }) => {
      const or = language === "es" ? " o " : " or ";
      const question = `${words.slice(0, 2).join(or)} ${language === "es" ? "¿cómo se escribe?" : "which do I write?"}`;
      for (const [turn, { gap, word, why }] of sentences.entries()) {
        const filled = gap.replace(/_+/, word);
        const first = asked(question, language, turn);
        expect(first.text, question).toContain(gap);
        expect(first.text).not.toContain(filled);
        const right = tutor.answer({ message: word, age: 9, state: first.state });
        expect(right.text).toContain(filled);
        expect(right.state.waiting).toBeNull();
        for (const wrong of words.filter((each) => each !== word)) {
          const hinted = tutor.answer({ message: wrong, age: 9, state: first.state });
          expect(hinted.text).toContain(why);
          expect(hinted.text).not.toContain(filled);
          expect(hinted.state.waiting).toMatchObject({ kind: "alike", tries: 1 });
          const shown = tutor.answer({ message: wrong, age: 9, state: hinted.state });
          expect(shown.text).toContain(filled);
        }
      }
    },
  );
  test.each(lookAlikes.map((each) => [each.id, each] as const))(
    "%s: the tip names its words in their order, every word has its sentence, no sentence begins with the gap",
    (_, { words, tip, sentences }) => {
      const places = words.map((word) => tip.toLowerCase().search(new RegExp(`[“«]${word}[”»]`)));
      expect(places.every((place) => place >= 0)).toBe(true);
      expect([...places].sort((one, other) => one - other)).toEqual(places);
      if (sentences.length > 0) {
        expect(new Set(sentences.map(({ word }) => word))).toEqual(new Set(words));
      }
      for (const { gap } of sentences) {
        expect(gap).toMatch(/^[¿¡]?\p{L}/u);
        expect(gap.match(/_+/g)).toHaveLength(1);
      }
    },
  );
  test("no question and no hint gives the word of its sentence away", () => {
    for (const { sentences } of lookAlikes) {
      for (const { gap, word } of sentences) {
        expect(gap.toLowerCase().match(/[\p{L}']+/gu), gap).not.toContain(word);
      }
    }
  });
});

describe("what asks about words that sound alike", () => {
  test.each([
    ["their or there", "there"],
    ["there/their/they're", "there"],
    ["which there do i use", "there"],
    ["is it their or there dog", "there"],
    ["The birds feed their or there chicks", "there"],
    ["explain their and there", "there"],
    ["when do I use you're?", "your"],
    ["your or youre", "your"],
    ["what is the difference between its and it's?", "its"],
    ["its or its", "its"],
    ["when do you use it's with an apostrophe", "its"],
    ["when does its have an apostrophe", "its"],
    ["do you put an apostrophe in its", "its"],
    ["to too two", "to"],
    ["is it too or two", "to"],
    ["is it here or hear", "hear"],
    ["then vs than", "than"],
    ["where or were", "where"],
    ["were or we're", "were"],
    ["whos or whose", "whose"],
    ["know or no", "know"],
    ["right or write", "right"],
    ["see or sea", "see"],
    ["by buy or bye", "by"],
    ["for or four", "for"],
    ["is it won or one", "won"],
    ["knew or new", "knew"],
    ["piece or peace", "piece"],
    ["hour or our", "hour"],
    ["which or witch", "which"],
  ])("en: “%s” asks about %s", (message, id) => {
    expect(asked(message, "en").state.waiting).toMatchObject({ kind: "alike", id });
  });
  test.each([
    ["¿es hay o ahí?", "hay"],
    ["hay ahi y ay", "hay"],
    ["cuándo se usa ay", "hay"],
    ["hay muchos perros se escribe con hay o ahi", "hay"],
    ["¿qué diferencia hay entre hay y ahí?", "hay"],
    ["deja las botas hay o ahí?", "hay"],
    ["cual es la diferencia entre haber y a ver", "haber"],
    ["haber o aver", "haber"],
    ["vamos a ver o vamos haber", "haber"],
    ["porque o por qué", "porque"],
    ["por que o porque", "porque"],
    ["porque va junto o separado?", "porque"],
    ["aveces o a veces", "a_veces"],
    ["a veces va junto o separado", "a_veces"],
    ["he echo o he hecho", "hecho"],
    ["hola va con h o sin h", "hola"],
    ["vaya o valla o baya", "vaya"],
    ["haya halla o allá", "haya"],
    ["¿tuvo se escribe con b o v?", "tuvo"],
    ["botar o votar", "votar"],
    ["vez con z o s", "vez"],
    ["hola u ola", "hola"],
    ["casa con s o z", "caza"],
    ["tú o tu", "tu"],
    ["tu o tú", "tu"],
    ["tu o tu", "tu"],
    ["¿tu lleva acento? tu o tú", "tu"],
    ["cuándo lleva acento tu", "tu"],
    ["cuándo usas tu", "tu"],
    ["cómo se escriben tú y tu", "tu"],
    ["¿me prestas tu o tú lápiz?", "tu"],
    ["no sé si es tú o tu mochila", "tu"],
    ["el lleva acento?", "el"],
    ["cuándo se le pone acento a el", "el"],
    ["el con acento o sin acento", "el"],
    ["más o mas", "mas"],
    ["mas o mas", "mas"],
    ["mas lleva acento?", "mas"],
    ["sí o si?", "si"],
    ["mí o mi", "mi"],
    ["té o te", "te"],
    ["sé o se", "se"],
    ["qué o que", "que"],
    ["que con acento o sin acento", "que"],
    ["cuando lleva acento que", "que"],
    ["cómo o como", "como"],
  ])("es: “%s” asks about %s", (message, id) => {
    expect(asked(message, "es").state.waiting).toMatchObject({ kind: "alike", id });
  });
  test.each(["solo o sólo", "solo lleva acento?"])(
    "es: “%s” has an honest answer, and nothing to choose",
    (message) => {
      const { text, state } = asked(message, "es");
      expect(text).toMatch(/2010.*ya no lo necesita/);
      expect(state.waiting).toBeNull();
    },
  );
  test.each([
    ["their dog is over there", "en"],
    ["is there a fish in their house?", "en"],
    ["can i have one too or two", "en"],
    ["do i get two or too many", "en"],
    ["one or two", "en"],
    ["which one do i use", "en"],
    ["when should i say no", "en"],
    ["what right do i have", "en"],
    ["is it right or left", "en"],
    ["how do birds know where to fly", "en"],
    ["pizza or tacos?", "en"],
    ["cat or kitty?", "en"],
    ["is it hot or cold", "en"],
    ["is it true or false", "en"],
    ["¿cómo están tú y tu hermana?", "es"],
    ["¿quién es más alto, tú o tu hermana?", "es"],
    ["¿quién corre más rápido, él o el perro?", "es"],
    ["¿es él o el perro?", "es"],
    ["cuando va el avión", "es"],
    ["cuándo se pone el sol", "es"],
    ["ay, hay arañas en mi casa", "es"],
    ["vamos a ver las tortugas", "es"],
    ["vamos a ir sí o sí", "es"],
    ["una vez y ves el mar?", "es"],
    ["¿vivo en casa o caza el gato?", "es"],
    ["¿dónde hay o ahí no hay?", "es"],
    ["¿por qué van juntas las aves?", "es"],
    ["por qué lleva acento árbol", "es"],
    ["no sé si lleva acento árbol", "es"],
    ["¿árbol lleva acento?", "es"],
    ["cómo se escribe no", "es"],
    ["pizza o tacos?", "es"],
    ["gato o perro", "es"],
    ["¿gato o pato?", "es"],
    ["niño o niña", "es"],
    ["vaca se escribe con b o v?", "es"],
    ["¿se escribe con mayúscula o minúscula?", "es"],
  ] as const)("“%s” (%s) does not", (message, language) => {
    const { text, state } = asked(message, language);
    expect(state.waiting?.kind).not.toBe("alike");
    expect(UNKNOWN).not.toContain(text);
  });
  const { knowledge, smallTalk, tellings, stories } = tutorLibrary;
  const topics = knowledge.entries.filter(({ wonder }) => wonder !== undefined);
  test.each([
    ["ask", topics.flatMap(({ asks }) => [...asks.en, ...asks.es])],
    ["say", smallTalk.flatMap(({ cues }) => [...cues.en, ...cues.es])],
    ["tell", tellings.flatMap(({ cues }) => [...cues.en, ...cues.es])],
    [
      "read here",
      stories.flatMap(({ scenes }) =>
        Object.values(scenes).flatMap(({ choices }) => choices.flatMap(({ label }) => [label.en, label.es])),
      ),
    ],
  ])("nothing that children %s does by chance", (_, messages) => {
    for (const message of messages) {
      const { text, state } = asked(message.replace(/[\^$]/g, ""), "es");
      expect(state.waiting?.kind, message).not.toBe("alike");
      expect(UNKNOWN, message).not.toContain(text);
    }
  });
  test.each([
    ["weather or whether", "en"],
    ["is it bear or bare", "en"],
    ["do i write quiet or quite", "en"],
    ["is it spelled accept or except", "en"],
    ["¿se escribe abrasar o abrazar?", "es"],
    ["coser o cocer, ¿cuál?", "es"],
    ["ha o a", "es"],
    ["aun o aún", "es"],
  ] as const)("“%s” (%s) is a pair that it honestly does not know", (message, language) => {
    expect(phrases.alike_unknown[language]).toContain(asked(message, language).text);
  });
});

describe("a sentence of the child's own", () => {
  test.each([
    ["is it their or there dog", "en", /Now look at your own sentence/],
    ["The birds feed their or there chicks", "en", /Now look at your own sentence/],
    ["hay muchos perros se escribe con hay o ahi", "es", /Ahora mira tu propia frase/],
    ["deja las botas hay o ahí?", "es", /Ahora mira tu propia frase/],
    ["their or there", "en", /^(?!.*your own sentence)/],
    ["what is the difference between its and it's?", "en", /^(?!.*your own sentence)/],
    ["¿tu lleva acento? tu o tú", "es", /^(?!.*tu propia frase)/],
    ["vez con z o s", "es", /^(?!.*tu propia frase)/],
  ] as const)("“%s” (%s): it is led back to, and only it", (message, language, wanted) => {
    expect(asked(message, language).text).toMatch(wanted);
  });
});

describe("how a child answers", () => {
  /** What becomes of an answer to one sentence of a group. */
  function verdict(id: string, at: number, message: string): string {
    const group = lookAlikes.find((each) => each.id === id);
    const sentence = group?.sentences[at];
    if (group === undefined || sentence === undefined) return "no such sentence";
    const waiting = { kind: "alike", id, at, tries: 0 } as const;
    const { text, state } = tutor.answer({
      message,
      age: 9,
      state: { ...newState(group.language, 3), waiting },
    });
    if (text.includes(sentence.gap.replace(/_+/, sentence.word))) return "right";
    const now = state.waiting;
    if (now?.kind !== "alike") return "left";
    if (now.at !== at) return "next";
    return now.tries > 0 ? "wrong" : text.includes(sentence.gap) ? "hint" : "kept";
  }
  test.each([
    // The word among others, in its sentence, with a reason, spelled with less.
    ["there", 0, "I think it's there", "right"],
    ["there", 0, "over there", "right"],
    ["there", 1, "their chicks", "right"],
    ["there", 1, "there i mean their", "right"],
    ["there", 1, "not there, their", "right"],
    ["there", 2, "theyre", "right"],
    ["to", 1, "its not two its too", "right"],
    ["its", 0, "it's because it is raining", "right"],
    ["its", 0, "it's it's", "right"],
    ["its", 1, "it's not it's, it's its", "right"],
    ["know", 0, "no it's know", "right"],
    ["hay", 1, "ahi", "right"],
    ["hay", 1, "ay, ahí", "right"],
    ["hay", 1, "deja tus botas ahí", "right"],
    ["hay", 1, "no sé, creo que ahí", "right"],
    ["haber", 1, "vamos a ver las tortugas", "right"],
    ["se", 0, "creo que es sé", "right"],
    ["se", 0, "yo ya sé nadar", "right"],
    ["el", 0, "él porque es una persona", "right"],
    // Figures, and what is short written out.
    ["to", 0, "2", "right"],
    ["won", 1, "1", "right"],
    ["for", 0, "4", "right"],
    ["its", 0, "it is", "right"],
    ["your", 1, "you are", "right"],
    ["there", 2, "they are", "right"],
    ["were", 0, "we are", "right"],
    ["whose", 0, "who is", "right"],
    // By its form.
    ["its", 0, "with the apostrophe", "right"],
    ["its", 0, "the one with apostrophe", "right"],
    ["its", 1, "without", "right"],
    ["its", 1, "it doesn't have an apostrophe", "right"],
    ["its", 1, "with the apostrophe", "wrong"],
    ["know", 0, "with a k", "right"],
    ["tu", 0, "la que no lleva acento", "right"],
    ["tu", 1, "creo que con acento", "right"],
    ["tu", 1, "tu con acento", "right"],
    ["el", 0, "el con acento", "right"],
    ["tuvo", 0, "con v", "right"],
    ["tuvo", 1, "con v chica", "wrong"],
    ["hecho", 0, "con h", "right"],
    ["hecho", 1, "sin hache", "right"],
    ["vez", 0, "con z", "right"],
    ["caza", 0, "con zeta", "right"],
    ["vaya", 0, "con ll", "right"],
    ["vaya", 1, "con y", "hint"],
    ["porque", 0, "separado", "right"],
    ["a_veces", 0, "en dos palabras", "right"],
    // By its place, and by what it means.
    ["its", 0, "the first one", "right"],
    ["its", 1, "the second one", "right"],
    ["its", 1, "the first one", "wrong"],
    ["tu", 1, "el primero", "right"],
    ["tu", 0, "la segunda", "right"],
    ["hay", 2, "la última", "right"],
    ["hay", 0, "la de haber", "right"],
    ["hay", 1, "la de haber", "wrong"],
    ["hay", 1, "un lugar", "right"],
    ["to", 0, "the number", "right"],
    ["than", 0, "it compares", "right"],
    ["porque", 0, "la que pregunta", "right"],
    // What is wrong.
    ["there", 1, "thier", "wrong"],
    ["haber", 1, "aver", "wrong"],
    ["a_veces", 0, "aveces", "wrong"],
    ["tu", 1, "tu", "wrong"],
    ["its", 0, "its", "wrong"],
    ["to", 1, "2", "wrong"],
    ["there", 1, "they are", "wrong"],
    ["know", 0, "no", "wrong"],
    // Words of the group that choose nothing.
    ["there", 0, "not there", "hint"],
    ["hay", 1, "no es ahí", "hint"],
    ["hay", 2, "ay no sé", "wrong"],
    ["se", 0, "no sé", "wrong"],
    ["know", 0, "i don't know", "wrong"],
    ["to", 2, "i dont want to", "left"],
    ["there", 0, "i went there with my mom", "kept"],
    ["si", 1, "no", "left"],
    // Words that are something else as well.
    ["by", 2, "bye", "right"],
    ["know", 1, "no", "right"],
    ["si", 0, "sí", "right"],
    ["hola", 1, "hola", "right"],
    ["que", 0, "qué", "right"],
    ["como", 1, "como", "right"],
    ["porque", 0, "por qué", "right"],
    ["porque", 1, "por qué", "wrong"],
    ["mas", 0, "más", "right"],
    // Why, and another one.
    ["there", 0, "why", "hint"],
    ["there", 0, "ok", "hint"],
    ["hay", 0, "¿por qué?", "hint"],
    ["there", 0, "another one please", "next"],
    ["hay", 0, "otra", "next"],
    ["hay", 0, "un cuento", "left"],
    ["there", 0, "another joke", "left"],
  ] as const)("%s, sentence %i: “%s” is %s", (id, at, message, wanted) => {
    expect(verdict(id, at, message)).toBe(wanted);
  });
  test.each([
    [
      "en",
      ["I think it's {w}", "{w} because it fits", "is it {w}?", "with {w}"],
      ["it's not {w}", "what is {w}"],
    ],
    [
      "es",
      ["creo que es {w}", "{w} porque queda bien", "¿es {w}?", "no, es {w}"],
      ["no es {w}", "qué es {w}"],
    ],
  ] as const)(
    "in %s no sentence takes another word for its own, nor what is said against its own",
    (language, named, denied) => {
      for (const { id, words, sentences } of lookAlikes.filter((each) => each.language === language)) {
        for (const [at, { word }] of sentences.entries()) {
          for (const template of named) {
            for (const each of words) {
              const isRight = verdict(id, at, template.replace("{w}", each)) === "right";
              expect(isRight, `${id} ${at}: ${template} ${each}`).toBe(each === word);
            }
          }
          for (const template of denied) {
            expect(verdict(id, at, template.replace("{w}", word)), `${id} ${at}: ${template}`).not.toBe(
              "right",
            );
          }
        }
      }
    },
  );
  test("a word that asks to say it again is a choice first, where it is one", () => {
    talk(8, "es", ["qué o que", /¿Sabes ___/], ["qué", /¿Sabes qué hora es\?/]);
    talk(8, "es", ["qué o que", /¿Sabes ___/], ["¿qué?", /¿Sabes ___/], ["qué", /¿Sabes qué hora es\?/]);
    talk(8, "es", ["cómo o como", /¿___ vuela/], ["como", /pista/], ["cómo", /¿cómo vuela/]);
  });
  test("after a sentence another one of the same words follows, and why is told", () => {
    talk(
      8,
      "en",
      ["their or there", /boots over ___/],
      ["there", /boots over there.*“another”/],
      ["another", /feed ___ chicks/],
      ["idk", /hint/],
      ["idk", /feed their chicks/],
      ["why?", /“Their” says/],
      ["yes", /otters: ___/],
    );
    const state = talk(
      8,
      "es",
      ["hay o ahí", /___ tres ranas/],
      ["hay", /hay tres ranas.*«otra»/],
      ["otra", /botas ___/],
    );
    expect(state.waiting).toMatchObject({ kind: "alike", id: "hay", at: 1, tries: 0 });
    talk(8, "es", ["hay o ahí", /___/], ["otra", /botas ___/], ["otro cuento", /1\. /]);
  });
  test("what was shown may be written once more; something grave afterwards is met by itself", () => {
    talk(
      8,
      "en",
      ["by or buy", /___/],
      ["buy", /hint/],
      ["buy", /sat by the river/],
      ["by", /^Yes: We sat by/],
    );
    const { state } = tutor.answer({ message: "hay", age: 8, state: asked("hay o ahí", "es").state });
    const grave = tutor.answer({ message: "mi tío me lastima", age: 9, state, isDelicate: true });
    expect(phrases.delicate.es).toContain(grave.text);
  });
  test("a bare yes after a hint is asked on; the accent is not missed where only it parts the words", () => {
    talk(
      8,
      "en",
      ["its or it's", /___/],
      ["its", /hint/],
      ["yes", /which one fits/],
      ["it's", /it's raining/],
    );
    expect(verdict("tu", 1, "tú")).toBe("right");
  });
  test("something else is something else", () => {
    talk(9, "en", ["to or too?", /Which one fits/], ["I want to hear a story", /1\. /]);
    talk(9, "en", ["to or too?", /Which one fits/], ["its or it's", /“It's” is short/]);
  });
});

describe("how a word is spelled", () => {
  test.each([
    ["How do I spell there", "en", "there"],
    ["how do you spell their", "en", "there"],
    ["how do you spell they're", "en", "there"],
    ["how do you spell two", "en", "to"],
    ["how do i spell know", "en", "know"],
    ["how do you spell whose", "en", "whose"],
    ["cómo se escribe hay", "es", "hay"],
    ["como se escribe vez", "es", "vez"],
    ["como se escribe mi", "es", "mi"],
    ["como se escribe aveces", "es", "a_veces"],
    ["cómo se escribe por qué", "es", "porque"],
  ] as const)(
    "“%s” (%s): a short word is known by what it means, before any near match",
    (message, language, id) => {
      expect(asked(message, language).state.waiting).toMatchObject({ kind: "alike", id });
    },
  );
  test.each([
    ["hola", "ola"],
    ["casa", "caza"],
    ["ahí", "hay"],
  ])("“%s” is spelled, with a warning that names nothing; then its look-alike is named", (word, other) => {
    const first = asked(`cómo se escribe ${word}`, "es");
    expect(first.text).toContain(`${word}: ${[...word].join("-")}.`);
    expect(first.text).toMatch(/otra palabra que suena parecido/);
    expect(first.text).not.toContain(`«${other}»`);
    const solved = tutor.answer({ message: word, age: 8, state: first.state });
    expect(solved.text).toMatch(new RegExp(`Sí, ${word}.*«${other}»`));
  });
  test("a word is told letter by letter, and one syllable is one", () => {
    talk(7, "es", ["cómo se escribe sol", /s-o-l.*una sola sílaba/]);
    talk(7, "en", ["how do you spell cat", /c-a-t.*only one part/]);
    for (const language of ["en", "es"] as const) {
      for (const listed of spelling[language].words) {
        const word = listed.replaceAll("·", "");
        const { text } = asked(
          `${language === "en" ? "how do you spell" : "cómo se escribe"} ${word}`,
          language,
        );
        expect(text).not.toMatch(/\b1 (?:parts|sílabas)/);
        expect(text.includes([...word].join("-")) || /¿|\?/.test(text), text).toBe(true);
      }
    }
  });
  test("a near match is still found, and a word that is set is not said", () => {
    talk(8, "en", ["how do you spell buterfly", /but-ter-fly/], ["butterfly", /Yes, butterfly/]);
    talk(8, "en", ["spelling", /9 letters: n e _ e s/], ["necessary", /Yes, necessary/]);
    talk(8, "es", ["ortografía", /6 letras: h e _ a d _/], ["helado", /¡Sí, helado/]);
  });
  test("of two spellings of a listed word, the letter is asked for", () => {
    talk(8, "es", ["vaca o baca", /_aca.*v o b/], ["v", /con v: vaca/]);
    talk(8, "es", ["cómo se escribe hacer o aser", /h-a-c-e-r/], ["hacer", /¡Sí, hacer/]);
  });
});
