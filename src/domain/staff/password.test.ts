import { describe, expect, it } from "vitest";
import { commonPasswords } from "#content/catalogue/common-passwords.ts";
import { isProved, PROOF_MS } from "./account.ts";
import { passwordFault } from "./password.ts";

const words = { common: commonPasswords, known: ["ana.lopez@school.example", "ana.lopez", "Ceiba"] };

describe("a password of staff", () => {
  it.each([
    ["short", "password_short"],
    ["elevenchars", "password_short"],
    ["x".repeat(129), "password_long"],
    ["aaaaaaaaaaaa", "password_common"],
    ["123456789012", "password_common"],
    ["Password1234", "password_common"],
    ["P@ssw0rd!2026", "password_common"],
    ["contraseña123", "password_common"],
    ["qwertyuiop12", "password_common"],
    ["EscuelaCeiba2026", "password_common"],
    ["ana.lopez2026!", "password_common"],
    ["correct horse battery", null],
    ["a-long-test-password-7", null],
    ["a long enough password", null],
    ["tres tristes tigres", null],
    ["Vp7!k2_mQz9wLx", null],
    ["ñandú y colibrí azul", null],
  ])("%s: %s", (password, fault) => {
    expect(passwordFault(password, words)).toBe(fault);
  });

  it("is measured in characters, as people count them", () => {
    expect(passwordFault("🌴🌊🐢🦜🌺🐚🦀🐬🌞🐠🍍🥭", words)).toBe("password_common");
    expect(passwordFault("🌴🌊🐢🦜🌺🐚", words)).toBe("password_short");
  });

  it("proves who sits there for a quarter of an hour, and never from the future", () => {
    expect(isProved(1000, 1000)).toBe(true);
    expect(isProved(1000, 1000 + PROOF_MS - 1)).toBe(true);
    expect(isProved(1000, 1000 + PROOF_MS)).toBe(false);
    expect(isProved(1001, 1000)).toBe(false);
  });
});
