import { describe, expect, it } from "vitest";
import { DESK_PARTS } from "#domain/staff/live.ts";
import { standsOn } from "./stands-on.ts";

describe("what is asked for again", () => {
  it("is what stands on the parts that changed, whatever its query", () => {
    expect(standsOn(["/api/admin/leads?limit=26&search=ana"], ["families"])).toBe(true);
    expect(standsOn(["/api/admin/families/board?language=es"], ["families"])).toBe(true);
    expect(standsOn(["/api/admin/families", "newest", {}], ["inbox"])).toBe(false);
    expect(standsOn(["/api/admin/stats"], ["money"])).toBe(true);
    // Whoever comes is named there, and is gone once erased.
    expect(standsOn(["/api/admin/visits/coming"], ["families"])).toBe(true);
  });

  it("is never a safety record, whose every reading is written down", () => {
    expect(standsOn(["/api/admin/safety", "unclosed"], ["safety"])).toBe(true);
    expect(standsOn(["/api/admin/safety", "record", "ID", 3], DESK_PARTS)).toBe(false);
  });

  it("is not what the desk's parts have nothing to do with", () => {
    for (const path of ["/api/account", "/api/payments/config"]) {
      expect(standsOn([path], DESK_PARTS)).toBe(false);
    }
  });
});
