import { cloneElement, isValidElement, type ReactNode } from "react";

/** What a message stands between in the pseudo-language: text outside them comes from no message. No text of the shop has them. */
const marks = { open: "⟦", close: "⟧" } as const;

/**
 * The English of a message as the pseudo-language has it: each line marked, and a third longer, as the longest language is. Spaces around it
 * stay outside: a line may break there.
 */
export function pseudo(text: string): string {
  return text
    .split("\n")
    .map((line) => {
      const words = line.trim();
      return /\p{L}/u.test(words) ? line.replace(words, () => marks.open + words + longer(words) + marks.close) : line;
    })
    .join("\n");
}

/** Words as long as a third of a text. */
function longer(text: string): string {
  const words = Math.ceil(text.length / 3 / 5);
  return " ööää".repeat(words);
}

/** A message in the pseudo-language, or the function that makes it: what that is given stays outside the marks. */
export function pseudoMessage(message: unknown): unknown {
  if (typeof message !== "function") return pseudoValue(message, []);
  return (...given: unknown[]) => pseudoValue((message as (...given: unknown[]) => unknown)(...given), given);
}

function pseudoValue(value: unknown, given: readonly unknown[]): unknown {
  if (typeof value === "string") return pseudoAround(value, given.filter(isText));
  if (typeof value !== "object" || value === null || given.includes(value)) return value;
  if (Array.isArray(value)) return value.map((part: unknown) => pseudoValue(part, given));
  if (isValidElement<{ children?: ReactNode }>(value)) {
    const { children } = value.props;
    if (children === undefined) return value;
    const made = pseudoValue(children, given) as ReactNode | ReactNode[];
    return cloneElement(value, {}, ...(Array.isArray(made) ? made : [made]));
  }
  const isPlain = Object.getPrototypeOf(value) === Object.prototype;
  return isPlain
    ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, pseudoValue(part, given)]))
    : value;
}

const isText = (given: unknown): given is string => typeof given === "string" && /\p{L}{2}/u.test(given);

/** A made text, of which what it was given is not the message's own. */
function pseudoAround(text: string, given: readonly string[]): string {
  const [first, ...others] = given.toSorted((a, b) => b.length - a.length);
  if (first === undefined) return text.includes(marks.open) ? pseudoBetween(text) : pseudo(text);
  return text
    .split(first)
    .map((part) => pseudoAround(part, others))
    .join(first);
}

/** A text in which other messages stand, which are marked already. */
function pseudoBetween(text: string): string {
  return text
    .split(new RegExp(`(${marks.open}[^${marks.close}]*${marks.close})`))
    .map((part) => (part.startsWith(marks.open) ? part : pseudo(part)))
    .join("");
}

/** What of a text stands in no message, piece by piece, where it has words. */
export function outsideMessages(text: string): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let piece = "";
  for (const character of text) {
    if (depth === 0 && character !== marks.open) piece += character;
    if (character === marks.open) depth += 1;
    if (character === marks.close) depth = Math.max(0, depth - 1);
    if (character === marks.open) {
      pieces.push(piece);
      piece = "";
    }
  }
  return [...pieces, piece].map((one) => one.replaceAll(marks.close, "").trim()).filter((one) => /\p{L}{2}/u.test(one));
}
