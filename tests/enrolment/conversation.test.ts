import { describe, expect, test } from "vitest";
import { ageOn } from "#domain/dialogue/birthday.ts";
import { clausesOf } from "#domain/dialogue/clauses.ts";
import { reachIn } from "#domain/dialogue/contact.ts";
import { type DialogueState, NEW_DIALOGUE } from "#domain/dialogue/state.ts";
import { factsAgree } from "#domain/enrolment/assistant/claims.ts";
import { respond } from "#domain/enrolment/conversation/respond.ts";
import { contents, deskOf } from "#server/adapters/assistant/embedded.ts";
import { TODAY } from "./desk.ts";

const desk = deskOf({ paymentsOpen: true });

/** Plays messages one after the other and answers every reply. */
function talk(...messages: readonly string[]) {
  let state: DialogueState = NEW_DIALOGUE;
  const history: { role: "visitor" | "assistant"; text: string }[] = [];
  return messages.map((message) => {
    const reply = respond(desk, { message, language: "en", today: TODAY, history: [...history], state });
    state = reply.state;
    history.push({ role: "visitor", text: message }, { role: "assistant", text: reply.message });
    return reply;
  });
}

describe("ways to reach a family are found in a message", () => {
  test.each([
    ["it's ana@school.mx.", "ana@school.mx", null],
    ["my number is 322 145 6677, thanks", null, "322 145 6677"],
    ["call +52 (322) 145-6677", null, "+52 (322) 145-6677"],
    ["a@b.co or 3221456677", "a@b.co", "3221456677"],
    ["we come in 2027 with 2 kids", null, null],
    ["is it $1,000 or 950", null, null],
  ] as const)("%s", (message, email, phone) => expect(reachIn(message)).toMatchObject({ email, phone }));

  test("a card number is never taken for one, nor kept", () => {
    expect(reachIn("4242 4242 4242 4242")).toMatchObject({ phone: null, cardNumber: true });
    const [reply] = talk("my card is 4242 4242 4242 4242");
    expect(reply?.wish).toBeNull();
    expect(JSON.stringify(reply?.state)).not.toContain("4242");
  });

  test("half an address is asked for again", () => expect(reachIn("ana@school").brokenEmail).toBe(true));
});

test.each([
  ["What time is it and how much?", ["What time is it", "how much?"]],
  ["Where are you? When do you open?", ["Where are you?", "When do you open?"]],
  ["it costs $950. a lot", ["it costs $950.", "a lot"]],
  ["my son and my daughter", ["my son and my daughter"]],
] as const)("the questions of one message: %s", (message, clauses) => {
  const starters = { joins: new Set(["and"]), asks: new Set(["how", "when", "what", "where"]) };
  expect(clausesOf(message, starters)).toEqual(clauses);
});

test.each([
  [{ turns: 6, month: 10 }, 5],
  [{ turns: 6, month: 3 }, 6],
  [{ turns: 6, month: 12 }, 6],
  [{ turns: 6, month: 9 }, null],
] as const)("the age on the opening day: %o", (birthday, age) => {
  expect(ageOn("2027-09-06", birthday, TODAY)).toBe(age);
});

test("a child's age that was told in another turn counts when it is about that child", () => {
  const [, , third] = talk("my son is 4", "what does pod school cost", "ok enroll him please");
  expect(third?.message).toMatch(/6–12/);
  expect(third?.payment).toBeNull();
});

test("the form stands in a conversation once, and after a no only for whoever asks for it", () => {
  const forms = talk("is there a bus", "and lunch?", "no thanks", "any uniforms?", "put me on the waitlist");
  expect(forms.map(({ needsContactForm }) => needsContactForm)).toEqual([true, false, false, false, true]);
});

test("a question nobody can answer goes to staff as it was written, and where to answer it once that is known", () => {
  const replies = talk(
    "is there a bus from Bucerias?",
    "leo@example.com",
    "Leo Hart, 40",
    "do you give lunch",
  );
  expect(replies[0]?.wish).toMatchObject({
    kind: "question",
    text: "is there a bus from Bucerias?",
    email: null,
  });
  expect(replies[1]?.wish).toMatchObject({
    kind: "question",
    text: "is there a bus from Bucerias?",
    email: "leo@example.com",
  });
  expect(replies[2]?.lead).toEqual({
    ...{ name: "Leo Hart", email: "leo@example.com", phone: null },
    ...{ numberOfChildren: 0, childrenAges: "" },
  });
  expect(replies[3]?.wish).toMatchObject({ kind: "question", name: "Leo Hart", email: "leo@example.com" });
  expect(replies[3]?.message).toContain("leo@example.com");
});

