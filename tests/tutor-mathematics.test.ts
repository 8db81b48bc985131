import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readContent } from "#server/content-file.ts";
import { COMPILED, compile } from "../scripts/mathematics/compile.ts";
import { fileSchemas } from "../scripts/mathematics/schema.ts";
import { replay, transcripts } from "./transcripts/runner.ts";

for (const file of ["fractions", "mathematics", "answers"]) {
  test.each(
    transcripts(file).map(
      (each) => [`${each.at} ${each.turns.map(({ message }) => message).join(" > ")}`, each] as const,
    ),
  )("%s", (_, transcript) => replay(transcript));
}

test("what the tutor imports is what the files say", () => {
  expect(readFileSync(COMPILED, "utf8")).toBe(compile());
});

test("a mistake is told with its file and line", () => {
  const read = (text: string) => () => readContent(text, "slips.yaml", fileSchemas["slips.yaml"]);
  expect(read('slips:\n  sign: { en: "a" }\n')).toThrow(/^slips\.yaml:2: slips\.sign\.es/);
  expect(read('slips:\n  sign: { en: "a {x}", es: "b" }\n')).toThrow(
    /slips\.yaml:2: .*fill in different things/,
  );
  expect(read("slips: [\n")).toThrow(/^slips\.yaml:\d/);
});
