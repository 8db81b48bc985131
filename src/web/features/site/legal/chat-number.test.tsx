// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { legal } from "#content/copy/en/legal.ts";
import { enrolmentSession } from "#web/chat/chat-session.ts";
import { LocaleProvider } from "#web/platform/i18n.tsx";
import { ChatNumber } from "./chat-number.tsx";

afterEach(() => {
  cleanup();
  enrolmentSession.forget();
});

const show = () =>
  render(
    <LocaleProvider initial="en" dictionary={legal} areas={["legal"]}>
      <ChatNumber />
    </LocaleProvider>,
  );

it("a browser that holds a conversation shows its number, and never its key", () => {
  const { sessionId, key } = enrolmentSession.open();
  show();
  const shown = screen.getByText(/has the number/).textContent;
  expect(shown).toContain(sessionId);
  expect(shown).not.toContain(key);
});

it("one that holds none shows nothing", () => {
  show();
  expect(document.body.textContent).toBe("");
});
