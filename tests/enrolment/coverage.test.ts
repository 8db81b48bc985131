import { describe, expect, test } from "vitest";
import { last } from "./talk.ts";

describe("a fact that leaves words of the question unexplained is not all of the answer", () => {
  test("it is not told where such a word names another matter", () => {
    const weekends = last("en", "does the pass include the weekends");
    expect(weekends.message).toMatch(/^That part of the Worldschooler Pass I don't know/);
    const food = last("en", "Do the activities in those packs use any food, like flour or nuts?");
    expect(food.message).not.toMatch(/weekly packs/);
    expect(food.wish?.kind).toBe("question");
  });

  test("what is ruled out is not answered again", () => {
    const months = last(
      "en",
      "if the family moves back to Ohio in the middle of the school year, what do I get back?",
      "I didn't mean the deposit, I meant the months already paid",
    );
    expect(months.message).not.toMatch(/refundable/);
    const paper = last(
      "es",
      "¿Me ayudan con los certificados del INEA o SEP?",
      "no, me refería a que si ustedes dan algún papel que diga lo que aprendieron",
    );
    expect(paper.message).toMatch(/boletas/);
  });

  test("a rule promises nothing under a condition that it does not name", () => {
    const late = "pero si se retrasan y abren en enero, ya después de septiembre, lo pierdo?";
    expect(last("es", "de cuánto es el depósito", late).message).not.toMatch(/No exactamente|se te devuelve/);
    const other = last("es", "y la hija de Lupe, Camila Robles, ya está inscrita con ustedes?");
    expect(other.message).toMatch(/otras familias/);
  });

  test("a half of the question that it says nothing of is named and passed on", () => {
    const reply = last("es", "¿y eso de los paquetes cuánto cuesta y traen tijeras?");
    expect(reply.message).toMatch(/gratis.*Lo demás de tu pregunta/s);
    expect(reply.wish?.kind).toBe("question");
  });

  test("what is unlike every phrasing is found by its words", () => {
    expect(last("es", "qué prestaciones dan").message).toMatch(/trabajan ahí/);
    expect(last("en", "would he need his vaccinations first?").message).toMatch(/vaccinations/);
  });

  test("changing from one plan to another is told of no other matter", () => {
    const reply = last("en", "can we switch from premium to explorer later");
    expect(reply.topic).toBeNull();
    expect(reply.message).toMatch(
      /haven't published yet how to switch from one plan or subscription to another/,
    );
    expect(reply.wish?.kind).toBe("question");
  });

  test.each([
    ["en", "how many companions can my kid have", "companions"],
    ["en", "how much is it per month", "cost_overview"],
    ["en", "do you take 2 year olds", "ages"],
    ["es", "cuánto dura el pase", "worldschooler_pass"],
    ["es", "puedo pagar en oxxo o en efectivo", "payment_methods"],
  ] as const)("what it explains is answered as before: %s %s", (language, message, topic) => {
    const reply = last(language, message);
    expect(reply.topic).toBe(topic);
    expect(reply.wish).toBeNull();
  });

  test("what shares only a word with a fact is not answered by it", () => {
    expect(last("en", "Do you guys know a good pediatrician in Sayulita?").topic).not.toBe("location");
    expect(last("en", "whats in the little explorers pack", "what do they DO in week 1").topic).not.toBe(
      "school_day",
    );
    expect(last("es", "y si llueve todo el dia que hacen").acts).toContain("unknown");
  });
});

describe("what is meant instead is asked anew", () => {
  test.each([
    ["en", "how much is it per month", "no i meant the deposit", "deposit_overview"],
    ["en", "is the deposit refundable", "no not the refund, how long to get an answer", "answer_time"],
    ["en", "is the deposit refundable", "not the refund, the opening date", "launch_date"],
    ["es", "cuánto cuesta", "no, me refiero al depósito", "deposit_overview"],
  ] as const)("%s: %s / %s", (language, before, message, topic) => {
    const reply = last(language, before, message);
    expect(reply.topic).toBe(topic);
    expect(reply.wish).toBeNull();
  });

  test("what only names a thing is asked with the question before it", () => {
    expect(last("en", "what time does it start", "no i meant what DATE").message).toMatch(/2027/);
  });

  test("a slip in an age is taken back", () => {
    const { state, message } = last("en", "my son is 15, can he come", "typo, hes 11");
    expect(state.children.ages).toEqual([11]);
    expect(message).toMatch(/At 11: yes/);
  });
});

describe("an age is remembered, and what else is asked is answered", () => {
  test.each([
    ["es", "¿Qué hace exactamente la IA con mi hija de 9 años?", /La IA/],
    [
      "es",
      "mi hija es sorda, tiene 8 años y usa lengua de señas mexicana. hay alguien que sepa señas?",
      /Eso merece platicarlo/,
    ],
    [
      "en",
      "we're cruising sailors, we'd be in La Cruz only jan to april, kid is 9",
      /We haven't decided yet whether a child can come only some days/,
    ],
    [
      "es",
      "¿y si solo quiero que vaya medio día cuando cumpla 6?",
      /^Todavía no está decidido si se puede ir solo algunos días/,
    ],
  ] as const)("%s: %s", (language, message, said) => {
    const reply = last(language, message);
    expect(reply.message).toMatch(said);
    expect(reply.message).not.toMatch(/^(Yes|Sí|At|Con)/);
  });
});

describe("every half of a message is answered or named", () => {
  test.each([
    ["es", "cuanto es el anticipo y me lo regresan si me arrepiento", [/\$500/, /reembolsables/]],
    ["es", "como saben si va bien o mal, hay examenes?", [/panel familiar/, /exámenes/]],
    ["en", "do i need a visa and what ages do you take?", [/visas/, /3–14/]],
    ["en", "are there stairs and how much is it", [/stairs/, /\$950/]],
  ] as const)("%s: %s", (language, message, parts) => {
    for (const part of parts) expect(last(language, message).message).toMatch(part);
  });

  test("two things compared stay one question", () => {
    const { message } = last(
      "en",
      "I don't really get the difference between the companion plan and the pod",
    );
    expect(message).toMatch(/\$19.*\$950/s);
  });
});

describe("a short question goes on from what was just said", () => {
  test("an undecided matter stays the one that is pointed at", () => {
    const { message, acts } = last("en", "can he bring his aide", "who decides that?");
    expect(message).toMatch(/aide/);
    expect(acts).toContain("unknown");
  });

  test.each([
    ["en", ["tell me about pod school", "what if he is 13"], /At 13: no/],
    [
      "en",
      ["whats in the little explorers pack", "my son is 3 and a half is that ok"],
      /At 3: yes, the packs/,
    ],
    ["en", ["how much is pod school", "and for two?", "so 1900 for both?"], /2 times \$950 is \$1,900/],
    ["es", ["el presencial, para niño de 4"], /(?:Con|A los) 4 /],
    [
      "en",
      ["how much is it per month", "no i meant the deposit", "is that per child?"],
      /one deposit for the (?:whole )?family/,
    ],
  ] as const)("%s: %s", (language, messages, said) => {
    expect(last(language, ...messages).message).toMatch(said);
  });

  test("a child that grows until the school opens is still one child", () => {
    const { state } = last("en", "my son is 5", "he'll be 6 when you open, does he get a uniform?");
    expect(state.children.ages).toEqual([6]);
  });
});

describe("what suits a child comes from its age", () => {
  test.each([
    ["es", ["qué me conviene para mi niña de 4"], /Little Explorers/],
    ["en", ["what do you recommend for a 9 year old"], /Pod School \(Explorer\)/],
    ["en", ["my daughter is 7", "what would suit our child"], /At 7.*Foundation/],
  ] as const)("%s: %s", (language, messages, said) => {
    expect(last(language, ...messages).message).toMatch(said);
  });

  test("without an age it is asked for", () => {
    expect(last("en", "what would suit our child").state.asked).toBe("children");
  });
});

test("the enrollment fee is not the monthly price", () => {
  for (const message of ["cuanto es la inscripcion", "hay inscripcion aparte o ya es todo"])
    expect(last("es", message).message).toMatch(/no está publicada.*\$500.*\$950/s);
});

test("how a detail is put right is said", () => {
  expect(last("es", "como cambio mi correo, lo puse mal").topic).toBe("change_detail");
  expect(last("en", "I typed my email wrong").topic).toBe("change_detail");
});
