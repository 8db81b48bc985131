import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { answers } from "#content/copy/en/answers.ts";
import { common } from "#content/copy/en/common.ts";
import type { OpenQuestion } from "#contract/answers.ts";
import { LocaleContext, translator } from "#web/platform/i18n.tsx";
import { AnswerTrial } from "./answer-trial.tsx";
import type { Editor, Trial } from "./use-editor.ts";

const question = (id: string, text: string): OpenQuestion => ({
  ...{ id, text, language: "es", askedAt: "2026-11-28T12:00:00.000Z", conversationId: "c" },
});
const GROUP = [question("1", "¿Hay violín?"), question("2", "¿Hay violín?"), question("3", "¿Y piano?")];
const GOOD: Trial = { faults: [], answers: [], said: { en: "Yes.", es: "Sí." } };

function shown(trial: Trial): string {
  const editor = { trial, group: { middle: GROUP[0], questions: GROUP }, add: () => {} } as unknown as Editor;
  return renderToStaticMarkup(
    <LocaleContext
      value={{ language: "en", t: translator({ ...answers, ...common }), setLanguage: () => {} }}
    >
      <AnswerTrial editor={editor} />
    </LocaleContext>,
  );
}

it("says of an answer that may not be published why, and nothing of what it would have answered: nobody tried", () => {
  const fault = { kind: "claim", language: "en", text: "$77", claim: "price" } as const;
  const page = shown({ ...GOOD, faults: [fault] });
  expect(page).toContain("$77");
  expect(page).not.toContain(answers["answers.trial.answers.none"]);
  expect(page).not.toContain(answers["answers.trial.left"]);
});

it("offers a way to ask once, however often it was asked in those words", () => {
  const page = shown(GOOD);
  expect(page).toContain(answers["answers.trial.answers.none"]);
  expect(page.match(/¿Hay violín\?/g)).toHaveLength(1);
  expect(page.match(/<button/g)).toHaveLength(2);
});
