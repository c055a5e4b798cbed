import type { Language } from "#app/shared/language/languages.ts";

/** What a printed document is made of, from top to bottom. */
export type PdfBlock =
  /** 1 is the document's title, 2 a section. */
  | { kind: "heading"; level: 1 | 2; text: string }
  /** A paragraph. Line breaks in the text are kept. */
  | { kind: "text"; text: string; style?: "plain" | "strong" | "small" }
  | { kind: "list"; items: readonly string[]; numbered?: boolean }
  | PdfTable
  /** A line to write on by hand, under what it is for. */
  | { kind: "field"; label: string }
  /** A thin line over the whole width. */
  | { kind: "line" }
  /** What follows stands on a page of its own. */
  | { kind: "page" }
  /** Empty height in points (1/72 inch). */
  | { kind: "spacer"; height: number }
  /** A QR code of the text, `side` points wide. */
  | { kind: "qr"; text: string; side: number };

export interface PdfTable {
  kind: "table";
  columns: readonly PdfColumn[];
  rows: readonly (readonly string[])[];
  /** How many of the last rows are sums: printed strong, under a line. */
  sums?: number;
}

export interface PdfColumn {
  /** The head of the column. A table whose heads are all empty has no head row. */
  head: string;
  /** Its part of the width, beside the other columns' parts. */
  share: number;
  align?: "right";
}

export interface PdfOptions {
  /** What screen readers speak it in: English unless told. */
  language?: Language;
  /** The document's name in readers and tabs. */
  title: string;
  /** A4 unless told: A6 is a parcel's label. */
  size?: "A4" | "A6";
  /** Stands at the foot of each page, left of the page's number. */
  foot?: string;
  /** ISO time that the file names as its own; without one a constant, so that the same blocks are always the same bytes. */
  date?: string;
}
