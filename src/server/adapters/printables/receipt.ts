import { brand } from "#content/catalogue/brand.ts";
import { receiptWords } from "#content/mail/payments/receipt-words.ts";
import { fill } from "#domain/locale/fill.ts";
import type { PrintableReceipt } from "#server/ports/receipt-print.ts";
import { newDocument } from "./document.ts";
import { flowText } from "./flow.ts";
import { printableText } from "./letters.ts";

const BODY = { face: "text", size: 12 } as const;
const LABEL = { face: "text", size: 9.5 } as const;
const BOLD = { face: "bold", size: 13 } as const;

/** One page that a family can file or hand on: who received what from whom, when, and in which currency. */
export async function printReceipt(receipt: PrintableReceipt, compress?: boolean): Promise<Uint8Array> {
  const words = receiptWords[receipt.language];
  const printed = await newDocument({
    title: `${words.title} ${receipt.number}, ${brand.name}`,
    subject: receipt.what,
    language: receipt.language,
    date: receipt.paidAt,
    ...(compress === undefined ? {} : { compress }),
  });
  const { write, rule } = flowText(
    printed,
    (page) => `${brand.name}. ${receipt.number}. ${fill(words.page, { page: String(page) })}`,
  );
  const fact = (label: string, ...lines: readonly string[]) => {
    write("P", label, LABEL, { above: 12, keep: 20 });
    for (const line of lines) write("P", printableText(line), BODY, { above: 1 });
  };

  write("P", receipt.issuer.name, BOLD);
  write("H1", words.title, { face: "display", size: 30 }, { above: 14 });
  if (receipt.mode !== "live") write("P", words[receipt.mode], BOLD, { above: 6 });
  rule(40);
  fact(words.number, receipt.number);
  fact(words.date, receipt.date);
  const tax = receipt.issuer.taxId === null ? [] : [`${words.taxId}: ${receipt.issuer.taxId}`];
  fact(words.issuer, receipt.issuer.name, ...tax, receipt.issuer.contact);
  if (receipt.payer.length > 0) fact(words.payer, ...receipt.payer);
  fact(words.what, receipt.what);
  if (receipt.children !== null) fact(words.children, receipt.children);
  rule(60);
  fact(words.amount, receipt.amount);
  if (receipt.refunded !== null) fact(words.refunded, receipt.refunded);
  rule(40);
  if (receipt.refundable !== null) write("P", receipt.refundable, BODY, { above: 10 });
  write("P", words.tax, LABEL, { above: 10 });
  return printed.finish();
}
