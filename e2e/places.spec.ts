import type { Page } from "@playwright/test";
import { mailTo } from "./support/outbox.ts";
import { testWithOwnServer as test } from "./support/own-server.ts";
import { CARDS, fillCard, openCheckout, PAYING, staffRequests } from "./support/paying.ts";
import { STAFF } from "./support/server.ts";
import { alive, expect, expectAccessible } from "./support/test.ts";

// What the server refuses, the browser says in its console too.
test.use({ expectedConsole: { patterns: [/409 \(Conflict\)/] } });

async function joins(url: string, page: Page, name: string, language: "en" | "es" = "en") {
  const family = { name, email: `${name.split(" ")[0]?.toLowerCase()}@places.example`, language };
  const data = { ...family, numberOfChildren: 1, childrenAges: "11", adult: true };
  const answer = await page.request.post(`${url}/api/leads`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function enter(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
  await page.locator("input[type=email]").fill(STAFF.email);
  await page.locator("input[type=password]").fill(STAFF.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

test("a seat is offered to whose turn it is, declined by the link, and goes to the next, who takes it", async ({
  page,
  browser,
  own: server,
}) => {
  for (const name of ["Olga First", "Pia Second"]) await joins(server.url, page, name);
  await page.setViewportSize({ width: 1280, height: 900 });
  await enter(page, "/admin/places?lang=en");
  const pod = page.getByRole("region", { name: "Creator" });
  await expect(pod.getByText("6 of 6 free")).toBeVisible();
  await expectAccessible(page);
  await pod.getByRole("button", { name: /Offer a seat to .*Olga First/ }).click();
  await expect(page.getByText("Olga First is told by mail.").first()).toBeVisible();
  await expect(pod.getByRole("button", { name: /Olga First.*Offered until/ })).toBeVisible();

  const family = await browser.newContext({ baseURL: server.url });
  const answer = await family.newPage();
  await answer.setViewportSize({ width: 390, height: 844 });
  const linkIn = (mail: string) => /http\S+#offer=\S+/.exec(mail)?.[0] ?? "";
  await answer.goto(linkIn(await mailTo(server, "olga@places.example", 2)));
  await expect(answer.getByRole("heading", { name: "There is a place for your child" })).toBeVisible();
  await expectAccessible(answer);
  await answer.getByRole("button", { name: "No, thank you" }).click();
  await answer.getByRole("button", { name: "Yes, give it to the next family" }).click();
  await expect(answer.getByRole("heading", { name: "This offer is over" })).toBeVisible();

  await answer.goto("about:blank");
  await answer.goto(linkIn(await mailTo(server, "pia@places.example", 2)));
  await answer.getByRole("button", { name: "Yes, we take it" }).click();
  await expect(answer.getByRole("heading", { name: "The place is yours" })).toBeVisible();
  await family.close();

  // The desk heard of it by itself.
  await pod.getByRole("button", { name: /Pia Second.*Held/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Enrolled" }).click();
  await expect(pod.getByRole("button", { name: /Pia Second.*Enrolled/ })).toBeVisible();
});

test("out of turn a seat needs a reason; an owner keeps the pods, and the chat then says what is left", async ({
  page,
  own: server,
}) => {
  for (const name of ["Rita Before", "Sara Later"]) await joins(server.url, page, name);
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, "/admin/places?lang=en");
  await page.getByRole("button", { name: /^Open .*Sara Later$/ }).click();
  const sheet = page.getByRole("dialog");
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Give it now" }).click();
  await expect(page.getByText(/others stand before this child/).first()).toBeVisible();
  await sheet.getByLabel("Why out of turn").fill("She has begun here before");
  await sheet.getByRole("button", { name: "Give it now" }).click();
  await expect(page.getByRole("button", { name: /Sara Later.*Held/ })).toBeVisible();

  await page.getByRole("button", { name: "Change the pod Foundation" }).click();
  await sheet.getByLabel("Seats").fill("4");
  await sheet.getByLabel(/Hilda tells families/).check();
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The pod is saved.").first()).toBeVisible();
  const chat = { message: "are there places left?", sessionId: "chat_1_places", language: "en" };
  const reply = await page.request.post(`${server.url}/api/chat`, { data: chat });
  expect(((await reply.json()) as { message: string }).message).toContain("Foundation (ages 6 to 8): 4 left");

  // The day's page says that seats are free, and whose turn it is.
  await page.goto("/admin/today?lang=en");
  const free = page.getByRole("region", { name: "Seats to offer" });
  await free.getByRole("button", { name: /^Offer a seat to .*Rita Before/ }).click();
  await expect(page.getByText("Rita Before is told by mail.").first()).toBeVisible();
  await expectAccessible(page);
});

test("a paid deposit takes its seat at once, and the family's page shows it", async ({
  page,
  browser,
  own: server,
}) => {
  await openCheckout(page, server.url);
  await fillCard(page, CARDS.good, { name: "Tina Paid", email: "tina@places.example" });
  await page.getByRole("button", { name: PAYING.en.pay }).click();
  await expect(page.getByRole("heading", { name: PAYING.en.paid })).toBeVisible();
  const staff = await staffRequests(browser, server.url);
  const { pods } = (await (await staff.get(`${server.url}/api/admin/places`)).json()) as {
    pods: { holders: { child: string; state: string; lead: { id: string; name: string } }[] }[];
  };
  const place = pods.flatMap(({ holders }) => holders).find(({ lead }) => lead.name === "Tina Paid");
  expect(place).toMatchObject({ child: "Luz", state: "held" });
  await page.setViewportSize({ width: 768, height: 1024 });
  await enter(page, `/admin/families?lang=en&id=${place?.lead.id}`);
  const list = page.getByRole("region", { name: "Places" });
  await expect(list.getByText("Luz, age 7: Held, Foundation")).toBeVisible();
  await list.getByRole("button", { name: "Put a child on the list" }).click();
  await list.getByLabel("Age").fill("13");
  await list.getByRole("button", { name: "Put a child on the list" }).click();
  await expect(list.getByText("age 13: Waiting")).toBeVisible();
});
