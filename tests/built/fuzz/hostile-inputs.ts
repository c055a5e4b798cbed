import fc from "fast-check";

/** Texts that often break programs. */
const knownHostileTexts = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\n\r\n",
  "/admin\nSet-Cookie: a=b",
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "null",
  "undefined",
  "NaN",
  "-0",
  "1e9",
  "1e999",
  "9007199254740993",
  "-1",
  "0x10",
  "true",
  "' OR 1=1 --",
  "'; DROP TABLE orders; --",
  '"" OR * NEAR(a b)',
  "%_\\%",
  "<script>alert(1)</script>",
  "{{7*7}}${7*7}",
  "../../../../etc/passwd",
  "..%2f..%2f",
  "//evil.example",
  "\\\\evil.example",
  "javascript:alert(1)",
  "漢".repeat(60),
  "😀".repeat(50),
  "\u{d800}",
  "e\u0301".repeat(40),
  "\u202Egnp.exe",
  "\ufeff",
  "İıſK",
  "x".repeat(5_000),
  "a b ".repeat(400),
  '"'.repeat(100),
  "(".repeat(200),
  "asa.oberg@mail.example",
  "2026-02-30T25:61:61Z",
];

export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...knownHostileTexts) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 40 }) },
);

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      null,
      true,
      false,
      0,
      -1,
      1.5,
      1e9,
      1e21,
      -1e308,
      Number.MAX_SAFE_INTEGER,
      2 ** 53,
      2 ** 63,
      [],
      {},
      [[]],
      [null],
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constant({ $gt: "", toString: null, length: -1, constructor: { prototype: {} } }) },
  { weight: 1, arbitrary: fc.nat({ max: 400 }).map((length) => Array.from({ length }, () => ({ id: "x" }))) },
);

/** A JSON value with one place changed: replaced, removed, or given a `__proto__` property. */
export function mutated(value: unknown): fc.Arbitrary<unknown> {
  const places = placesOf(value);
  return fc
    .tuple(fc.nat({ max: places.length - 1 }), fc.constantFrom("replace", "remove", "own-name", "keep"), hostileValue)
    .map(([place, kind, hostile]) => changedAt(value, places[place] ?? [], kind, hostile));
}

function placesOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([name, inner]) => placesOf(inner, [...path, name]))];
}

function changedAt(value: unknown, path: readonly string[], kind: string, hostile: unknown): unknown {
  if (kind === "keep") return value;
  const [name, ...rest] = path;
  if (name === undefined) return kind === "own-name" ? withOwnName(value, hostile) : hostile;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    if (key !== name) return [[key, inner]];
    if (rest.length === 0 && kind === "remove") return [];
    return [[key, changedAt(inner, rest, kind, hostile)]];
  });
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

function withOwnName(value: unknown, hostile: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return hostile;
  // `JSON.parse` creates it as an own property, as it would from an attacker's body.
  return JSON.parse(
    `{"__proto__": ${JSON.stringify(hostile) ?? "null"}, ${JSON.stringify(value).slice(1)}`.replace(", }", "}"),
  );
}
