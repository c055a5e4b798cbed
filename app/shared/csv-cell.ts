/* What a cell of a CSV file says, between the file and the program. */

/** The separators that are read; Excel writes a semicolon where a comma is the decimal sign, as in the Nordic countries. */
export const separators = [",", ";", "\t"] as const;
export type Separator = (typeof separators)[number];

/**
 * What a spreadsheet takes for a formula, however harmless the file that brought it. Full-width signs count too. Apostrophes
 * in front belong to it, so that `readCell` finds back what `writeCell` was given.
 */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/u;

/** A negative number is no formula, and a bookkeeper's sums need it as a number. */
const negativeNumber = /^-\d+(?:\.\d+)?$/;

/** A text as it is written in a cell: quoted where it must be, with an apostrophe before what a spreadsheet would run. */
export function writeCell(text: string, separator: Separator): string {
  const safe = formula.test(text) && !negativeNumber.test(text) ? `'${text}` : text;
  const needsQuotes = /["\r\n]|^\s|\s$/u.test(safe) || safe.includes(separator);
  return needsQuotes ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The text that `writeCell` wrote, once its quotes are off. */
export function readCell(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
}

/** One line of a CSV file, with its line end. */
export function csvLine(cells: readonly string[], separator: Separator): string {
  return `${cells.map((cell) => writeCell(cell, separator)).join(separator)}\r\n`;
}

/** Begins a CSV file, so that Excel reads it as UTF-8. */
export const byteOrderMark = "\uFEFF";
