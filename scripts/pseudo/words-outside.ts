import { allowedWords } from "./allowed.ts";
import { outsideMessages } from "./pseudo-text.ts";

/** What the demo shop holds that is the same in every language: names, and what people and staff wrote. */
const namesIn = [
  "SELECT name AS text FROM products",
  "SELECT title FROM reviews UNION SELECT comment FROM reviews UNION SELECT name FROM reviews UNION SELECT location FROM reviews",
  "SELECT description FROM complaints UNION SELECT reason FROM value_losses",
  "SELECT name FROM economic_operators UNION SELECT street FROM economic_operators UNION SELECT city FROM economic_operators",
  "SELECT first_name || ' ' || last_name FROM orders UNION SELECT first_name FROM orders UNION SELECT address FROM orders UNION SELECT city FROM orders",
];

/** The shop's names as texts, the longest first. */
export async function readNames(db: D1Database, more: readonly string[] = []): Promise<string[]> {
  const answers = await Promise.all([...namesIn, ...more].map((sql) => db.prepare(sql).raw<[string | null]>()));
  const texts = answers.flat().flatMap(([text]) => (text ?? "").split("\n"));
  return [...new Set(texts)].filter((text) => text.trim().length > 1).toSorted((a, b) => b.length - a.length);
}

/** What of a text stands in no message, without names and the words that are allowed. */
export function wordsOutside(text: string, names: readonly string[]): string[] {
  return outsideMessages(text)
    .map((piece) => {
      const nameless = names.reduce((left, name) => left.replaceAll(name, " "), piece);
      return allowedWords.reduce((left, [words]) => left.replaceAll(words, " "), nameless).trim();
    })
    .filter((piece) => /\p{L}{2}/u.test(piece));
}
