/** Texts of a section of the site by where they stand in it, such as `lines.0.text`. */
export type TextsByPlace = Readonly<Record<string, string>>;

/** The parts of a section's content that are no texts for shoppers: addresses, pictures, and what the program goes by. */
const otherParts: ReadonlySet<string> = new Set(["to", "picture", "icon", "id", "updated", "factTable"]);

/** The texts of a section's content that are not empty, by their place. */
export function textsByPlace(content: unknown): TextsByPlace {
  const texts: Record<string, string> = {};
  eachText(content, "", (text, place) => {
    texts[place] = text;
    return text;
  });
  return texts;
}

/**
 * The content with its texts in another language, by their English: a text keeps its translation wherever staff move it, and is English as
 * soon as it says something else, for a paragraph of terms must never say what they no longer say.
 */
export function inOtherWords<Content>(content: Content, words: TextsByPlace): Content {
  return eachText(content, "", (text) => (Object.hasOwn(words, text) ? (words[text] ?? text) : text)) as Content;
}

/** The same content with each of its texts replaced by what `replace` gives. */
function eachText(content: unknown, place: string, replace: (text: string, place: string) => string): unknown {
  if (typeof content === "string") return content.trim() === "" ? content : replace(content, place);
  if (typeof content !== "object" || content === null) return content;
  const below = (key: string | number) => (place === "" ? String(key) : `${place}.${key}`);
  if (Array.isArray(content)) return content.map((part, index) => eachText(part, below(index), replace));
  return Object.fromEntries(
    Object.entries(content).map(([key, part]) => [
      key,
      otherParts.has(key) ? part : eachText(part, below(key), replace),
    ]),
  );
}
