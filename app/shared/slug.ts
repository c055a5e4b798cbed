/** The longest slug, in characters. */
export const maxSlug = 60;

/** A name as an id: lower case, letters, digits and hyphens; empty when it has neither. */
export function slugOf(name: string): string {
  const plain = name.toLowerCase().replaceAll("ø", "o").replaceAll("æ", "ae").normalize("NFD").replace(/\p{M}/gu, "");
  return plain
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, maxSlug)
    .replace(/-$/, "");
}
