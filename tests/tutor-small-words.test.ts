import { describe, it } from "vitest";
import { tutorLibrary } from "#content/tutor/index.ts";
import { talk } from "./tutor-talk.ts";

const replyOf = (id: string, language: "en" | "es") =>
  tutorLibrary.smallTalk.find((each) => each.id === id)?.replies[language] ?? [];
const oneOf = (id: string, language: "en" | "es") =>
  new RegExp(
    replyOf(id, language)
      .map((text) => text.slice(0, 20).replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join("|"),
  );

describe("a feeling that is denied is not met as if it were told", () => {
  it.each([
    ["es", "no tengo sueño", "not_so"],
    ["es", "no tengo hambre", "not_so"],
    ["es", "no estoy aburrido", "not_so"],
    ["es", "ya no estoy triste", "not_so"],
    ["es", "no tengo miedo", "not_scared"],
    ["es", "no estoy feliz", "sad"],
    ["es", "nunca estoy contenta", "sad"],
    ["en", "I'm not sleepy", "not_so"],
    ["en", "im not bored", "not_so"],
    ["en", "im not sad anymore", "not_so"],
    ["en", "I am not scared", "not_scared"],
    ["en", "im not happy", "sad"],
    ["en", "i dont feel happy today", "sad"],
    ["en", "im not ok", "not_well"],
    ["es", "no estoy bien", "not_well"],
  ] as const)("%s: %s", (language, message, id) => {
    talk(8, language, [message, oneOf(id, language)]);
  });

  it.each([
    ["es", "no, tengo sueño", "tired"],
    ["es", "no sé, estoy triste", "sad"],
    ["es", "no estoy triste estoy enojado", "angry"],
    ["en", "no, im sad", "sad"],
    ["en", "i am sad not happy", "sad"],
  ] as const)("%s: %s denies something else", (language, message, id) => {
    talk(8, language, [message, oneOf(id, language)]);
  });
});

describe("small words are met as they are meant", () => {
  it("asked how it knows, it says from where, and that it can be wrong", () => {
    talk(9, "en", ["why do leaves fall", /leaf/], ["how do you know", /texts.*wrong/]);
    talk(9, "es", ["por qué llueve", /agua/], ["¿cómo sabes?", /textos.*equivocar/]);
  });

  it("a result with no problem is asked for, and no lesson on rights or goods is given", () => {
    talk(9, "en", ["is it right?", /Show me/]);
    talk(9, "es", ["¿está bien así?", /Enséñamelo/], ["¿está bien?", /^(?!.*bienes).*$/s]);
  });

  it("a crush is one's own, and who is much older is named", () => {
    talk(11, "en", ["i like a boy in my class but i dont want anyone to know", /yours.*older/s]);
    talk(11, "es", ["me gusta un niño de mi salón y no quiero que nadie sepa", /cosa tuya.*mayor/s]);
  });

  it("what comes to each is a sum, and a touch is none", () => {
    talk(9, "es", ["reparto 60 dulces entre 4 niños, cuántos le tocan a cada uno", /60.*4/s]);
    talk(9, "es", ["mi tío me toca y no me gusta, cuántos años tiene que tener", /^(?!.*×).*$/s]);
  });

  it.each([
    ["en", "can we play", /riddle/],
    ["es", "¿quieres jugar?", /adivinanza/],
    ["en", "what now", /choose/],
    ["es", "¿y ahora qué?", /elige/],
    ["es", "ya terminé", /elige/],
    ["en", "do you like me?", /computer helper/],
    ["es", "¿te caigo bien?", /ayudante de computadora/],
    ["en", "lets talk about dinosaurs", /[Dd]inosaurs/],
    ["es", "hablemos de dinosaurios", /dinosaurio|asteroide/],
    ["en", "say it in spanish", /español/],
    ["es", "dilo en inglés", /English/],
    ["en", "i dont understand anything", /task/],
    ["es", "no entiendo nada", /tarea/],
  ] as const)("%s: %s", (language, message, wanted) => {
    talk(8, language, [message, wanted]);
  });
});
