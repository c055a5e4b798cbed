import { type PDFDocument, type PDFFont, type PDFPage, rgb } from "@cantoo/pdf-lib";

import type { PdfOptions } from "./pdf-blocks.ts";
import { toWinAnsi } from "./win-ansi.ts";
import { wrapText } from "./wrap-text.ts";

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
}

/** The pages of a document while they are written: where the next line goes, and when a new page begins. */
export class PdfPaper {
  readonly textSize: number;
  readonly left: number;
  readonly width: number;
  readonly #document: PDFDocument;
  readonly #fonts: PdfFonts;
  readonly #known: ReadonlySet<number>;
  readonly #paper: (typeof papers)[keyof typeof papers];
  #page: PDFPage;
  /** The distance of the next line's top from the page's foot. */
  #top: number;

  constructor(document: PDFDocument, fonts: PdfFonts, size: NonNullable<PdfOptions["size"]>) {
    const paper = papers[size];
    this.#document = document;
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
    if (isFull) this.#newPage();
    return isFull;
  }

  skip(height: number): void {
    this.#top -= height;
  }

  /** The lines that a text takes in `width` points. */
  lines(text: string, width: number, { font = this.#fonts.plain, size = this.textSize }: WriteStyle = {}): string[] {
    return wrapText(toWinAnsi(text, this.#known), width, (line) => font.widthOfTextAtSize(line, size));
  }

  heightOf(lines: readonly string[], { size = this.textSize }: WriteStyle = {}): number {
    return lines.length * size * lineHeight;
  }

  /** Writes lines one under the other, on as many pages as they need. */
  write(lines: readonly string[], style: WriteStyle & { indent?: number } = {}): void {
    for (const line of lines) {
      this.reserve(this.heightOf([line], style));
      this.place([line], { x: this.left + (style.indent ?? 0), width: this.width - (style.indent ?? 0) }, style);
      this.skip(this.heightOf([line], style));
    }
  }

  /** Draws lines from the current height down, within a column, and stays where it is. */
  place(lines: readonly string[], { x, width }: { x: number; width: number }, style: WriteStyle = {}): void {
    const { font = this.#fonts.plain, size = this.textSize, isMuted = false, align } = style;
    lines.forEach((line, i) => {
      const room = align === "right" ? width - font.widthOfTextAtSize(line, size) : 0;
      const y = this.#top - size * (lineHeight * i + 1.05);
      if (line !== "") this.#page.drawText(line, { x: x + room, y, size, font, color: isMuted ? muted : ink });
    });
  }

  rule(thickness = 0.6): void {
    const end = { x: this.left + this.width, y: this.#top };
    this.#page.drawLine({ start: { x: this.left, y: this.#top }, end, thickness, color: ink });
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
      const style = { size: this.textSize * 0.8, isMuted: true };
      this.place(this.lines(foot, this.width * 0.82, style).slice(0, 1), column, style);
      this.place([`${i + 1} / ${pages.length}`], column, { ...style, align: "right" });
    });
  }

  #newPage(): void {
    this.#page = this.#document.addPage([this.#paper.width, this.#paper.height]);
    this.#top = this.#paper.height - this.#paper.margin;
  }
}
