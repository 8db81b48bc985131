import type { Language } from "#domain/locale/language.ts";

const english = {
  title: "Receipt",
  number: "Receipt number",
  date: "Date of payment",
  issuer: "Received by",
  taxId: "Tax id",
  payer: "Paid by",
  what: "For",
  children: "Children",
  amount: "Amount",
  refunded: "Refunded",
  refund: "Refundable until {launchDate}: write to {contact} and name the receipt number.",
  practice: "Practice mode: no money moved, and this is no proof of payment.",
  test: "Test mode of the payment provider: no money moved, and this is no proof of payment.",
  tax: "This receipt is not a tax invoice.",
  page: "Page {page}",
};
export type ReceiptWords = Record<keyof typeof english, string>;

/** What stands on a receipt to print. */
export const receiptWords: Record<Language, ReceiptWords> = {
  en: english,
  es: {
    title: "Recibo",
    number: "Número de recibo",
    date: "Fecha de pago",
    issuer: "Recibió",
    taxId: "RFC o identificación fiscal",
    payer: "Pagó",
    what: "Concepto",
    children: "Niñas y niños",
    amount: "Monto",
    refunded: "Reembolsado",
    refund: "Reembolsable hasta el {launchDate}: escribe a {contact} y menciona el número de recibo.",
    practice: "Modo de práctica: no se movió dinero y esto no comprueba ningún pago.",
    test: "Modo de prueba del proveedor de pagos: no se movió dinero y esto no comprueba ningún pago.",
    tax: "Este recibo no es una factura.",
    page: "Página {page}",
  },
};
