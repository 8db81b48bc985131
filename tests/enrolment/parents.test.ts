import { describe, expect, test } from "vitest";
import { ask as askDesk, knowledge } from "./desk.ts";

/** What a parent tried in the chat and was answered badly, by class, with other wordings of each. */
type Lang = "en" | "es";
const ask = (language: Lang, message: string, topic: string | null = null, history: string[] = []) =>
  askDesk(message, language, topic, { history });

describe("the deposit that was spoken of is the one that is paid", () => {
  test.each([
    ["en", "can I pay it now", "deposit_sponsor", "teacher_sponsor"],
    ["en", "great, where do I pay?", "deposit_sponsor", "teacher_sponsor"],
    ["en", "take my card", "deposit_sponsor", "teacher_sponsor"],
    ["en", "I'll take the second one, how do I pay", "deposit_overview", "teacher_sponsor"],
    ["en", "can I pay it now", "deposit_founders", "founders_circle"],
    ["en", "reserve a spot please", "deposit_sponsor", "founders_circle"],
    ["es", "lo puedo pagar ya?", "deposit_sponsor", "teacher_sponsor"],
    ["es", "donde lo pago", "deposit_sponsor", "teacher_sponsor"],
    ["es", "quiero pagar el de 1000 ya", "deposit_overview", "teacher_sponsor"],
    ["es", "quiero pagarlo ahorita", "deposit_founders", "founders_circle"],
  ] as const)("%s: %s after %s", (language, message, topic, paymentType) => {
    expect(ask(language, message, topic)).toMatchObject({ needsPayment: true, paymentType });
  });

  test("also two questions later, when the previous topic does not name it", () => {
    const sponsor = ask("en", "what is the teacher sponsor deposit");
    const refund = ask("en", "can I get that back?", sponsor.topic, ["teacher sponsor?", sponsor.message]);
    expect(refund.topic).toBe("refund");
    expect(refund.message).toContain("Teacher Sponsor");
    const turns = ["teacher sponsor?", sponsor.message, "can I get that back?", refund.message];
    expect(ask("en", "ok so can I pay for it here", refund.topic, turns)).toMatchObject({
      paymentType: "teacher_sponsor",
    });
    expect(ask("es", "lo puedo pagar ahora?", "refund", ["qué es el patrocinio docente"])).toMatchObject({
      paymentType: "teacher_sponsor",
    });
  });
});

describe("a complaint gets an apology, a person and the reminder about cards", () => {
  test.each([
    ["es", "ya pague 500 y no me llego nada!!"],
    ["es", "pues que feo servicio"],
    ["es", "nadie me contesta"],
    ["es", "me cobraron doble"],
    ["es", "llevo dias esperando y nadie me habla"],
    ["es", "que porqueria de servicio"],
    ["en", "I paid and got no receipt"],
    ["en", "this is terrible service"],
    ["en", "nobody answers me"],
    ["en", "I was charged twice"],
    ["en", "the payment page gave me an error"],
    ["en", "I'm so mad right now"],
  ] as const)("%s: %s", (language, message) => {
    const answer = ask(language, message);
    expect(answer).toMatchObject({ topic: "trouble", needsContactForm: true, needsPayment: false });
    expect(answer.message).toMatch(/sorry|Lo siento|Lamento/);
    expect(answer.message).toMatch(/card details|datos de tu tarjeta/);
    expect(answer.message).not.toMatch(/hours?|days?|soon|horas|días|pronto\b/);
  });

  test.each([
    ["en", "what service do you offer"],
    ["es", "que servicios ofrecen"],
    ["en", "do I get a refund if there is a problem"],
    ["es", "tengo un problema de lenguaje con mi hijo"],
  ] as const)("not every problem or service is a complaint: %s %s", (language, message) => {
    expect(ask(language, message).topic).not.toBe("trouble");
  });

  test("a question about receipts is not a complaint", () => {
    expect(ask("en", "will I get a receipt?").topic).toBe("receipt");
    expect(ask("es", "me dan recibo?").topic).toBe("receipt");
  });
});

