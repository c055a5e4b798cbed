import type { ProductInput } from "#app/features/catalogue/products/product-input.ts";

import { CellProblem, pictureCell } from "./cells.ts";
import type { Draft } from "./product-columns.ts";
import type { LineProblem, ProductReadContext } from "./product-read.ts";
import type { SourceRow } from "./source-rows.ts";

type Picture = ProductInput["media"][number];

/**
 * Reads the pictures of a product's rows, in the order of Image Position, the first being the primary one. A file that names
 * none leaves the product's own; what it does not say of a picture that is there stays.
 */
export function readPictures(
  rows: readonly SourceRow[],
  draft: Draft,
  { origin, copies }: Pick<ProductReadContext, "origin" | "copies">,
): LineProblem | null {
  const cell = pictureCell(origin);
  const known = new Map(draft.media.map((picture) => [picture.url, picture]));
  const found: { picture: Picture; position: number }[] = [];
  for (const row of rows) {
    const source = row.get("Image Src");
    if (source === "") continue;
    const refuse = (reason: string) => ({ line: row.line, reason });
    const given = cell.read(source);
    if (given instanceof CellProblem) return refuse(`Image Src: ${given.text}`);
    const url = copies.get(given) ?? given;
    const position = row.get("Image Position");
    if (!/^\d{0,4}$/.test(position)) return refuse("Image Position: enter a number");
    const color = colorOfPicture(row, draft);
    if (color instanceof CellProblem) return refuse(color.text);
    const same = known.get(url);
    // Two entries of one address are two pictures, of which one alone is the known one.
    known.delete(url);
    const picture: Picture = {
      ...(same?.id ? { id: same.id } : {}),
      url,
      alt: row.has("Image Alt Text") ? row.get("Image Alt Text") : (same?.alt ?? ""),
      colorId: color === undefined ? (same?.colorId ?? null) : color,
      width: sideOf(row.get("Image Width")) ?? same?.width ?? null,
      height: sideOf(row.get("Image Height")) ?? same?.height ?? null,
    };
    found.push({ picture, position: position === "" ? Number.POSITIVE_INFINITY : Number(position) });
  }
  if (found.length === 0) return null;
  const inOrder = found.toSorted((a, b) => (a.position === b.position ? 0 : a.position - b.position));
  draft.media = inOrder.map(({ picture }) => picture);
  return null;
}

/** The color a picture shows, by its id or name; null for none, undefined where the file does not say. */
function colorOfPicture(row: SourceRow, { colors }: Draft): string | null | undefined | CellProblem {
  if (!row.has("Image Color")) return undefined;
  const text = row.get("Image Color");
  if (text === "") return null;
  const color =
    colors.find(({ id }) => id === text) ?? colors.find(({ name }) => name.toLowerCase() === text.toLowerCase());
  return color?.id ?? new CellProblem(`Image Color: the product has no color '${text}'`);
}

function sideOf(text: string): number | null {
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null;
}
