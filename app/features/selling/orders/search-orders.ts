/** The beginning of a text in one column of an index: from `from`, below `to`. */
export interface SearchRange {
  column: "order_number" | "email" | "first_name" | "last_name";
  from: string;
  to: string;
  /** What the first name begins with, besides. */
  firstName?: string;
}

/** Sorts behind every text that begins with what stands before it. */
const last = "\u{10FFFF}";
const range = (column: SearchRange["column"], text: string): SearchRange => ({ column, from: text, to: text + last });

/**
 * Where a search looks for orders: an order number with or without its PM-, else an e-mail address, a first or last name, or
 * both names, each by its beginning. SQLite ignores the case of a to z alone, so names are tried as people write them.
 */
export function searchRanges(search: string): SearchRange[] {
  const text = search.trim().replaceAll(/\s+/g, " ");
  const number = /^(?:PM-?)?(\d{1,8})$/i.exec(text)?.[1];
  if (number) return [range("order_number", `PM-${number}`)];
  if (text === "" || /^PM-?$/i.test(text)) return [];
  if (text.includes("@")) return [range("email", text.toLowerCase())];
  const [first = "", ...rest] = text.split(" ");
  if (rest.length > 0) {
    const lastNames = spellings(rest.join(" ")).map((name) => ({
      ...range("last_name", name),
      firstName: likePrefix(first),
    }));
    return [...lastNames, ...spellings(text).map((name) => range("last_name", name))];
  }
  return [
    range("email", text.toLowerCase()),
    ...spellings(text).flatMap((name) => [range("first_name", name), range("last_name", name)]),
  ];
}

/** A name as typed, and with its words capitalised, where its letters beyond z may differ. */
function spellings(name: string): string[] {
  const capitalised = name.toLowerCase().replaceAll(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase());
  const isAscii = /^[\x20-\x7e]*$/.test(name);
  return isAscii ? [name] : [...new Set([name, capitalised])];
}

/** At most the letters that a LIKE pattern takes, without its wildcards; LIKE ignores the case of a to z. */
function likePrefix(name: string): string {
  return (spellings(name).at(-1) ?? name).replaceAll(/[%_]/g, "").slice(0, 15);
}
