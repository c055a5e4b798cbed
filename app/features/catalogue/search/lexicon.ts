import { normalizeSearch, withoutDigraphs, wordsOf } from "./query.ts";
import { absent } from "./word-lists/absent.ts";
import { accessories } from "./word-lists/accessories.ts";
import { audiences } from "./word-lists/audiences.ts";
import { colors } from "./word-lists/colors.ts";
import { endings, joints, lostVowels } from "./word-lists/endings.ts";
import { fabrics } from "./word-lists/fabrics.ts";
import { features } from "./word-lists/features.ts";
import { fillers } from "./word-lists/fillers.ts";
import { garments } from "./word-lists/garments.ts";
import { offers } from "./word-lists/offers.ts";
import { sizes } from "./word-lists/sizes.ts";
import { sports } from "./word-lists/sports.ts";
import { type WordGroup, wordLanguages, type WordRole } from "./word-lists/word-group.ts";

/** What a word means: its group, and the words of that group, folded, those of two parts with a space. */
export interface Meaning {
  id: string;
  /** `other` for what staff added and no list knows. */
  role: WordRole | "other";
  own: readonly string[];
  /** Words of the groups that it finds too. */
  wider: readonly string[];
  typeOnly: boolean;
  untagged: boolean;
}

/** Known words by their letters, spaces left out, so that 't shirt', 't-shirt' and 'tshirt' are one. */
export interface Lexicon {
  meanings: ReadonlyMap<string, readonly Meaning[]>;
  /** How a word is written, by its letters. */
  spellings: ReadonlyMap<string, string>;
}

const lists: readonly (readonly [WordRole, readonly WordGroup[]])[] = [
  ["kind", [...garments, ...accessories, ...absent]],
  ["color", colors],
  ["audience", audiences],
  ["sport", sports],
  ["fabric", fabrics],
  ["feature", features],
  ["size", sizes],
  ["offer", offers],
  ["filler", fillers],
];

const lettersOf = (form: string) => form.replaceAll(" ", "");
const foldedForm = (form: string) => wordsOf(normalizeSearch(form)).join(" ");

let built: Lexicon | undefined;

/**
 * The lexicon of the word lists, with groups of words that staff added: whoever knows one word of a group knows all, and those
 * of other groups that share a word with it.
 */
export function lexiconWith(staffGroups: readonly (readonly string[])[]): Lexicon {
  built ??= buildLexicon();
  if (staffGroups.length === 0) return built;
  const meanings = new Map(built.meanings);
  const spellings = new Map(built.spellings);
  for (const [index, words] of mergeGroups(staffGroups).entries()) {
    const forms = words.map(foldedForm);
    const known = forms.flatMap((form) => findMeanings({ meanings: built?.meanings ?? new Map(), spellings }, form));
    const meaning: Meaning = {
      id: `staff-${index}`,
      role: known[0]?.role ?? "other",
      own: [...new Set([...forms, ...known.flatMap(({ own }) => own)])],
      wider: known.flatMap(({ wider }) => wider),
      typeOnly: false,
      untagged: false,
    };
    for (const [position, form] of forms.entries()) {
      const letters = lettersOf(form);
      meanings.set(letters, [...(meanings.get(letters) ?? []), meaning]);
      if (!spellings.has(letters)) spellings.set(letters, words[position] ?? form);
    }
  }
  return { meanings, spellings };
}

/** Groups that share a word, however it is spaced or spelled, are one: each word once, and none that has no letters. */
function mergeGroups(groups: readonly (readonly string[])[]): string[][] {
  let merged: Map<string, string>[] = [];
  for (const words of groups) {
    const group = new Map(
      words.map((word) => [lettersOf(foldedForm(word)), word] as const).filter(([letters]) => letters !== ""),
    );
    const sharing = merged.filter((other) => [...group.keys()].some((letters) => other.has(letters)));
    merged = [
      ...merged.filter((other) => !sharing.includes(other)),
      new Map([...sharing, group].flatMap((each) => [...each])),
    ];
  }
  return merged.map((group) => [...group.values()]);
}