test("who is not of age is not put on the list", () => {
  const replies = talk("add me to the waitlist", "mia@example.com", "Mia, I am 15", "is it free");
  expect(replies.map(({ lead }) => lead)).toEqual([null, null, null, null]);
  expect(replies[2]?.message).toMatch(/adult/);
});

test("payment opens on a wish to pay alone, and a no closes it", () => {
  const replies = talk(
    "what deposits are there",
    "is it once?",
    "I want to pay the deposit now",
    "no, not now",
  );
  expect(replies.map(({ payment }) => payment)).toEqual([null, null, "founders_circle", null]);
});

test("nothing is said twice in the same words", () => {
  const [first, second, third] = talk("what are the hours", "what are the hours", "what are the hours?");
  expect(new Set([first?.message, second?.message, third?.message]).size).toBe(3);
});

test("what Hilda says besides facts is complete in both languages and states nothing that the catalogue does not", () => {
  const { says, school } = contents();
  const values = {
    name: "Ana",
    reach: "ana@example.com",
    age: "8",
    pod: "Explorer",
    price: "",
    amount: "",
    first: "",
    ask: "",
    question: "",
    times: "",
    places: "",
    thing: "",
    pods: "",
    ...{ count: "2", months: "3", explorer: "", pathfinder: "", trailblazer: "" },
    ...{ explorers: "", pathfinders: "", trailblazers: "", asked: "", day: "", month: "" },
  };
  for (const language of ["en", "es"] as const) {
    const marks: Readonly<Record<string, string>> = { ...desk.answerer.figures(language), ...values };
    const leads = [
      ...school.outside.flatMap(({ lead }) => lead?.[language] ?? []),
      ...school.things.flatMap(({ asked, met }) => [
        ...(met === undefined ? [] : [met[language]]),
        ...asked.flatMap(({ text }) => text?.[language] ?? []),
      ]),
    ];
    for (const text of [...Object.values(says).flatMap((one) => one[language]), ...leads]) {
      const filled = text.replace(/\{(\w+)\}/g, (_, name: string) => marks[name] ?? `{${name}}`);
      expect(filled).not.toMatch(/[{}—]/);
      expect(filled).not.toMatch(/\$\d/);
      if (!/\{age\}/.test(text)) expect(factsAgree(filled, desk.catalogue, language), filled).toEqual([]);
    }
  }
});

describe("a family that gave a way to be reached gets on the list, in whatever order it says the rest", () => {
  const last = (...messages: readonly string[]) => talk(...messages).at(-1);

  test.each([
    [["karen.mills@gmail.com", "im karen, kids are tom 6 and ella 9", "yes I am over 18"], "Karen", 2],
    [["mark@example.com, daughter is 11", "who will teach?", "my name is Mark and I am 41"], "Mark", 1],
    [
      ["call me at 961 123 45 67", "how much is it?", "I am an adult", "my name is Lupita Hernandez"],
      "Lupita Hernandez",
      0,
    ],
  ] as const)("%j", (messages, name, numberOfChildren) => {
    expect(last(...messages)?.lead).toMatchObject({ name, numberOfChildren });
  });

  test("being of age is no name, and a child is no adult", () => {
    const replies = talk("call me at 961 123 45 67", "I am an adult");
    expect(replies.at(-1)?.state.contact).toMatchObject({ name: null, adult: true });
    expect(last("ana@example.com", "Ana, 15")?.lead).toBeNull();
  });

  test("another address for a family on the list goes to a person, and nothing is said to be changed", () => {
    const reply = last(
      "add me to the list, ana@example.com",
      "Ana, I'm an adult",
      "my new email is ana2@example.com",
    );
    expect(reply?.lead).toBeNull();
    expect(reply?.wish).toMatchObject({ email: "ana2@example.com" });
    expect(reply?.message).toMatch(/person at the school/);
  });
});

test("whoever asks whether a deposit has to be paid is told of it, and no payment opens", () => {
  const [asked] = talk("do we have to pay the deposit now or can i just see it first");
  expect(asked?.payment).toBeNull();
  expect(asked?.message).toMatch(/deposit/);
  const [wished] = talk("I want to pay the deposit now");
  expect(wished?.payment).toBe("founders_circle");
});
