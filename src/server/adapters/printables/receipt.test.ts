import { expect, test } from "vitest";
import { LANGUAGES } from "#domain/locale/language.ts";
import type { PrintableReceipt } from "#server/ports/receipt-print.ts";
import { readPdf } from "./read-pdf.ts";
import { printReceipt } from "./receipt.ts";

const receipt: PrintableReceipt = {
  language: "en",
  number: "C-8EFB8F47FB",
  paidAt: new Date("2026-11-22T10:00:00Z"),
  date: "November 22, 2026",
  issuer: { name: "Escuela Ceiba A.C.", taxId: "ECE010203XY9", contact: "hello@ceiba.example" },
  payer: ["María José Núñez", "maria@family.example"],
  what: "Founders' Circle deposit",
  children: "Luz (6), Leo (9)",
  amount: "$500.00 USD",
  refunded: null,
  refundable: "Refundable until September 6, 2027",
  mode: "live",
};
const read = async (change: Partial<PrintableReceipt> = {}) => {
  const { raw, tags, text } = readPdf(await printReceipt({ ...receipt, ...change }, false));
  return { raw, tags, text: text.replace(/\s+/g, " ") };
};

test.each(LANGUAGES)(
  "a receipt in %s is a tagged page that says who received what from whom, and when",
  async (language) => {
    const { raw, tags, text } = await read({ language });
    expect(raw).toContain("<pdfuaid:part>1</pdfuaid:part>");
    expect(raw).toContain("/Count 1");
    expect(tags.filter((tag) => tag === "H1")).toHaveLength(1);
    const { number, date, issuer, payer, what, children, amount } = receipt;
    for (const said of [number, date, issuer.name, "ECE010203XY9", ...payer, what, children, amount]) {
      expect(text).toContain(said);
    }
    expect(text).not.toMatch(/practice|práctica|null|undefined/);
  },
);

test("practice and the provider's test mode are said large, and what is not known is left out", async () => {
  expect((await read({ mode: "practice" })).text).toContain("Practice mode: no money moved");
  const { text } = await read({
    mode: "test",
    ...{ issuer: { ...receipt.issuer, taxId: null }, payer: [], children: null, refundable: null },
    refunded: "$100.00 USD",
  });
  expect(text).toContain("Test mode of the payment provider: no money moved");
  expect(text).toContain("$100.00 USD");
  expect(text).not.toMatch(/Tax id|Paid by|Children/);
});
