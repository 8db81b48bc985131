import { expect, it } from "vitest";
import { readImport } from "./import-file.ts";

const HEAD = "Nombre;Correo;Idioma";

it("a file is read as UTF-8, and as Latin-1 where it is none", async () => {
  const latin = Buffer.from(`${HEAD}\nÍñigo;i@x.co;Español`, "latin1");
  const read = await readImport(new Blob([latin]));
  expect(read).toMatchObject({ isLatin: true, rows: [{ name: "Íñigo", email: "i@x.co", language: "es" }] });
  expect(await readImport(new Blob([`${HEAD}\nÍñigo;i@x.co;`]))).toMatchObject({
    ...{ isLatin: false, rows: [{ name: "Íñigo", language: "" }] },
  });
  const wide = new Blob([Buffer.from(`\uFEFF${HEAD}\nÍñigo;i@x.co;`, "utf16le")]);
  expect(await readImport(wide)).toMatchObject({ rows: [{ name: "Íñigo" }] });
});

it("what cannot be taken says why", async () => {
  const rows = Array.from({ length: 50_000 }, (_, index) => `F${index};f${index}@x.co;es`).join("\n");
  expect(await readImport(new Blob([`${HEAD}\n${rows}`]))).toEqual({ fault: "tooLong", count: 50_000 });
  expect(await readImport(new Blob([HEAD]))).toEqual({ fault: "noRows" });
  expect(await readImport(new Blob([""]))).toEqual({ fault: "noRows" });
  expect(await readImport(new Blob(["a,b\n1,2"]))).toEqual({ fault: "noColumns", found: "a, b" });
  expect(await readImport(new Blob(["x".repeat(5_000_001)]))).toEqual({ fault: "tooBig" });
  const unclosed = `${HEAD}\nEva;e@x.co;es\n"Ana;a@x.co;es\nIda;i@x.co;es`;
  expect(await readImport(new Blob([unclosed]))).toEqual({ fault: "unclosed", line: 3 });
  // A spreadsheet's own file is a ZIP file; it is what people have at hand.
  const workbook = Buffer.concat([
    Buffer.from("PK\u0003\u0004"),
    Buffer.from([0x14, 0, 6, 0, 0xe1, 0x0a, 0x93]),
  ]);
  expect(await readImport(new Blob([workbook]))).toEqual({ fault: "noText" });
});
