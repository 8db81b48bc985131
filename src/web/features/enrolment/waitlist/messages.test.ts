import { describe, expect, test } from "vitest";
import { waitlist as english } from "#content/copy/en/waitlist.ts";
import { waitlist as spanish } from "#content/copy/es/waitlist.ts";
import { waitlistForm } from "#contract/enrolment.ts";
import { errorSentence } from "./messages.ts";

const good = {
  name: "Ana",
  email: "ana@example.com",
  phone: "",
  numberOfChildren: 1,
  childrenAges: "7",
  adult: true,
};

/** The sentence of the first fault, as the form shows it. */
function sentence(change: Record<string, unknown>) {
  const result = waitlistForm.safeParse({ ...good, ...change });
  const issue = result.error?.issues[0];
  return issue === undefined ? null : errorSentence({ type: issue.code, message: issue.message });
}

describe("the waitlist form", () => {
  test.each([
    [{}, null],
    [{ phone: undefined }, null],
    [{ name: "" }, "waitlist.error.name"],
    [{ name: " A " }, "waitlist.error.name"],
    [{ email: "" }, "waitlist.error.email"],
    [{ email: "rebeca@" }, "waitlist.error.email"],
    [{ numberOfChildren: 0 }, "waitlist.error.children"],
    [{ numberOfChildren: Number.NaN }, "waitlist.error.children"],
    [{ numberOfChildren: 1.5 }, "waitlist.error.children"],
    [{ childrenAges: "  " }, "waitlist.error.ages"],
    [{ adult: false }, "waitlist.error.adult"],
    [{ name: "x".repeat(201) }, "waitlist.error.tooLong"],
    [{ childrenAges: "7\u0000" }, "waitlist.error.control"],
    [{ name: undefined }, "waitlist.error.required"],
    [{ name: 7 }, "waitlist.error.invalid"],
  ])("%j is told as %s", (change, expected) => {
    expect(sentence(change)).toBe(expected);
  });

  test("has the form library's generic messages in both languages", () => {
    expect(errorSentence({ type: "required" })).toBe("waitlist.error.required");
    expect(errorSentence({ type: "invalid_format", message: "Invalid email" })).toBe(
      "waitlist.error.invalidEmail",
    );
    expect(errorSentence({})).toBe("waitlist.error.invalid");
    expect(english["waitlist.error.required"]).toBe("Required");
    expect(spanish["waitlist.error.required"]).toBe("Requerido");
  });

  test("says the sentences of the specification", () => {
    expect(english["waitlist.error.name"]).toBe("Name must be at least 2 characters");
    expect(english["waitlist.error.email"]).toBe("Please enter a valid email address");
    expect(english["waitlist.error.children"]).toBe("Must have at least 1 child");
    expect(english["waitlist.error.ages"]).toBe("Please enter children's ages");
    expect(spanish["waitlist.failure.text"]).toBe("Error al enviar. Por favor intenta de nuevo.");
  });
});
