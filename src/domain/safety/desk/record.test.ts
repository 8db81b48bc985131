import { describe, expect, it } from "vitest";
import type { SpokenTurn } from "../screening.ts";
import { type RecordedTurn, turnsToFollow, turnsToRecord } from "./record.ts";

const child = (text: string): SpokenTurn => ({ from: "child", text });
const tutor = (text: string): SpokenTurn => ({ from: "tutor", text });
const exchange = (number: number) => [child(`message ${number}`), tutor(`reply ${number}`)];
const texts = (turns: readonly SpokenTurn[]) => turns.map(({ text }) => text);

describe("what an item keeps of what was said before", () => {
  it("is the last two exchanges, then the words", () => {
    const turns = turnsToRecord([], [1, 2, 3].flatMap(exchange), child("help"));
    expect(texts(turns)).toEqual(["message 2", "reply 2", "message 3", "reply 3", "help"]);
    expect(turns.map(({ role }) => role)).toEqual(["before", "before", "before", "before", "said"]);
  });

  it("is not kept twice when the words are repeated", () => {
    const first = turnsToRecord([], exchange(1), child("help"));
    const again = turnsToRecord(first, [...exchange(1), ...exchange(2)], child("help"));
    expect(texts(again)).toEqual(["message 2", "reply 2", "help"]);
  });
});

describe("what an item keeps of what was said after", () => {
  const said: RecordedTurn[] = turnsToRecord([], [], child("help"));
  const followed = (exchanges: readonly SpokenTurn[][]) => {
    const turns = [...said];
    for (const next of exchanges) turns.push(...turnsToFollow(turns, next));
    return turns;
  };

  it("is the reply and two exchanges, whether or not the words come with their reply", () => {
    const after = [1, 2, 3].map(exchange);
    const expected = ["help", "message 1", "reply 1", "message 2", "reply 2"];
    expect(texts(followed(after))).toEqual(expected);
    expect(texts(followed([[child("help"), tutor("you are not alone")], ...after]))).toEqual([
      "help",
      "you are not alone",
      ...expected.slice(1),
    ]);
  });

  it("begins again with each repetition", () => {
    const turns = followed([1, 2, 3].map(exchange));
    const again = [...turns, ...turnsToRecord(turns, exchange(3), child("help me"))];
    expect(texts(again.slice(-3))).toEqual(["message 3", "reply 3", "help me"]);
    expect(texts(turnsToFollow(again, exchange(4)))).toEqual(["message 4", "reply 4"]);
  });

  it("takes the same words for new ones once something was said between", () => {
    const turns = followed([exchange(1)]);
    expect(texts(turnsToFollow(turns, [child("help"), tutor("reply")]))).toEqual(["help", "reply"]);
  });

  it("is nothing for an item from before turns were kept", () => {
    expect(turnsToFollow([], exchange(1))).toEqual([]);
  });
});
