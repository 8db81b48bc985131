import { readFile } from "node:fs/promises";
import { brand } from "#content/catalogue/brand.ts";
import type { Language } from "#domain/locale/language.ts";
import { LOCALES } from "#domain/locale/money.ts";
import { packageFile } from "#server/package-root.ts";

/** The part of A4 that is also on Letter: the sheet prints on both without being scaled. In points. */
export const PAGE = { width: 595, height: 792, margin: 44 } as const;
export const INK = "#14342b";

/** The same bytes every time. */
const DATE = new Date(Date.UTC(2026, 10, 21));

/** The library knows this subset; its type declarations do not yet. */
const PDF_UA = "PDF/UA" as unknown as "PDF/A-1";

const FACES = {
  display: "fraunces.ttf",
  names: "fraunces-names.ttf",
  text: "atkinson.ttf",
  bold: "atkinson-bold.ttf",
} as const;
export type Face = keyof typeof FACES;

type DocumentOptions = {
  readonly title: string;
  readonly subject: string;
  readonly language: Language;
  readonly landscape?: boolean;
  /** When it was made; a sheet to print has no time of its own. */
  readonly date?: Date;
  /** Only a test reads the drawing orders in plain text. */
  readonly compress?: boolean;
};

type Place = { readonly x: number; readonly y: number; readonly width: number };
type Manner = {
  readonly face: Face;
  readonly size: number;
  readonly align?: "left" | "center" | "right";
  readonly lineGap?: number;
};

let fonts: Promise<Readonly<Record<Face, Buffer>>> | undefined;

/** Read once. */
function loadFonts(): Promise<Readonly<Record<Face, Buffer>>> {
  fonts ??= Promise.all(
    Object.entries(FACES).map(
      async ([face, file]) =>
        [face, await readFile(packageFile(`src/server/adapters/printables/fonts/${file}`))] as const,
    ),
  ).then((read) => Object.fromEntries(read) as Record<Face, Buffer>);
  return fonts;
}

/** One page under construction. Everything on it is either read aloud by its tag or marked as decoration. */
export type Printed = Awaited<ReturnType<typeof newDocument>>;

/** Starts a PDF/UA document with its first page. The library is loaded with the first sheet somebody asks for. */
export async function newDocument(options: DocumentOptions) {
  const { title, subject, language, landscape, date = DATE, compress = true } = options;
  const [{ default: PDFDocument }, faces] = await Promise.all([import("pdfkit"), loadFonts()]);
  const size = landscape ? [PAGE.height, PAGE.width] : [PAGE.width, PAGE.height];
  const pdf = new PDFDocument({
    size,
    margin: 0,
    compress,
    pdfVersion: "1.7",
    subset: PDF_UA,
    tagged: true,
    displayTitle: true,
    lang: LOCALES[language],
    // Given here, so that no font of the reader's own is ever named.
    font: faces.text as unknown as string,
    info: { Title: title, Author: brand.name, Subject: subject, CreationDate: date, ModDate: date },
  });
  for (const [face, bytes] of Object.entries(faces)) pdf.registerFont(face, bytes);
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const root = pdf.struct("Document", { title });
  pdf.addStructure(root);

  const write = (text: string, { x, y, width }: Place, { face, size, align = "left", lineGap = 0 }: Manner) =>
    pdf.font(face).fontSize(size).fillColor(INK).text(text, x, y, { width, align, lineGap });

  return {
    pdf,
    /** A piece of text under its tag; answers where the next one may begin. */
    say(tag: "H1" | "H2" | "P", text: string, place: Place, manner: Manner): number {
      root.add(pdf.struct(tag, {}, () => write(text, place, manner)));
      return pdf.y;
    },
    /** Text that is placed by its own hand. */
    tagged(tag: "P", draw: () => void): void {
      root.add(pdf.struct(tag, {}, () => draw()));
    },
    /** A drawing that means something, with the words for who cannot see it. */
    picture(alt: string, draw: () => void): void {
      root.add(pdf.struct("Figure", { alt }, () => draw()));
    },
    /** Lines and leaves without a meaning of their own. */
    decorate(draw: () => void): void {
      pdf.markContent("Artifact", { type: "Layout" });
      draw();
      pdf.endMarkedContent();
    },
    async finish(): Promise<Uint8Array> {
      root.end();
      const ended = new Promise<void>((resolve) => pdf.once("end", () => resolve()));
      pdf.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
}
