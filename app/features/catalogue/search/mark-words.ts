import { normalizeSearch } from "./query.ts";

/** A piece of a text, and whether it is what somebody searched for. */
export interface MarkedPart {
  text: string;
  isMarked: boolean;
}

/**
 * A text in pieces, with the beginnings of its words marked that a search found. `marks` are folded as a search is (`normalizeSearch`):
 * `lopar` marks `Löpar` of `Löparjacka`. Of two that fit a word the longer counts. The pieces together are the text.
 */
export function markWords(text: string, marks: readonly string[]): MarkedPart[] {
  const letters = Array.from(text.normalize("NFC"), (letter) => ({ letter, folded: normalizeSearch(letter) }));
  const isInWord = letters.map(({ folded }) => /^[\p{L}\p{N}]/u.test(folded));
  const longestFirst = marks.filter((mark) => mark !== "").toSorted((a, b) => b.length - a.length);
  const parts: MarkedPart[] = [];
  let at = 0;
  while (at < letters.length) {
    const isBeginning = isInWord[at] && !isInWord[at - 1];
    const rest = letters.slice(at).map(({ folded }) => folded);
    const marked = isBeginning ? longestOf(longestFirst.map((mark) => lettersOf(rest, mark))) : 0;
    const piece = letters.slice(at, at + Math.max(marked, 1)).map(({ letter }) => letter);
    addPart(parts, { text: piece.join(""), isMarked: marked > 0 });
    at += piece.length;
  }
  return parts;
}

/** How many letters a mark covers at the beginning of a word; 0 when it is another word. A letter such as æ folds to two. */
function lettersOf(folded: readonly string[], mark: string): number {
  let covered = "";
  for (const [index, letter] of folded.entries()) {
    if (letter === "" || (!mark.startsWith(covered + letter) && !(covered + letter).startsWith(mark))) return 0;
    covered += letter;
    if (covered.length >= mark.length) return index + 1;
  }
  return 0;
}

const longestOf = (lengths: readonly number[]) => Math.max(0, ...lengths);

function addPart(parts: MarkedPart[], part: MarkedPart): void {
  const last = parts.at(-1);
  if (last && !last.isMarked && !part.isMarked) last.text += part.text;
  else parts.push(part);
}
