import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import { encode } from "uqr";

import type { PdfBlock, PdfOptions, PdfTable } from "./pdf-blocks.ts";
import { type PdfFonts, PdfPaper } from "./pdf-paper.server.ts";

/** What a file says that was given no date: its bytes depend on its blocks alone. */
const noDate = "2026-01-01T00:00:00.000Z";
const titleSize = 20;
const headingSize = 12.5;
const listIndent = 16;
/** Most rows of a table that is kept on one page. */
const shortTable = 8;

/**
 * Prints blocks as a PDF, tagged for screen readers. The same blocks and options are the same bytes. Import it where it is used (`await import`): the library
 * is large, and pages do without it.
 */
export async function writePdf(blocks: readonly PdfBlock[], options: PdfOptions): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const date = new Date(options.date ?? noDate);
  document.setTitle(options.title, { showInWindowTitleBar: true });
  document.setLanguage(options.language ?? "en");
  document.setCreationDate(date);
  document.setModificationDate(date);
  const fonts = {
    plain: await document.embedFont(StandardFonts.Helvetica, { customName: "Helvetica" }),
    strong: await document.embedFont(StandardFonts.HelveticaBold, { customName: "Helvetica-Bold" }),
  };
  const paper = new PdfPaper(document, fonts, options.size ?? "A4");
  for (const block of blocks) writeBlock(paper, fonts, block);
  paper.number(options.foot ?? "");
  paper.structure.finish();
  return new Uint8Array(await document.save());
}

function writeBlock(paper: PdfPaper, fonts: PdfFonts, block: PdfBlock): void {
  const gap = paper.textSize * 0.6;
  switch (block.kind) {
    case "heading":
      return writeHeading(paper, fonts, block);
    case "text": {
      const isSmall = block.style === "small";
      const font = block.style === "strong" ? fonts.strong : fonts.plain;
      const style = { font, size: paper.textSize * (isSmall ? 0.85 : 1), isMuted: isSmall };
      paper.structure.element("P", () => paper.write(paper.lines(block.text, paper.width, style), style));
      return paper.skip(gap);
    }
    case "list":
      return writeList(paper, block.items, block.numbered ?? false);
    case "table":
      return writeTable(paper, fonts, block);
    case "field":
      return writeField(paper, block.label);
    case "line":
      paper.reserve(2 * gap);
      paper.skip(gap);
      paper.rule();
      return paper.skip(gap);
    case "page":
      return paper.newPage();
    case "spacer":
      return paper.reserve(block.height) ? undefined : paper.skip(block.height);
    case "qr":
      return drawQr(paper, block.text, block.side);
  }
}

function writeHeading(paper: PdfPaper, { strong }: PdfFonts, { level, text }: { level: 1 | 2; text: string }): void {
  const scale = paper.textSize / 10;
  const style = { font: strong, size: (level === 1 ? titleSize : headingSize) * scale };
  const lines = paper.lines(text, paper.width, style);
  const above = level === 1 ? 0 : paper.textSize;
  // A heading never stands alone at the foot of a page.
  if (!paper.reserve(above + paper.heightOf(lines, style) + 4 * paper.textSize)) paper.skip(above);
  paper.structure.element(level === 1 ? "H1" : "H2", () => paper.write(lines, style));
  paper.skip(paper.textSize * 0.4);
}

function writeField(paper: PdfPaper, label: string): void {
  const style = { size: paper.textSize * 0.85, isMuted: true };
  paper.reserve(paper.textSize * 3.6);
  paper.skip(paper.textSize * 2);
  paper.rule(0.4);
  paper.skip(paper.textSize * 0.3);
  paper.structure.element("P", () => paper.write(paper.lines(label, paper.width, style), style));
}

function writeList(paper: PdfPaper, items: readonly string[], isNumbered: boolean): void {
  const { structure } = paper;
  const writeItem = (item: string, i: number) => {
    const lines = paper.lines(item, paper.width - listIndent);
    const point = isNumbered ? `${i + 1}.` : "•";
    paper.reserve(paper.heightOf(lines.slice(0, 1)));
    structure.element("Lbl", () => paper.place([point], { x: paper.left, width: listIndent }));
    structure.element("LBody", () => paper.write(lines, { indent: listIndent }));
    paper.skip(paper.textSize * 0.3);
  };
  structure.element("L", () => items.forEach((item, i) => structure.element("LI", () => writeItem(item, i))));
  paper.skip(paper.textSize * 0.3);
}

function writeTable(paper: PdfPaper, { strong, plain }: PdfFonts, { columns, rows, sums = 0 }: PdfTable): void {
  const gutter = paper.textSize;
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => ((paper.width + gutter) * share) / shares - gutter);
  const heads = columns.map(({ head }) => head);
  const hasHead = heads.some((head) => head !== "");

  const rowGap = paper.textSize * 0.35;
  const rowHeight = (lines: readonly string[][]) => Math.max(...lines.map((cell) => paper.heightOf(cell)));
  const linesOf = (cells: readonly string[], font: PdfFonts["plain"]) =>
    cells.map((cell, i) => paper.lines(cell, widths[i] ?? 0, { font }));
  const heightOf = (all: readonly (readonly string[])[]) =>
    all.reduce((sum, cells) => sum + rowHeight(linesOf(cells, strong)) + 2 * rowGap, 0);

  const { structure } = paper;
  /** The head stands again on each page, but is read once. */
  const writeRow = (cells: readonly string[], font = plain, isDecoration = false) => {
    const lines = linesOf(cells, font);
    const height = rowHeight(lines);
    if (paper.reserve(height) && hasHead && cells !== heads) writeHead(true);
    let x = paper.left;
    const writeCell = (cell: readonly string[], i: number) => {
      const width = widths[i] ?? 0;
      const write = () => paper.place(cell, { x, width }, { font, align: columns[i]?.align, isDecoration });
      const isHead = cells === heads || (i === 0 && !hasHead);
      if (isDecoration) write();
      else structure.element(isHead ? "TH" : "TD", write, isHead ? { scope: cells === heads ? "Column" : "Row" } : {});
      x += width + gutter;
    };
    if (isDecoration) lines.forEach(writeCell);
    else structure.element("TR", () => lines.forEach(writeCell));
    paper.skip(height + rowGap);
  };
  const writeHead = (isDecoration = false) => {
    writeRow(heads, strong, isDecoration);
    paper.rule();
    paper.skip(rowGap);
  };

  structure.element("Table", () => {
    // A short table, such as one of sums, is not torn: it stands whole on a page.
    if (rows.length <= shortTable) paper.reserve(heightOf([...(hasHead ? [heads] : []), ...rows]));
    if (hasHead) writeHead();
    rows.forEach((row, i) => {
      const isSum = i >= rows.length - sums;
      if (isSum && i === rows.length - sums) {
        paper.rule();
        paper.skip(rowGap);
      }
      writeRow(row, isSum ? strong : plain);
    });
  });
  paper.skip(paper.textSize * 0.6);
}

/** Neighbours in a row are one rectangle: readers draw no hairlines between them. */
function drawQr(paper: PdfPaper, text: string, side: number): void {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  const module = side / size;
  paper.reserve(side);
  const draw = () =>
    data.forEach((row, y) => {
      for (let x = 0; x < size; x++) {
        if (!row[x]) continue;
        const start = x;
        while (row[x + 1]) x++;
        paper.square(start * module, y * module, { width: (x - start + 1) * module, height: module });
      }
    });
  paper.structure.element("Figure", () => paper.mark(draw), { alt: `QR code: ${text}` });
  paper.skip(side + paper.textSize);
}
