import { describe, expect, it } from "vitest";
import { afterAnswer, afterClosing, afterFamily, afterReading, BEGUN, RANK, rankOf } from "./standing.ts";

describe("what a conversation wants of staff", () => {
  it("stands above others when the family asked for a person, then when the assistant did not know", () => {
    const asked = afterFamily(BEGUN, "wants_person", 10);
    const unknown = afterFamily(BEGUN, "not_known", 10);
    const plain = afterFamily(BEGUN, null, 10);
    expect([asked, unknown, plain, BEGUN].map(rankOf)).toEqual([
      RANK.wants_person,
      RANK.not_known,
      RANK.unread,
      RANK.quiet,
    ]);
  });

  it("waits since the first message that nobody dealt with", () => {
    const first = afterFamily(BEGUN, null, 10);
    const second = afterFamily(first, "not_known", 20);
    expect(second).toEqual({ mark: "not_known", isUnread: true, isDone: false, since: 10 });
    expect(afterFamily(afterAnswer(second, 30), null, 40).since).toBe(40);
  });

  it("does not forget that a person was asked for, whatever is asked after it", () => {
    const asked = afterFamily(BEGUN, "wants_person", 10);
    expect(rankOf(afterFamily(asked, "not_known", 20))).toBe(RANK.wants_person);
    expect(rankOf(afterFamily(asked, null, 20))).toBe(RANK.wants_person);
  });

  it("still waits for an answer after it was read", () => {
    const read = afterReading(afterFamily(BEGUN, "not_known", 10));
    expect(rankOf(read)).toBe(RANK.not_known);
    expect(rankOf(afterReading(afterFamily(BEGUN, null, 10)))).toBe(RANK.quiet);
  });

  it("stays done when one more answer is sent after it", () => {
    expect(rankOf(afterAnswer(afterClosing(true, 30), 40))).toBe(RANK.done);
  });

  it("is open again when the family writes after it was done, and waits since then", () => {
    const done = afterClosing(true, 30);
    expect(rankOf(done)).toBe(RANK.done);
    expect(afterFamily(done, null, 40)).toEqual({ mark: null, isUnread: true, isDone: false, since: 40 });
  });
});
