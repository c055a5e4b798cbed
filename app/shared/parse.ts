/*
 * Parsers for what a browser has stored and what the shop answers, on the pages where shoppers look around: zod would be a tenth of
 * their scripts. Everywhere else the schemas are zod's. Each parser throws a TypeError for a value that does not fit.
 */

export type Parser<T> = (value: unknown) => T;
/** What a parser gives. */
export type Parsed<P> = P extends Parser<infer T> ? T : never;

function refuse(wanted: string): never {
  throw new TypeError(`Expected ${wanted}`);
}

export const text: Parser<string> = (value) => (typeof value === "string" ? value : refuse("a text"));
export const number: Parser<number> = (value) =>
  typeof value === "number" && Number.isFinite(value) ? value : refuse("a number");
export const flag: Parser<boolean> = (value) => (typeof value === "boolean" ? value : refuse("true or false"));

/** A number, also one written as a text, of at least `least`. */
export const numberFrom =
  (least: number): Parser<number> =>
  (value) => {
    const given = typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : number(value);
    return given >= least ? given : refuse(`a number from ${least}`);
  };

/** A whole number, also one written as a text, of at least `least`. */
export const wholeNumberFrom =
  (least: number): Parser<number> =>
  (value) => {
    const given = numberFrom(least)(value);
    return Number.isInteger(given) ? given : refuse("a whole number");
  };

/** One of a closed list. */
export function oneOf<const T extends string | boolean>(values: readonly T[]): Parser<T> {
  return (value) => values.find((one) => one === value) ?? refuse(`one of ${values.join(", ")}`);
}

export function nullable<T>(parse: Parser<T>): Parser<T | null> {
  return (value) => (value === null ? null : parse(value));
}

/** A value that may be missing: then it is `fallback`. */
export function optional<T>(parse: Parser<T>): Parser<T | undefined>;
export function optional<T>(parse: Parser<T>, fallback: NoInfer<T>): Parser<T>;
export function optional<T>(parse: Parser<T>, fallback?: T): Parser<T | undefined> {
  return (value) => (value === undefined ? fallback : parse(value));
}

/** A value that is `fallback` when it is missing or does not fit. */
export function withFallback<T>(parse: Parser<T>, fallback: NoInfer<T>): Parser<T> {
  return (value) => parsedOr(parse, value, fallback);
}

export function listOf<T>(parse: Parser<T>): Parser<T[]> {
  return (value) => (Array.isArray(value) ? value.map(parse) : refuse("a list"));
}

type Shape = Record<string, Parser<unknown>>;
type OptionalKey<S extends Shape> = { [K in keyof S]: undefined extends Parsed<S[K]> ? K : never }[keyof S];
type RecordOf<S extends Shape> = { [K in Exclude<keyof S, OptionalKey<S>>]: Parsed<S[K]> } & {
  [K in OptionalKey<S>]?: Exclude<Parsed<S[K]>, undefined>;
};

/** An object with these keys. Others are left out. */
export function record<S extends Shape>(shape: S): Parser<RecordOf<S>> {
  return (value) => {
    if (typeof value !== "object" || value === null) refuse("an object");
    const given = value as Record<string, unknown>;
    const entries = Object.entries(shape).map(([key, parse]) => [key, parse(given[key])] as const);
    return Object.fromEntries(entries.filter(([, field]) => field !== undefined)) as RecordOf<S>;
  };
}

/** The parsed value, or `fallback` when it does not fit. */
export function parsedOr<T, F>(parse: Parser<T>, value: unknown, fallback: F): T | F {
  try {
    return parse(value);
  } catch {
    return fallback;
  }
}
