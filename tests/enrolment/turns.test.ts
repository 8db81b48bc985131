import { describe, expect, test } from "vitest";
import { NEW_DIALOGUE } from "#domain/dialogue/state.ts";
import { respond } from "#domain/enrolment/conversation/respond.ts";
import type { Reply } from "#domain/enrolment/conversation/turn.ts";
import type { Language } from "#domain/locale/language.ts";
import { deskOf } from "#server/adapters/assistant/embedded.ts";
import { TODAY } from "./desk.ts";

const desk = deskOf({ paymentsOpen: true });

function talk(language: Language, ...messages: readonly string[]): Reply[] {
  let state = NEW_DIALOGUE;
  const history: { role: "visitor" | "assistant"; text: string }[] = [];
  return messages.map((message) => {
    const reply = respond(desk, { message, language, today: TODAY, history: [...history], state });
    state = reply.state;
    history.push({ role: "visitor", text: message }, { role: "assistant", text: reply.message });
    return reply;
  });
}
const last = (language: Language, ...messages: readonly string[]) =>
  talk(language, ...messages).at(-1) as Reply;

describe("what is told beside a question does not swallow it", () => {
  test.each([
    ["en", "she is 5, and do you take half days?", /At 5: not yet/, /some days/],
    ["en", "and the boy is 8, what would he do all day", /At 8: yes/, /hour by hour/],
    ["es", "tengo una niña de 5, y manejan medio día?", /Con 5 años: todavía no/, /algunos días|jornada/],
    ["es", "tengo un hijo de 9, él podría estudiar ahí?", /a los 9 años encaja bien/, /Pod School/],
  ] as const)("%s: %s", (language, message, age, rest) => {
    const { message: said } = last(language, message);
    expect(said).toMatch(age);
    expect(said).toMatch(rest);
  });

  test("a second question that is not understood is named, and goes to a person", () => {
    const reply = last("en", "what are the hours, and do you like jazz music a lot?");
    expect(reply.message).toContain("9 am to 3 pm");
    expect(reply.message).toMatch(/The rest of your question .*passed it on/);
    expect(reply.wish?.text).toContain("do you like jazz music a lot?");
    expect(reply.wish?.kind).toBe("question");
  });

  test("a birthday does not hide the price, nor the other child", () => {
    const reply = last(
      "en",
      "We have twins turning 6 in August, and an 11 year old. Would all three get in, and what would we pay?",
    );
    expect(reply.message).toMatch(/will be 6.*At 11: yes.*\$950/s);
    expect(reply.state.children).toMatchObject({ ages: [6, 11], count: 3 });
  });

  test("words beside a phone number are not taken for a question", () => {
    const reply = last("es", "mi cel es 322 110 9988");
    expect(reply.message).toMatch(/^Ya tengo 322 110 9988/);
  });
});

