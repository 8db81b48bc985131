import { describe, expect, it } from "vitest";
import { LEAD_STATUSES, nextStatus, staffMoves } from "./lead.ts";

describe("the moves of staff", () => {
  it("never lead to deposit_paid where no money is held", () => {
    for (const from of LEAD_STATUSES) {
      expect(staffMoves(from)).not.toContain("deposit_paid");
      expect(nextStatus(from, "staff", "deposit_paid")).toBeNull();
    }
  });

  it("take an enrolment by mistake back to the deposit that is held, and not behind it", () => {
    expect(staffMoves("enrolled", true)).toEqual(["deposit_paid"]);
    expect(nextStatus("enrolled", "staff", "deposit_paid", true)).toBe("deposit_paid");
    expect(nextStatus("enrolled", "staff", "following_up", true)).toBeNull();
    expect(staffMoves("deposit_paid", true)).toEqual(["enrolled"]);
  });

  it("lead to deposit_paid from wherever the holder of a deposit stands", () => {
    expect(staffMoves("following_up", true)).toEqual(["interested", "contacted", "deposit_paid", "enrolled"]);
  });

  it("are never to where a family is", () => {
    for (const held of [false, true])
      for (const from of LEAD_STATUSES) expect(staffMoves(from, held)).not.toContain(from);
  });
});
