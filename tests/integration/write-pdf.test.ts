import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";

import type { PdfBlock } from "#app/features/shop/documents/pdf-blocks.ts";
import { writePdf } from "#app/features/shop/documents/write-pdf.server.ts";
import { pdfText } from "#tests/support/pdf-text.ts";

const blocks: PdfBlock[] = [
  { kind: "heading", level: 1, text: "Receipt 1000" },
  { kind: "text", text: "Köp av tröja à 1 299,00\u00a0kr – ”tack” €\nsecond line", style: "strong" },
  { kind: "list", items: ["First", "Second"], numbered: true },
  {
    kind: "table",
    columns: [
      { head: "Item", share: 3 },
      { head: "Sum", share: 1, align: "right" },
    ],
    rows: [
      ["Tee", "299,00 kr"],
      ["Total", "299,00 kr"],
    ],
    sums: 1,
  },
  { kind: "line" },
  { kind: "spacer", height: 20 },
  { kind: "qr", text: "https://pulsemode.example/withdraw", side: 80 },
];

const digest = async (bytes: Uint8Array<ArrayBuffer>) =>
  Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");

test("the same blocks are the same bytes", async () => {
  const first = await writePdf(blocks, { title: "Receipt" });
  const second = await writePdf(blocks, { title: "Receipt" });
  expect(await digest(second)).toBe(await digest(first));
  expect(await digest(await writePdf(blocks, { title: "Receipt", date: "2026-02-02T10:00:00.000Z" }))).not.toBe(
    await digest(first),
  );
});

test("every block's text is in the file, with Swedish letters and the euro", async () => {
  const text = await pdfText(await writePdf(blocks, { title: "Receipt", foot: "Pulse Mode" }));
  expect(text.split("\n")).toEqual([
    "Receipt 1000",
    "Köp av tröja à 1 299,00\u00a0kr – ”tack” €",
    "second line",
    "1.",
    "First",
    "2.",
    "Second",
    "Item",
    "Sum",
    "Tee",
    "299,00 kr",
    "Total",
    "299,00 kr",
    "Pulse Mode",
    "1 / 1",
  ]);
});

/** The tags of a file, indented by their depth, with how many marks each has of its own. */
async function tagsOf(bytes: Uint8Array<ArrayBuffer>) {
  const document = await PDFDocument.load(bytes);
  const look = (value: unknown) => document.context.lookup(value as never);
  const read = (element: PDFDict, depth: number): string[] => {
    const kids = element.lookup(PDFName.of("K"), PDFArray).asArray().map(look) as PDFDict[];
    const elements = kids.filter((kid) => kid.has(PDFName.of("S")));
    const tag = `${" ".repeat(depth)}${element.lookup(PDFName.of("S"), PDFName).decodeText()}`;
    const marks = kids.length - elements.length;
    return [marks > 0 ? `${tag} ${marks}` : tag, ...elements.flatMap((kid) => read(kid, depth + 1))];
  };
  const root = document.catalog.lookup(PDFName.of("StructTreeRoot"), PDFDict);
  const [first] = root.lookup(PDFName.of("K"), PDFArray).asArray();
  return { document, root, tags: read(look(first) as PDFDict, 0) };
}

test("a screen reader finds headings, paragraphs, lists, tables and what a code says, in order", async () => {
  const { document, root, tags } = await tagsOf(await writePdf(blocks, { title: "Receipt", foot: "Pulse Mode" }));
  const shape = [
    "Document/ H1 1/ P 2",
    " L/  LI/   Lbl 1/   LBody 1/  LI/   Lbl 1/   LBody 1",
    " Table/  TR/   TH 1/   TH 1/  TR/   TD 1/   TD 1/  TR/   TD 1/   TD 1",
    " Figure 1",
  ];
  expect(tags.join("/")).toBe(shape.join("/"));
  expect(document.catalog.lookup(PDFName.of("MarkInfo"), PDFDict).toString()).toContain("/Marked true");
  expect(document.catalog.get(PDFName.of("Lang"))?.toString()).toContain("en");
  // Each mark of each page leads back to its element.
  const nums = root.lookup(PDFName.of("ParentTree"), PDFDict).lookup(PDFName.of("Nums"), PDFArray);
  const page = document.getPage(0);
  expect(page.node.lookup(PDFName.of("StructParents"), PDFNumber).asNumber()).toBe(0);
  expect(nums.lookup(1, PDFArray).size()).toBe(14);
});

test("the head of a table that goes on is read once, and every page has its marks", async () => {
  const rows = Array.from({ length: 90 }, (_, i) => [`Line ${i + 1}`, "1"]);
  const columns = [
    { head: "What", share: 1 },
    { head: "Units", share: 1 },
  ];
  const { document, root, tags } = await tagsOf(await writePdf([{ kind: "table", columns, rows }], { title: "Long" }));
  expect(tags.filter((tag) => tag.includes("TH"))).toHaveLength(2);
  expect(tags.filter((tag) => tag.includes("TR"))).toHaveLength(91);
  const nums = root.lookup(PDFName.of("ParentTree"), PDFDict).lookup(PDFName.of("Nums"), PDFArray);
  expect(nums.size() / 2).toBe(document.getPageCount());
});

test("characters that the fonts lack are replaced, and never break the file", async () => {
  const text = await pdfText(await writePdf([{ kind: "text", text: "−5 → Łódź, Ngô, 中 🙂\tx" }], { title: "t" }));
  expect(text.split("\n")[0]).toBe("-5 -> ?ódz, Ngô, ? ?    x");
});

test("what is longer than a page goes on, with the table's head again and each page numbered", async () => {
  const rows = Array.from({ length: 90 }, (_, i) => [`Line ${i + 1}`, "1"]);
  const table: PdfBlock = {
    kind: "table",
    columns: [
      { head: "What", share: 1 },
      { head: "Units", share: 1 },
    ],
    rows,
  };
  const bytes = await writePdf([table, { kind: "text", text: "word ".repeat(2000).trim() }], { title: "Long" });
  const pages = (await PDFDocument.load(bytes)).getPageCount();
  const text = await pdfText(bytes);
  expect(pages).toBeGreaterThan(3);
  expect(text).toContain(`${pages} / ${pages}`);
  expect(text.match(/^What$/gm)?.length).toBeGreaterThan(1);
  expect(text.match(/\bword\b/g)).toHaveLength(2000);
});

test("a label is A6, and a text without blanks stays within the page", async () => {
  const bytes = await writePdf([{ kind: "text", text: "https://pulsemode.example/".padEnd(300, "x") }], {
    title: "Label",
    size: "A6",
  });
  const page = (await PDFDocument.load(bytes)).getPage(0);
  expect([Math.round(page.getWidth()), Math.round(page.getHeight())]).toEqual([298, 420]);
  expect((await pdfText(bytes)).split("\n").length).toBeGreaterThan(4);
});
