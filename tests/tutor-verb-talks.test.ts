import { describe, expect, test } from "vitest";
import { newState } from "#domain/tutor/state.ts";
import { talk, tutor } from "./tutor-talk.ts";

describe("talks about verbs", () => {
  test("a gap: who and when come first, then the try is checked", () => {
    const state = talk(
      9,
      "es",
      ["Completa: Ayer nosotros ______ (ir) al mercado.", /^(?!.*fuimos).*nosotros.*ayer.*pretérito/s],
      ["creo que es fuimos", /^¡Sí, «fuimos»!/],
    );
    expect(state.waiting).toBeNull();
    talk(
      9,
      "en",
      ["Fill in: Yesterday she ____ (go) to school.", /^(?!.*went).*he or she.*yesterday.*past/s],
      ["went", /^Yes, “went”!/],
    );
    talk(8, "es", ["yo ___ (tener) hambre ayer", /^(?!.*tuve).*«yo».*«ayer»/s], ["tuve", /^¡Sí, «tuve»/]);
    talk(8, "en", ["he ___ (play) soccer every day", /^(?!.*plays).*every day/s], ["plays", /^Yes, “plays”/]);
    talk(8, "en", ["they ___ (be) happy yesterday", /^(?!.*were).*they/s], ["were", /^Yes, “were”/]);
  });
  test("a missing accent counts as right, and is shown", () => {
    talk(10, "es", ["Mañana yo ____ (poder) ir a la fiesta", /futuro/], ["podre", /^¡Sí.*tilde.*«podré»/]);
  });
  test("the first wrong try gets a hint, the second one the form", () => {
    talk(
      9,
      "es",
      ["Ayer mis amigos ____ (traer) pastel", /ellos/],
      ["traen", /^(?!.*trajeron)«traen».*presente/s],
      ["trajieron", /«trajeron»/],
    );
    talk(
      9,
      "en",
      ["The birds in the tree ____ (sing) every morning.", /they/],
      ["sings", /^(?!.*“sing”).*Try once more/s],
      ["i dont know", /“sing”/],
    );
  });
  test("who does not know gets another hint first", () => {
    talk(9, "es", ["Ana y yo ___ (caber) en el coche ayer", /nosotros/], ["no sé", /^(?!.*cupimos).*«cu»/s]);
  });
  test("a try in the same message is checked at once", () => {
    talk(9, "es", ["Completa: Ayer nosotros ___ (ir) al mercado. creo que es fuimos", /^¡Sí, «fuimos»!/]);
    talk(9, "es", ["ayer nosotros fuimos (ir) al mercado, está bien?", /^¡Sí, «fuimos»!/]);
    talk(9, "en", ["Yesterday they ____ (go) home. is it went?", /^Yes, “went”!/]);
    talk(9, "en", ["Yesterday she ____ (go) to school. I think it's goed", /^(?!.*went)Not “goed”/s]);
  });
  test("what stands before the gap says which form, and an open sentence takes each", () => {
    talk(9, "es", ["estoy ___ (leer) un libro", /gerundio/], ["leendo", /vocales/], ["leyendo", /^¡Sí/]);
    talk(9, "en", ["She has ____ (eat) an apple", /participle/], ["ate", /past tense/], ["eaten", /^Yes/]);
    talk(9, "es", ["Yo ___ (ir) al cine", /no aclara/], ["fui", /^¡Sí, «fui»/]);
    talk(9, "es", ["me ___ (gustar) los tacos", /ellos/], ["gustan", /^¡Sí/]);
  });
  test("a bare tu before the gap is a person, and two tries at once are told apart", () => {
    talk(9, "es", ["tu ___ (ser) mi amigo", /Aquí es «tú»/], ["eres", /^¡Sí/]);
    talk(9, "en", ["She ___ (have) a dog.", /he or she/], ["had or has?", /past.*present/], ["has", /^Yes/]);
  });
  test("something else may be asked in between", () => {
    talk(9, "en", ["Yesterday she ____ (go) to school.", /past/], ["what is a volcano", /magma/]);
  });
  test.each([
    ["es", "cuál es el pasado de ir", /yo fui, tú fuiste, él o ella fue, nosotros fuimos, ellos fueron/],
    ["es", "cómo se conjuga comer en presente", /como, .*comemos.*-o, -es, -e, -emos, -en/],
    ["es", "Conjuga el verbo cantar en pretérito", /canté.*cantaron/],
    ["es", "el verbo jugar en futuro con nosotros", /«nosotros jugaremos»/],
    ["es", "cuál es el participio de escribir", /«escrito»/],
    ["es", "gerundio de leer", /«leyendo»/],
    ["es", "subjuntivo de haber", /hayan/],
    ["es", "copreterito de ir con nosotros", /«nosotros íbamos»/],
    ["es", "conjuga levantarse en pasado", /me levanté.*nos levantamos/],
    ["es", "conjuga el verbo flurbear", /«flurbear» no está en mi lista/],
    ["es", "¿está bien fuimos?", /^Sí, «fuimos».*ser o ir/],
    ["es", "se dice andé o anduve", /«anduve».*«andé»/],
    ["es", "está bien dicho rompido", /«roto»/],
    ["es", "cuál es correcto: fuimos o fueron", /nosotros.*ellos/],
    ["es", "se dice trajistes o trajiste", /«trajiste».*no lleva s/],
    ["es", "¿se dice fuistes o fuiste?", /«fuiste», de ser o ir/],
    ["es", "Conjuga el verbo haber en preterito imperfecto del subjuntivo", /todavía no lo sé/],
    ["es", "se dice vinistes", /«viniste»/],
    ["es", "se dice imprimido o impreso", /de las dos formas/],
    ["es", "tercera persona de caber", /él o ella cabe/],
    ["en", "how do you conjugate have", /I, you, we, they have; he or she has/],
    ["en", "conjugate florb", /not in my list/],
    ["es", "cual es el pasado de go", /went/],
    ["en", "what is the past tense of go", /went/],
    ["en", "past of go", /went/],
    ["en", "whats the past tense of swim", /swam/],
    ["en", "conjugate to be in the past", /I, he or she was; you, we, they were/],
    ["en", "past participle of write", /written/],
    ["en", "is it I have ate or eaten", /eaten/],
    ["en", "is it goed or went", /went/],
  ] as const)("%s: %s", (language, message, wanted) => {
    talk(9, language, [message, wanted]);
  });
  test.each([
    ["es", "me puedes decir que es el pasado?", /fuimos/],
    ["en", "what did people eat in the past", /^It is “ate”/],
    ["es", "conjugar verbos", /no está en mi lista/],
    ["en", "is it raining", /participle|ing form/],
    ["es", "voy a comer tacos", /comemos|infinitivo/],
  ] as const)("%s: %s asks for no form", (language, message, unwanted) => {
    const { text } = tutor.answer({ message, age: 9, state: newState(language) });
    expect(text).not.toMatch(unwanted);
  });
});
