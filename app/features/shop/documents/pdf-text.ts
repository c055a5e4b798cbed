/** What typographers write and the built-in fonts of PDF readers lack, in characters that they have. */
const substitutes: Readonly<Record<string, string>> = {
  "\u2212": "-",
  "\u2010": "-",
  "\u2011": "-",
  "\u202f": "\u00a0",
  "\u2009": " ",
  "\u200b": "",
  "\u00ad": "",
  "\u2192": "->",
  "\u2190": "<-",
  "\u2265": ">=",
  "\u2264": "<=",
  "\u2713": "x",
  "\t": "    ",
};

/**
 * A text in characters that a PDF's built-in fonts can write (WinAnsi: Western European). A letter that is not among them
 * loses its accent; what remains unknown becomes '?'. Line breaks stay.
 */
export function toWinAnsi(text: string, known: ReadonlySet<number>): string {
  return Array.from(text.normalize("NFC").replaceAll(/\r\n?/g, "\n"), (character) => {
    if (character === "\n" || isKnown(character, known)) return character;
    const substitute = substitutes[character];
    if (substitute !== undefined) return substitute;
    const bare = character.normalize("NFD").replaceAll(/\p{M}/gu, "");
    return bare !== "" && Array.from(bare).every((part) => isKnown(part, known)) ? bare : "?";
  }).join("");
}

function isKnown(character: string, known: ReadonlySet<number>): boolean {
  return known.has(character.codePointAt(0) ?? 0);
}

/** Lines of a text that are at most `width` wide as `measure` says; line breaks in the text are kept. */
export function wrapText(text: string, width: number, measure: (line: string) => number): string[] {
  return text.split("\n").flatMap((paragraph) => wrapParagraph(paragraph, width, measure));
}

function wrapParagraph(paragraph: string, width: number, measure: (line: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of paragraph.split(" ").flatMap((long) => breakWord(long, width, measure))) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** A word too wide for a line, such as an address of the web, in pieces. */
function breakWord(word: string, width: number, measure: (line: string) => number): string[] {
  if (measure(word) <= width) return [word];
  const pieces: string[] = [];
  let piece = "";
  for (const character of word) {
    if (piece !== "" && measure(piece + character) > width) {
      pieces.push(piece);
      piece = "";
    }
    piece += character;
  }
  return [...pieces, piece];
}