function buildLexicon(): Lexicon {
  const meanings = new Map<string, Meaning[]>();
  const spellings = new Map<string, string>();
  const groups = lists.flatMap(([role, list]) => list.map((group) => ({ role, group, forms: formsOf(group) })));
  const ownOf = new Map(groups.map(({ group, forms }) => [group.id, forms.map(foldedForm)]));
  for (const { role, group, forms } of groups) {
    const own = [...new Set(ownOf.get(group.id))];
    const wider = [...new Set((group.wider ?? []).flatMap((id) => ownOf.get(id) ?? []))];
    const meaning: Meaning = {
      id: group.id,
      role,
      own,
      wider,
      typeOnly: group.typeOnly ?? false,
      untagged: group.untagged ?? false,
    };
    for (const form of forms) {
      const folded = foldedForm(form);
      for (const letters of new Set([lettersOf(folded), withoutDigraphs(lettersOf(folded))])) {
        const known = meanings.get(letters) ?? [];
        if (!known.includes(meaning)) meanings.set(letters, [...known, meaning]);
        if (!spellings.has(letters)) spellings.set(letters, form);
      }
    }
  }
  return { meanings, spellings };
}

function formsOf(group: WordGroup): string[] {
  const written = wordLanguages.flatMap((language) => (group[language] ?? "").split(","));
  return [...new Set(written.map((form) => form.trim()).filter((form) => form !== ""))];
}

/** What a folded word or words mean, with or without an ending; empty when no list knows them. */
export function findMeanings({ meanings }: Lexicon, folded: string): readonly Meaning[] {
  const letters = lettersOf(folded);
  const lastWord = folded.slice(folded.lastIndexOf(" ") + 1);
  for (const written of new Set([letters, withoutDigraphs(letters)])) {
    const exact = meanings.get(written);
    if (exact) return exact;
    for (const ending of endings) {
      // A word of its own is no ending: the t of 'black t shirt'.
      if (ending.length >= lastWord.length) continue;
      const stem = written.endsWith(ending) ? written.slice(0, -ending.length) : "";
      // Of short words an English plural alone is certain.
      if (stem.length < (ending === "s" ? 3 : 4)) continue;
      for (const vowel of lostVowels) {
        const found = meanings.get(stem + vowel);
        if (found && found[0]?.role !== "filler" && found[0]?.role !== "size") return found;
      }
    }
  }
  return [];
}

/** The most groups that the beginning of a word stands for: those of the shortest words. */
const maxCompletions = 8;

/** What a word may become that is not typed to its end, of three letters or more; what takes the fewest letters more comes first. */
export function completionsOf({ meanings }: Lexicon, beginning: string): readonly Meaning[] {
  if (beginning.length < 3) return [];
  const shortest = new Map<Meaning, number>();
  for (const [letters, known] of meanings) {
    if (!letters.startsWith(beginning)) continue;
    for (const meaning of known)
      if (meaning.role !== "filler")
        shortest.set(meaning, Math.min(letters.length, shortest.get(meaning) ?? letters.length));
  }
  const nearest = [...shortest].toSorted(([, one], [, other]) => one - other);
  return nearest.slice(0, maxCompletions).map(([meaning]) => meaning);
}

/** A compound and what its parts mean: 'löparjacka' is a jacket for running. */
export interface Compound {
  /** Empty when the first part is no known word. */
  first: readonly Meaning[];
  firstWord: string;
  last: readonly Meaning[];
}

/** Shorter words end too many others to be the last part of a compound whose first is unknown. */
const certainLast = 5;

/** The parts of a compound whose last one is a kind of thing; null for any other word. */
export function compoundOf(lexicon: Lexicon, word: string): Compound | null {
  let unknownFirst: Compound | null = null;
  for (let cut = 2; cut <= word.length - 3; cut++) {
    const last = findMeanings(lexicon, word.slice(cut)).filter(({ role }) => role === "kind");
    if (last.length === 0) continue;
    const firstWord = word.slice(0, cut);
    for (const joint of joints) {
      if (!firstWord.endsWith(joint)) continue;
      const first = findMeanings(lexicon, firstWord.slice(0, firstWord.length - joint.length));
      if (first.length > 0 && first[0]?.role !== "filler" && first[0]?.role !== "offer")
        return { first, firstWord, last };
    }
    if (word.length - cut >= certainLast && cut >= 3) unknownFirst ??= { first: [], firstWord, last };
  }
  return unknownFirst;
}
