import { type PDFDocument, type PDFFont, type PDFPage, rgb } from "@cantoo/pdf-lib";

import type { PdfOptions } from "./pdf-blocks.ts";
import { PdfStructure } from "./pdf-structure.server.ts";
import { toWinAnsi, wrapText } from "./pdf-text.ts";

/** Sizes in points (1/72 inch). */
const papers = {
  A4: { width: 595.28, height: 841.89, margin: 56, text: 10 },
  A6: { width: 297.64, height: 419.53, margin: 22, text: 8.5 },
} as const;

const ink = rgb(0.04, 0.043, 0.05);
const muted = rgb(0.33, 0.34, 0.36);
const lineHeight = 1.4;

export interface PdfFonts {
  plain: PDFFont;
  strong: PDFFont;
}

export interface WriteStyle {
  font?: PDFFont;
  /** Points; the paper's text size unless told. */
  size?: number;
  isMuted?: boolean;
  align?: "right" | undefined;
  /** Not read by screen readers. */
  isDecoration?: boolean;
}

/** The pages of a document while they are written: where the next line goes, and when a new page begins. */
export class PdfPaper {
  readonly textSize: number;
  readonly left: number;
  readonly width: number;
  readonly structure: PdfStructure;
  readonly #document: PDFDocument;
  readonly #fonts: PdfFonts;
  readonly #known: ReadonlySet<number>;
  readonly #paper: (typeof papers)[keyof typeof papers];
  readonly #widths = new Map<PDFFont, Map<string, number>>();
  #page: PDFPage;
  /** The distance of the next line's top from the page's foot. */
  #top: number;

  constructor(document: PDFDocument, fonts: PdfFonts, size: NonNullable<PdfOptions["size"]>) {
    const paper = papers[size];
    this.#document = document;
    this.structure = new PdfStructure(document);
    this.#fonts = fonts;
    this.#known = new Set(fonts.plain.getCharacterSet());
    this.#paper = paper;
    this.textSize = paper.text;
    this.left = paper.margin;
    this.width = paper.width - 2 * paper.margin;
    this.#page = document.addPage([paper.width, paper.height]);
    this.#top = paper.height - paper.margin;
  }

  /** Begins a new page unless `height` points are left on this one; true when it did. */
  reserve(height: number): boolean {
    const isFull = this.#top - height < this.#paper.margin;
    if (isFull) this.newPage();
    return isFull;
  }

  skip(height: number): void {
    this.#top -= height;
  }

  /** The lines that a text takes in `width` points. */
  lines(text: string, width: number, { font = this.#fonts.plain, size = this.textSize }: WriteStyle = {}): string[] {
    return wrapText(toWinAnsi(text, this.#known), width, (line) => this.#widthOf(line, font) * size);
  }

  /** The width of a line in parts of its size: letter by letter, since it is drawn without kerning. */
  #widthOf(line: string, font: PDFFont): number {
    const widths = this.#widths.get(font) ?? new Map<string, number>();
    this.#widths.set(font, widths);
    let sum = 0;
    for (const letter of line) {
      const width = widths.get(letter) ?? font.widthOfTextAtSize(letter, 1);
      widths.set(letter, width);
      sum += width;
    }
    return sum;
  }

  heightOf(lines: readonly string[], { size = this.textSize }: WriteStyle = {}): number {
    return lines.length * size * lineHeight;
  }

  /** Writes lines one under the other, on as many pages as they need. */
  write(lines: readonly string[], style: WriteStyle & { indent?: number } = {}): void {
    lines.forEach((line, i) => {
      this.reserve(this.heightOf([line], style));
      this.place(
        [i < lines.length - 1 ? unended(line) : line],
        { x: this.left + (style.indent ?? 0), width: this.width - (style.indent ?? 0) },
        style,
      );
      this.skip(this.heightOf([line], style));
    });
  }

  /** Draws lines from the current height down, within a column, and stays where it is. */
  place(lines: readonly string[], column: { x: number; width: number }, style: WriteStyle = {}): void {
    if (lines.some((line) => line !== "")) this.mark(() => this.#draw(lines, column, style), style.isDecoration);
  }

  /** Says what is drawn within: content of the structure's current element, or decoration. */
  mark(draw: () => void, isDecoration = false): void {
    if (isDecoration) this.structure.decorate(this.#page, draw);
    else this.structure.mark(this.#page, draw);
  }

  #draw(lines: readonly string[], { x, width }: { x: number; width: number }, style: WriteStyle): void {
    const { font = this.#fonts.plain, size = this.textSize, isMuted = false, align } = style;
    lines.forEach((line, i) => {
      const room = align === "right" ? width - this.#widthOf(line, font) * size : 0;
      const y = this.#top - size * (lineHeight * i + 1.05);
      const text = i < lines.length - 1 ? unended(line) : line;
      if (line !== "") this.#page.drawText(text, { x: x + room, y, size, font, color: isMuted ? muted : ink });
    });
  }

  rule(thickness = 0.6): void {
    const end = { x: this.left + this.width, y: this.#top };
    const start = { x: this.left, y: this.#top };
    this.mark(() => this.#page.drawLine({ start, end, thickness, color: ink }), true);
  }

  /** A filled square whose left upper corner is `x` from the left margin and `y` under the current height. */
  square(x: number, y: number, side: { width: number; height: number }): void {
    this.#page.drawRectangle({ x: this.left + x, y: this.#top - y - side.height, ...side, color: ink });
  }

  /** The foot and number of each page, once all are written. */
  number(foot: string): void {
    const pages = this.#document.getPages();
    pages.forEach((page, i) => {
      this.#page = page;
      this.#top = this.#paper.margin * 0.72;
      const column = { x: this.left, width: this.width };
      const style = { size: this.textSize * 0.8, isMuted: true, isDecoration: true };
      this.place(this.lines(foot, this.width * 0.82, style).slice(0, 1), column, style);
      this.place([`${i + 1} / ${pages.length}`], column, { ...style, align: "right" });
    });
  }

  newPage(): void {
    this.#page = this.#document.addPage([this.#paper.width, this.#paper.height]);
    this.#top = this.#paper.height - this.#paper.margin;
  }
}

/** A line whose text goes on in the next one: without a blank, readers would make one word of its last and the next line's first. */
const unended = (line: string) => (line === "" ? line : `${line} `);