describe("figures alone", () => {
  test("are ages, a count or an amount, each by how it is said", () => {
    expect(last("en", "5 and 8").message).toMatch(/At 8: yes.*At 5: not yet/s);
    expect(last("en", "what does pod school cost", "and for two?").message).toContain("2 × $950");
    expect(last("en", "what does pod school cost", "and if i bring two?").message).toContain("$1,900");
    expect(last("en", "what does the $500 get me").message).toMatch(/Founders' Circle.*subscriptions/s);
    expect(last("es", "qué me dan por los 500").message).toMatch(/Círculo de Fundadores.*suscripciones/s);
  });

  test("count children without making up an age", () => {
    const children = (...messages: readonly string[]) => last("en", ...messages).state.children;
    expect(children("my son is 8", "we have two")).toMatchObject({ ages: [8], count: 2 });
    expect(last("es", "mi hijo tiene 11 y mi hija 4, los dos pueden?").state.children.ages).toEqual([11, 4]);
  });
});

describe("how the family stands", () => {
  const LIST = ["put me on the list, ana@example.com", "Ana, I'm an adult"] as const;

  test("decides what comes next, whether a place is held and when somebody calls", () => {
    expect(last("en", "is my spot saved now?")).toMatchObject({ payment: null });
    expect(last("en", ...LIST, "is my spot saved now?").message).toMatch(/on the list, Ana.*no place/s);
    expect(last("en", ...LIST, "what's next").message).toMatch(/all set for now.*ana@example.com/s);
    expect(last("en", ...LIST, "when will someone contact me?").message).toContain("ana@example.com");
  });

  test("no time is denied that the line under an answer promises", () => {
    expect(last("en", "when will someone call me?").message).not.toContain("no time is promised");
    expect(last("es", "cuándo me llaman").message).not.toContain("no hay un plazo");
  });

  test("a name beside the address is taken, and an article is none", () => {
    const reply = last("en", "Please add us: Priya Shah, priya@mail.example", "Yes I'm an adult");
    expect(reply.lead).toMatchObject({ name: "Priya Shah", email: "priya@mail.example" });
  });
});

describe("what parents ask about the school itself", () => {
  test.each([
    ["en", "does the school use ChatGPT?", "ai_provider"],
    ["es", "usan chatgpt?", "ai_provider"],
    ["en", "can I get my money back after the school has started?", "refund_after"],
    ["es", "si ya empezaron clases me regresan el depósito?", "refund_after"],
    ["en", "is this a scam", "trust"],
    ["es", "cómo estás hoy?", "how_are_you"],
  ] as const)("%s: %s", (language, message, topic) => {
    expect(last(language, message).topic).toBe(topic);
  });

  test("after a question about data, where and who are about data", () => {
    expect(last("en", "how do you protect our data", "where is it stored?").topic).toBe("data_where");
    expect(last("es", "cómo protegen nuestros datos", "y quién los ve").topic).toBe("data_who");
  });

  test.each([
    ["en", "who owns the school"],
    ["en", "who teaches there"],
    ["en", "how many pupils do you have right now"],
    ["en", "what if you close down after a year"],
    ["es", "de quién es la escuela"],
    ["es", "cuántos niños por maestra"],
  ] as const)("is passed on where nothing is published: %s %s", (language, message) => {
    const reply = last(language, message);
    expect(reply.wish?.kind).toBe("question");
    expect(reply.message).toMatch(
      /n[o']t publish|n't announced|n't written down|no est[áa]n? publicados?|no se (?:publica|anuncia)|por escrito/,
    );
  });
});

test("nothing is said twice in the same words, however often the same is asked", () => {
  for (const message of [
    "how much is the pass?",
    "and for two?",
    "is there a school bus?",
    "asdf qwer zxcv",
  ]) {
    const said = talk("en", message, message, message, message).map((reply) => reply.message);
    expect(new Set(said).size, said.join("\n")).toBe(said.length);
  }
});

test("a remark is no question that nobody can answer", () => {
  const reply = last("es", "luego lo pienso con mi esposo");
  expect(reply.message).not.toContain("no lo sé");
  expect(reply.needsContactForm).toBe(false);
});

describe("the topic under way, and what is known, decide what a short question means", () => {
  test.each([
    [
      "en",
      ["tell me about the deposit", "we might have to cancel, what happens to my money"],
      /deposit goes back/,
    ],
    ["es", ["mi hijo tiene 5", "¿y cuando cumpla 6 se puede pasar?"], /^Sí, a los 6/],
    ["es", ["cuánto cuestan los planes para casa", "¿qué incluye el de 39?"], /Pionero/],
    [
      "en",
      ["my kids are 3 and 9", "would they be together in one group?"],
      /^Not in one group, no.*9: Explorer.*At 3/s,
    ],
    ["es", ["tengo una niña de 6 años", "¿cuánto sale más o menos al mes?"], /\$950/],
    ["en", ["ok what would be the next step to hold a spot"], /Founders' Circle deposit.*opens here/s],
    ["es", ["se puede probar una semana?"], /^No\. Pod School no tiene prueba/],
    ["en", ["could our 7 year old come from January to April only?"], /haven't decided yet/],
  ] as const)("%s: %j", (language, messages, said) => {
    expect(last(language, ...messages).message).toMatch(said);
  });

  test("a grade is the age that goes with it", () => {
    expect(last("es", "mi hijo está en preescolar 3").state.children.ages).toEqual([5]);
    expect(last("en", "my son is in grade 3").state.children.ages).toEqual([8]);
  });

  test("an age to come is not the child's", () => {
    const reply = last("es", "mi hijo tiene 5", "¿y cuando cumpla 6 se puede pasar?");
    expect(reply.state.children).toMatchObject({ ages: [5], count: null });
  });

  test("in the middle of a wish a remark is a part of it", () => {
    const [, detail] = talk(
      "en",
      "I want my deposit back",
      "it was with the card ending 4242, name Daniel Okafor",
    );
    expect(detail?.state).toMatchObject({
      asked: "email",
      pending: "refund",
      contact: { name: "Daniel Okafor" },
    });
    expect(detail?.wish).toMatchObject({ kind: "refund" });
  });

  test("a question wins over a greeting, and programs are set side by side", () => {
    const reply = last("es", "qué onda, ¿qué diferencia hay entre el plan de la casa y la escuela?");
    expect(reply.message).toMatch(/Pionero.*\$950/s);
  });

  test("somebody who only says hello in a roundabout way is welcomed", () => {
    const reply = last("es", "Buenas tardes, me pasaron el dato de ustedes en un grupo de mamás");
    expect(reply.message).toMatch(/^¡Qué gusto/);
    expect(reply.suggestions).toEqual([]);
  });

  test("no assumption is corrected where none was made", () => {
    for (const message of ["¿y si no habla nada de inglés?", "¿ya están funcionando o apenas van a abrir?"])
      expect(last("es", message).message).not.toContain("No exactamente");
  });
});
