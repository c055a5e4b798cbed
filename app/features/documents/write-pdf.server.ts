import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import { encode } from "uqr";

import type { PdfBlock, PdfOptions, PdfTable } from "./pdf-blocks.ts";
import { type PdfFonts, PdfPaper } from "./pdf-paper.server.ts";

/** What a file says that was given no date: its bytes depend on its blocks alone. */
const noDate = "2026-01-01T00:00:00.000Z";
const titleSize = 20;
const headingSize = 12.5;
const listIndent = 16;

/**
 * Prints blocks as a PDF. The same blocks and options are the same bytes. Import it where it is used (`await import`): the library
 * is large, and pages do without it.
 */
export async function writePdf(blocks: readonly PdfBlock[], options: PdfOptions): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const date = new Date(options.date ?? noDate);
  document.setTitle(options.title, { showInWindowTitleBar: true });
  document.setLanguage("en");
  document.setCreationDate(date);
  document.setModificationDate(date);
  const fonts = {
    plain: await document.embedFont(StandardFonts.Helvetica, { customName: "Helvetica" }),
    strong: await document.embedFont(StandardFonts.HelveticaBold, { customName: "Helvetica-Bold" }),
  };
  const paper = new PdfPaper(document, fonts, options.size ?? "A4");
  for (const block of blocks) writeBlock(paper, fonts, block);
  paper.number(options.foot ?? "");
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
      paper.write(paper.lines(block.text, paper.width, style), style);
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
  paper.write(lines, style);
  paper.skip(paper.textSize * 0.4);
}

function writeField(paper: PdfPaper, label: string): void {
  const style = { size: paper.textSize * 0.85, isMuted: true };
  paper.reserve(paper.textSize * 3.6);
  paper.skip(paper.textSize * 2);
  paper.rule(0.4);
  paper.skip(paper.textSize * 0.3);
  paper.write(paper.lines(label, paper.width, style), style);
}

function writeList(paper: PdfPaper, items: readonly string[], isNumbered: boolean): void {
  items.forEach((item, i) => {
    const lines = paper.lines(item, paper.width - listIndent);
    paper.reserve(paper.heightOf(lines.slice(0, 1)));
    paper.place([isNumbered ? `${i + 1}.` : "•"], { x: paper.left, width: listIndent });
    paper.write(lines, { indent: listIndent });
    paper.skip(paper.textSize * 0.3);
  });
  paper.skip(paper.textSize * 0.3);
}

function writeTable(paper: PdfPaper, { strong, plain }: PdfFonts, { columns, rows, sums = 0 }: PdfTable): void {
  const gutter = paper.textSize;
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => ((paper.width + gutter) * share) / shares - gutter);
  const heads = columns.map(({ head }) => head);
  const hasHead = heads.some((head) => head !== "");

  const writeRow = (cells: readonly string[], font = plain) => {
    const lines = cells.map((cell, i) => paper.lines(cell, widths[i] ?? 0, { font }));
    const height = Math.max(...lines.map((cell) => paper.heightOf(cell)));
    if (paper.reserve(height) && hasHead && cells !== heads) writeHead();
    let x = paper.left;
    lines.forEach((cell, i) => {
      const width = widths[i] ?? 0;
      paper.place(cell, { x, width }, { font, align: columns[i]?.align });
      x += width + gutter;
    });
    paper.skip(height + paper.textSize * 0.35);
  };
  const writeHead = () => {
    writeRow(heads, strong);
    paper.rule();
    paper.skip(paper.textSize * 0.35);
  };

  if (hasHead) writeHead();
  rows.forEach((row, i) => {
    const isSum = i >= rows.length - sums;
    if (isSum && i === rows.length - sums) {
      paper.rule();
      paper.skip(paper.textSize * 0.35);
    }
    writeRow(row, isSum ? strong : plain);
  });
  paper.skip(paper.textSize * 0.6);
}

/** Neighbours in a row are one rectangle: readers draw no hairlines between them. */
function drawQr(paper: PdfPaper, text: string, side: number): void {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  const module = side / size;
  paper.reserve(side);
  data.forEach((row, y) => {
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x++;
      paper.square(start * module, y * module, { width: (x - start + 1) * module, height: module });
    }
  });
  paper.skip(side + paper.textSize);
}
