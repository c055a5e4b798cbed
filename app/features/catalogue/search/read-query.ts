import { completionsOf, compoundOf, findMeanings, type Lexicon, type Meaning } from "./lexicon.ts";
import { withoutDigraphs } from "./query.ts";
import type { WordRole } from "./word-lists/word-group.ts";

/** A wish of a search: one word, or several that belong together, and all that would meet it. Words are folded. */
export interface Wish {
  role: WordRole | "other";
  /** As typed; spaces between words that belong together. */
  typed: string;
  /** Whole words or rows of words that say the same. */
  own: string[];
  /** Beginnings of words that say the same. */
  begins: string[];
  /** What meets it less well. */
  wider: string[];
  typeOnly: boolean;
  untagged: boolean;
  /** What a list says of it. */
  meanings: readonly Meaning[];
  /** The wishes that together say the same, of a compound. */
  parts: Wish[];
  /** Whether a list knows it. */
  known: boolean;
  /** Left out of what must be met. */
  optional: boolean;
}

/** The parts of the shop that words ask for: what is reduced, what is new. */
export type Offer = "sale" | "new";

/** The facet that all products have: what is asked for is narrowed elsewhere. */
export const anyFacet = "all";

/** What a search asks for. */
export interface Reading {
  wishes: Wish[];
  offers: Offer[];
}

/** Words that belong together are three at most: 'hooded sweat shirt'. */
const longestRow = 3;
/** Numbers that are sizes of shoes, socks or trousers. */
const smallestSize = 28;
const largestSize = 52;
/** The most numbers from the first to the last of a size such as '40-43'. */
const widestRange = 4;

/** What the words of a search ask for. Words that say nothing are left out. */
export function readQuery(words: readonly string[], lexicon: Lexicon): Reading {
  const reading: Reading = { wishes: [], offers: [] };
  for (let at = 0; at < words.length;) {
    const row = longestKnownRow(words.slice(at, at + longestRow), lexicon);
    const typed = words.slice(at, at + row.length).join(" ");
    at += row.length;
    const role = row.meanings[0]?.role;
    if (role === "filler" && words.length > 1) continue;
    if (role === "offer") {
      for (const { id } of row.meanings) if (id === "sale" || id === "new") reading.offers.push(id);
      continue;
    }
    const wish =
      role === "filler"
        ? { ...emptyWish(typed, "filler"), begins: [typed], meanings: row.meanings }
        : role === undefined
          ? wordWish(typed, lexicon)
          : knownWish(typed, row.meanings);
    if (role === undefined && beginsOffer(wish)) {
      for (const { id } of wish.meanings) if (id === "sale" || id === "new") reading.offers.push(id);
      continue;
    }
    // A single letter beside other words says nothing, unless it is a size.
    if (wish.role !== "size" && typed.length === 1 && words.length > 1) continue;
    reading.wishes.push(wish);
  }
  return joinSizes(reading);
}

/** Three letters are as well the beginning of a name: 'dis' is a product before it is a discount. */
function beginsOffer({ typed, meanings }: Wish): boolean {
  return typed.length > 3 && meanings.length > 0 && meanings.every(({ role }) => role === "offer");
}

function longestKnownRow(words: readonly string[], lexicon: Lexicon): { length: number; meanings: readonly Meaning[] } {
  for (let length = words.length; length > 1; length--) {
    // A letter at the end begins the next word or is a size: 'vit t shirt', 'legging s'.
    if (words[length - 1]?.length === 1) continue;
    const meanings = findMeanings(lexicon, words.slice(0, length).join(" "));
    if (meanings.length > 0) return { length, meanings };
  }
  return { length: 1, meanings: findMeanings(lexicon, words[0] ?? "") };
}

function emptyWish(typed: string, role: Wish["role"]): Wish {
  return {
    role,
    typed,
    own: [],
    begins: [],
    wider: [],
    typeOnly: false,
    untagged: false,
    meanings: [],
    parts: [],
    known: true,
    optional: false,
  };
}

function knownWish(typed: string, meanings: readonly Meaning[]): Wish {
  return {
    ...emptyWish(typed, meanings[0]?.role ?? "other"),
    meanings,
    own: [...new Set(meanings.flatMap(({ own }) => own))],
    wider: [...new Set(meanings.flatMap(({ wider }) => wider))],
    typeOnly: meanings.every(({ typeOnly }) => typeOnly),
    untagged: meanings.every(({ untagged }) => untagged),
  };
}

function wordWish(typed: string, lexicon: Lexicon): Wish {
  if (/^\d{2}$/.test(typed) && Number(typed) >= smallestSize && Number(typed) <= largestSize)
    return { ...emptyWish(typed, "size"), own: rangesWith(Number(typed)) };
  const begins = [...new Set([typed, withoutDigraphs(typed)])];
  const compound = compoundOf(lexicon, withoutDigraphs(typed)) ?? compoundOf(lexicon, typed);
  if (compound) {
    const last = knownWish(typed, compound.last);
    const first =
      compound.first.length > 0
        ? knownWish(compound.firstWord, compound.first)
        : { ...emptyWish(compound.firstWord, "other"), begins: [compound.firstWord], optional: true };
    return { ...emptyWish(typed, "kind"), begins, parts: [first, last], known: compound.first.length > 0 };
  }
  const completions = completionsOf(lexicon, typed);
  return {
    ...emptyWish(typed, "other"),
    begins,
    meanings: completions,
    // What it most likely becomes counts as if it were typed to its end.
    parts: completions.slice(0, 1).map((nearest) => knownWish(typed, [nearest])),
    wider: [...new Set(completions.slice(1).flatMap(({ own }) => own))],
    known: completions.length > 0,
  };
}

/** The sizes that a number falls into, as their numbers are written beside each other: '40 43' has 42. */
function rangesWith(size: number): string[] {
  const ranges: string[] = [];
  for (let first = size - widestRange; first <= size; first++)
    for (let last = Math.max(size, first + 1); last <= first + widestRange; last++) ranges.push(`${first} ${last}`);
  return ranges;
}

/** Two numbers beside each other are a size, '40-43', and a number before an L is a volume, '24 L'. */
function joinSizes({ wishes, offers }: Reading): Reading {
  const joined: Wish[] = [];
  for (const wish of wishes) {
    const before = joined.at(-1);
    const isRange = /^\d{2}$/.test(wish.typed) && before !== undefined && /^\d{2}$/.test(before.typed);
    if (isRange)
      joined.splice(-1, 1, {
        ...emptyWish(`${before.typed} ${wish.typed}`, "size"),
        own: [`${before.typed} ${wish.typed}`],
      });
    else if (wish.typed === "l" && before !== undefined && /^\d+$/.test(before.typed))
      joined.splice(-1, 1, { ...emptyWish(`${before.typed} l`, "other"), known: false });
    else joined.push(wish);
  }
  return { wishes: joined, offers };
}
