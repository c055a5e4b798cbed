import type { Wish } from "./read-query.ts";

/** Shorter known words begin others of other meaning: 'bra', 'brace'. */
const shortestBeginning = 4;

type Column = "name" | "kind" | "options" | "tags" | "description";

/** Where the words of a wish count. */
function columnsOf({ role, typeOnly, untagged, typed }: Wish): readonly Column[] {
  if (typeOnly) return ["kind", "tags"];
  if (untagged) return ["name", "kind"];
  // '4XL' means nothing else, wherever it is written.
  if (role === "size" && /^\dxl$/.test(typed)) return ["options", "name", "tags", "description"];
  if (role === "size") return /^\d/.test(typed) ? ["options", "name"] : ["options"];
  if (role === "color") return ["options", "name"];
  if (role === "audience") return ["kind"];
  if (role === "other") return ["name", "kind", "options", "tags"];
  return ["name", "kind", "tags"];
}

/** Full-text expressions. Whatever was typed is quoted in them, so that nothing of it is read as an operator. */
export interface Expressions {
  /** One for each of `matchSteps`, the best first: what a later one finds, an earlier one may have found. Empty for nothing to look for. */
  steps: readonly string[];
  /** What any of the steps finds. */
  everything: string;
}

/** The expressions of a search. */
export function matchExpressions(words: readonly string[], wishes: readonly Wish[]): Expressions {
  const row = words.length > 1 ? [filtered(["name"], [quoted(words.join(" "))])] : [];
  const wanted = wishes.filter(({ optional }) => !optional);
  if (wanted.length === 0) return inSteps(row, row);
  const inName = allOf(wanted, named);
  const widest = allOf(wanted, anywhere);
  // What else is found, the widest step finds too. Not so what a name says: whom a thing is for is looked for in its kind.
  return inSteps(
    [...row, allOf(wanted, whole), inName, allOf(wanted, meant), allOf(wanted, close), widest],
    [...row, inName, widest],
  );
}

/** The same for the main wishes alone, when nothing meets all of them: the kinds of things asked for. Empty without a kind. */
export function mainExpressions(wishes: readonly Wish[]): Expressions {
  const kinds = wishes.filter(({ role }) => role === "kind").map((wish) => mainPart(wish));
  if (kinds.length === 0) return inSteps([], []);
  const steps = [named, meant, close].map((step) => allOf(kinds, step));
  return inSteps(steps, steps);
}

/** What tells all of it, for when there is nothing of the kind: a kind of thing counts in descriptions too. Empty without a kind. */
export function toldExpressions(wishes: readonly Wish[]): Expressions {
  const wanted = wishes.filter(({ optional }) => !optional);
  const steps = wanted.some(({ role }) => role === "kind") ? [allOf(wanted, told)] : [];
  return inSteps(steps, steps);
}

/** Steps that ask for the same are one: a color is in no description, and most words have nothing close to them. */
function inSteps(steps: readonly string[], all: readonly string[]): Expressions {
  return {
    steps: [...new Set(steps)],
    everything: [...new Set(all)].map((expression) => `(${expression})`).join(" OR "),
  };
}

const allOf = (wishes: readonly Wish[], expression: (wish: Wish) => string) =>
  wishes.map((wish) => `(${expression(wish)})`).join(" AND ");

/** Where a wish counts most: a size is in no name. */
function nameColumnsOf(wish: Wish): readonly Column[] {
  if (wish.role === "size") return columnsOf(wish);
  return wish.typeOnly ? ["kind"] : ["name"];
}

/** Of a compound, its last part. */
function mainPart(wish: Wish): Wish {
  return wish.parts.at(-1) ?? wish;
}

function whole(wish: Wish): string {
  const forms = wish.role === "size" ? phrases(wish) : typedForms(wish);
  return withParts(wish, filtered(nameColumnsOf(wish), forms), whole);
}

function named(wish: Wish): string {
  return withParts(wish, filtered(nameColumnsOf(wish), phrases(wish)), named);
}

function meant(wish: Wish): string {
  return withParts(wish, filtered(columnsOf(wish), phrases(wish)), meant);
}

function close(wish: Wish): string {
  return withParts(wish, near(wish), close);
}

/** Of a kind of thing, descriptions tell what goes with it: a bra 'meets your leggings'. */
function anywhere(wish: Wish): string {
  return wish.role === "kind" ? withParts(wish, near(wish), anywhere) : told(wish);
}

/** What descriptions of other things speak of, and what is in every text: 'and'. */
const untold: ReadonlySet<Wish["role"]> = new Set(["audience", "color", "size", "filler"]);

function told(wish: Wish): string {
  const isTold = !wish.typeOnly && wish.typed.length > 1 && !untold.has(wish.role);
  return withParts(wish, isTold ? `${near(wish)} OR ${filtered(["description"], phrases(wish))}` : near(wish), told);
}

const near = (wish: Wish) => filtered(columnsOf(wish), [...phrases(wish), ...wish.wider.map(quoted)]);

/** What all parts of a compound meet, meets it too. */
function withParts(wish: Wish, expression: string, ofPart: (part: Wish) => string): string {
  const parts = wish.parts.filter(({ optional }) => !optional).map((part) => `(${ofPart(part)})`);
  return parts.length === 0 ? expression : `${expression} OR (${parts.join(" AND ")})`;
}

/** As typed, and in one word. */
function typedForms({ typed, known, role }: Wish): string[] {
  const forms = [...new Set([typed, typed.replaceAll(" ", "")])].map(quoted);
  // A known word begins others of its meaning: 'löpar', 'löparjacka'. A color does not: 'sort', 'sorted'.
  return known && role !== "color" && typed.length >= shortestBeginning ? [...forms, `${quoted(typed)} *`] : forms;
}

function phrases(wish: Wish): string[] {
  return [
    ...new Set([...typedForms(wish), ...wish.own.map(quoted), ...wish.begins.map((begin) => `${quoted(begin)} *`)]),
  ];
}

function filtered(columns: readonly Column[], expressions: readonly string[]): string {
  return `{${columns.join(" ")}} : (${expressions.join(" OR ")})`;
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
