// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { common } from "#content/copy/en/common.ts";
import { inbox } from "#content/copy/en/inbox.ts";
import { LocaleContext, translator } from "#web/platform/i18n.tsx";
import { createQueryClient } from "#web/platform/queries.ts";
import { Answer } from "./answer.tsx";

type Props = Parameters<typeof Answer>[0];

/** The answer to a family with an address, by a member of staff whose account is called so. */
function shown(name: string) {
  const reply = vi.fn(async () => true);
  const me = { email: "staff@school.example", name };
  const props = {
    conversation: { lead: { email: "ana@x.co", language: "en", phone: null }, heldBy: null, messages: [] },
    settings: { me, team: [me], hours: { timeZone: "UTC", week: [] } },
    ...{ draft: "Yes.", onDraft: vi.fn(), acts: { isDoing: () => false, reply, note: vi.fn() } },
  } as unknown as Props;
  const t = translator({ ...inbox, ...common });
  render(
    <LocaleContext value={{ language: "en", t, setLanguage: () => {} }}>
      <QueryClientProvider client={createQueryClient()}>
        <Answer {...props} />
      </QueryClientProvider>
    </LocaleContext>,
  );
  fireEvent.click(screen.getByLabelText(inbox["inbox.answer.mail"]));
  return { reply, onDraft: props.onDraft };
}
afterEach(cleanup);
const send = () => fireEvent.click(screen.getByText(inbox["inbox.answer.sendMail"]));

it("a mail is signed by a person's name, never by the beginning of an address", () => {
  const { reply, onDraft } = shown("staff");
  fireEvent.change(screen.getByLabelText(inbox["inbox.answer.template"]), { target: { value: "hello" } });
  expect(onDraft).toHaveBeenCalledWith(expect.stringContaining("I am … from"));
  send();
  expect(reply).not.toHaveBeenCalled();
  expect(screen.getByText(inbox["inbox.hold.name.fault"])).toBeTruthy();
  fireEvent.change(screen.getByLabelText(inbox["inbox.hold.name"]), { target: { value: " Marta " } });
  send();
  expect(reply).toHaveBeenCalledWith({ by: "mail", text: "Yes.", name: "Marta" });
});

it("who has a name is not asked for it", () => {
  const { reply } = shown("marta");
  expect(screen.queryByLabelText(inbox["inbox.hold.name"])).toBeNull();
  send();
  expect(reply).toHaveBeenCalledWith({ by: "mail", text: "Yes.", name: "Marta" });
});
