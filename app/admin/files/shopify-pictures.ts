import { type SourceRow, withCells } from "./source-rows.ts";

/** An address as two files may write it, without what only tells versions of a picture apart. */
export const addressOf = (url: string) => url.replace(/^\/\//, "https://").replace(/\?.*$/, "");

/**
 * Shopify gives each variant a picture; here a picture shows a color, unless a variant has one of its own. One that is the picture of a
 * single color's variants becomes that color's; one that stands with a variant alone is added behind the others.
 */
export function pictureColors(rows: SourceRow[]): SourceRow[] {
  const colorsOf = new Map<string, Set<string>>();
  for (const row of rows) {
    const url = row.get("Variant Image");
    if (url === "") continue;
    const colors = colorsOf.get(addressOf(url)) ?? new Set();
    colorsOf.set(addressOf(url), colors.add(row.get("Option1 Name") === "Color" ? row.get("Option1 Value") : ""));
  }
  if (colorsOf.size === 0) return rows;
  const colorOf = (url: string) => {
    const [color = "", other] = colorsOf.get(addressOf(url)) ?? [];
    return other === undefined ? color : "";
  };
  const listed = new Set(rows.map((row) => addressOf(row.get("Image Src"))));
  const added = new Map<string, SourceRow>();
  for (const row of rows) {
    const url = row.get("Variant Image");
    if (url === "" || listed.has(addressOf(url)) || added.has(addressOf(url))) continue;
    added.set(addressOf(url), pictureRow(row, url.startsWith("//") ? `https:${url}` : url));
  }
  return [...rows, ...added.values()].map((row) => {
    const color = row.get("Image Src") === "" ? "" : colorOf(row.get("Image Src"));
    return color === "" ? row : withCells(row, { "Variant Image Color": color });
  });
}

/** A row that has a picture and nothing else. */
function pictureRow(row: SourceRow, url: string): SourceRow {
  return withCells({ ...row, get: () => "" }, { Handle: row.get("Handle"), "Image Src": url });
}
