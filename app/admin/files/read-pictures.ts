import type { ProductInput } from "#app/features/catalogue/products/product-input.ts";
import type { DetailsByVariant } from "#app/features/catalogue/products/variant-details.ts";
import { idsOfKey } from "#app/features/catalogue/products/variant-key.ts";
import { ownPicture } from "#app/features/catalogue/products/variant-picture.ts";

import { CellProblem, pictureCell } from "./cells.ts";
import type { Draft } from "./product-columns.ts";
import type { LineProblem, ProductReadContext } from "./product-read.ts";
import { addressOf } from "./shopify-pictures.ts";
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
    const color = colorOfPicture(row, "Image Color", draft);
    if (color instanceof CellProblem) return refuse(color.text);
    // What variants say of a picture's color is a guess: one that is here already knows better.
    const guessed = colorOfPicture(row, "Variant Image Color", draft);
    const same = known.get(url);
    // Two entries of one address are two pictures, of which one alone is the known one.
    known.delete(url);
    const picture: Picture = {
      ...(same?.id ? { id: same.id } : {}),
      url,
      alt: row.has("Image Alt Text") ? row.get("Image Alt Text") : (same?.alt ?? ""),
      colorId:
        color ?? (row.has("Image Color") ? null : same ? same.colorId : typeof guessed === "string" ? guessed : null),
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

/**
 * Finds the pictures that variants name by the addresses in the file among those of the product; call it once its pictures are read. Of
 * another shop's file what can't be found is left out, of our own it is refused.
 */
export function readVariantPictures(
  rows: readonly SourceRow[],
  draft: Draft,
  { origin, copies }: Pick<ProductReadContext, "origin" | "copies">,
  known: DetailsByVariant,
): LineProblem | null {
  const cell = pictureCell(origin);
  const here = (text: string) => {
    const url = cell.read(text);
    return url instanceof CellProblem ? text : (copies.get(url) ?? url);
  };
  const addresses = new Map(draft.media.map(({ url }) => [addressOf(url), url]));
  for (const row of rows)
    if (row.get("Image Src") !== "") addresses.set(addressOf(row.get("Image Src")), here(row.get("Image Src")));
  const urls = new Set(draft.media.map(({ url }) => url));
  const found = (text: string) =>
    [here(text), addresses.get(addressOf(text)) ?? ""].find((url) => urls.has(url)) ?? null;
  const lost = rows.find(
    (row) => row.get("Color Id") !== "" && row.get("Variant Image") !== "" && !found(row.get("Variant Image")),
  );
  if (lost)
    return { line: lost.line, reason: `Variant Image: the product has no picture '${lost.get("Variant Image")}'` };
  draft.variantDetails = Object.fromEntries(
    Object.entries(draft.variantDetails).map(([key, own]) => [
      key,
      {
        ...own,
        picture: ownPicture(
          draft.media,
          idsOfKey(key).colorId,
          own.picture && found(own.picture),
          known[key]?.picture ?? null,
        ),
      },
    ]),
  );
  return null;
}

/** The color a picture shows, by its id or name; null for none. */
function colorOfPicture(row: SourceRow, column: string, { colors }: Draft): string | null | CellProblem {
  const text = row.get(column);
  if (text === "") return null;
  const color =
    colors.find(({ id }) => id === text) ?? colors.find(({ name }) => name.toLowerCase() === text.toLowerCase());
  return color?.id ?? new CellProblem(`Image Color: the product has no color '${text}'`);
}

function sideOf(text: string): number | null {
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null;
}