describe("recording and training are answered honestly", () => {
  test.each([
    ["es", "la ia graba a mi hijo?"],
    ["es", "guardan la voz de mi hijo?"],
    ["en", "does it record my child"],
    ["en", "is my child being recorded by the AI"],
    ["en", "are you listening to us through the mic"],
  ] as const)("%s: %s", (language, message) => {
    const { message: reply } = ask(language, message);
    expect(reply).toMatch(/No recording of a child is kept|No se guarda ninguna grabación/);
    expect(reply).toMatch(/adult's consent|consentimiento de una persona adulta/);
    expect(reply).toMatch(/outside AI provider|proveedor externo de IA/);
  });

  test.each([
    ["en", "do you train AI on my kid's data"],
    ["en", "do you use our chats to train your models"],
    ["es", "usan los datos de mi hijo para entrenar la ia?"],
    ["es", "entrenan su ia con lo que dicen los niños?"],
  ] as const)("%s: %s", (language, message) => {
    const answer = ask(language, message);
    expect(answer.needsContactForm).toBe(true);
    expect(answer.message).toMatch(/a person has to answer|lo tiene que contestar una persona/);
  });
});

test.each([
  ["en", "sign me up"],
  ["en", "count me in"],
  ["en", "sign us up please!"],
  ["es", "anótame"],
  ["es", "apuntanos porfa"],
  ["es", "cuenta conmigo"],
] as const)("opens the waitlist: %s %s", (language, message) => {
  expect(ask(language, message)).toMatchObject({ topic: "waitlist", needsContactForm: true });
});

describe("an age is told whether Pod School takes it, and what fits", () => {
  test.each([
    ["en", "do you take 4 year olds?", /^No, Pod School/, "Little Explorers"],
    ["en", "can my 5 year old be in a pod", /^Not yet: Pod School starts at 6/, "Little Explorers"],
    ["en", "can my 13 year old join a pod", /^No:/, "learning tools"],
    ["en", "is my 15 year old too old", /^I'm afraid 15 is above/, "3–14"],
    ["en", "is 12 too old for pod school", /^At 12 it fits/, "Creator"],
    ["es", "mi hijo de 5 es muy chico para pod school?", /^Pod School recibe/, "Little Explorers"],
    ["en", "can a 6 year old join?", /^Yes/, "Foundation"],
    ["es", "mi hija tiene 5 años la aceptan?", /^No, Pod School/, "Little Explorers"],
    ["es", "aceptan niños de 13?", /^No, Pod School/, "herramientas de aprendizaje"],
    ["es", "mi hijo de 9 puede entrar?", /^Sí/, "Explorer"],
  ] as const)("%s: %s", (language, message, start, part) => {
    const { message: reply } = ask(language, message);
    expect(reply).toMatch(start);
    expect(reply).toContain(part);
  });
});

test.each([
  ["en", "difference between explorer plan and explorer subscription"],
  ["en", "is little explorers the same as explorer plan?"],
  ["en", "so many explorers, what's the difference"],
  ["es", "es lo mismo el plan explorador de 19 que el pod explorer?"],
  ["es", "por que uno cuesta 19 y otro 500 si los dos son explorer"],
] as const)("tells the Explorers apart: %s %s", (language, message) => {
  const { message: reply } = ask(language, message);
  for (const figure of ["$19", "$950", "$500", "8–10", "3–6", "Little Explorers"])
    expect(reply).toContain(figure);
});

describe("Spanish follow-ups are understood as their English twins", () => {
  test.each([
    ["y para dos niños?", "and for two kids?", "pod_school", "pod_school"],
    ["y para dos?", "and for two?", "companion_plans", "companion_plans"],
    ["y con 3 niños?", "and with three children?", "cost_overview", "pod_school"],
    ["a que ora entran y salen", "what time do they start and finish", null, "schedule"],
    ["q pasa si me arrepiento del deposito", "what if I regret the deposit", null, "refund"],
  ] as const)("%s", (spanish, english, before, topic) => {
    expect(ask("es", spanish, before).topic).toBe(topic);
    expect(ask("en", english, before).topic).toBe(topic);
  });
});

test.each([
  ["en", "what's the weather like"],
  ["en", "who won the game last night"],
  ["en", "tell me a joke"],
  ["es", "va a hacer calor mañana?"],
  ["es", "cuéntame un chiste"],
] as const)("idle talk is turned to the school without a call back: %s %s", (language, message) => {
  const answer = ask(language, message);
  expect(answer).toMatchObject({ topic: null, needsContactForm: false, wish: null });
  expect(answer.suggestions).toHaveLength(3);
  for (const one of answer.suggestions) expect(ask(language, one).topic).not.toBeNull();
});

describe("Hilda speaks", () => {
  test.each([
    ["en", "hello"],
    ["en", "start"],
    ["en", "who are you"],
    ["es", "hola"],
    ["es", "inicio"],
    ["es", "como te llamas"],
  ] as const)("and gives her name: %s %s", (language, message) => {
    expect(ask(language, message).message).toContain(language === "en" ? "I'm Hilda" : "Soy Hilda, ");
  });

  test("as the pages do: no developer talk, no British spelling, the pages' names", () => {
    const texts = [
      ...knowledge.topics.flatMap(({ question, answer, variants = [], corrections = [] }) => [
        question,
        answer,
        ...[...variants, ...corrections].map(({ text }) => text),
      ]),
      ...knowledge.crossings.flatMap(({ text }) => text ?? []),
      ...Object.values(knowledge.phrases),
      ...knowledge.outside.flatMap(({ lead }) => lead ?? []),
    ];
    for (const { en, es } of texts) {
      expect(en).not.toMatch(/in this version|enrol(?!l)|cancelled|cancelling/i);
      expect(es).not.toMatch(
        /esta versión|lanzamiento|\bla Pod School|Pequeños Exploradores|suscripci\w+ escolar|planes? del compañero|seguro de haber/i,
      );
      expect(`${en}${es}`).not.toMatch(/USD|—/);
    }
    expect(ask("es", "cuanto cuesta pod school").message).toMatch(/\$950 al mes, en dólares/);
    expect(ask("es", "a que hora salen").message).not.toMatch(/\.\.$/);
  });
});
