import { colorNamed, defaultColors } from "#app/features/catalogue/products/default-options.ts";
import type { ProductColor, ProductSize } from "#app/features/catalogue/products/product.ts";
import { slugOf } from "#app/shared/slug.ts";

import type { Cells } from "./grid-edit.ts";

/** A color in the form. `key` stays while a new color is renamed, and its id with it. */
export interface EditedColor extends ProductColor {
  key?: string;
}

/** A color by its name, with its shade where the shop has the color already. */
export function shopColorNamed(shopColors: readonly { name: string; hex: string }[], name: string): ProductColor {
  const own = shopColors.find((color) => slugOf(color.name) === slugOf(name));
  return own ? { ...colorNamed(own.name), hex: own.hex } : colorNamed(name);
}

/** The color that one press adds: the shop's most used one that the product lacks. */
export function nextColor(
  shopColors: readonly { name: string; hex: string }[],
  colors: readonly ProductColor[],
): ProductColor {
  const has = (name: string) => colors.some(({ id }) => id === slugOf(name));
  const names = [...shopColors.map(({ name }) => name), ...Object.keys(defaultColors)];
  const free = names.find((name) => !has(name));
  if (free !== undefined) return shopColorNamed(shopColors, free);
  let number = colors.length + 1;
  while (has(`Color ${number}`)) number++;
  return colorNamed(`Color ${number}`);
}

interface Grid {
  colors: readonly ProductColor[];
  sizes: readonly ProductSize[];
  cells: Cells;
  /** The units that are saved. */
  loaded: Cells;
}

/**
 * The units that a new color begins with: blank in a size that no other color is sold in, as the others have it while nothing is saved
 * and they agree, else none. What is saved was counted, so it is never copied.
 */
export function cellsOfNewColor({ colors, sizes, cells, loaded }: Grid, colorId: string): Cells {
  const isSaved = Object.keys(loaded).length > 0;
  const units = (sizeId: string) => {
    const others = new Set(colors.map(({ id }) => cells[`${id} ${sizeId}`] ?? ""));
    const [only] = others;
    if (others.size !== 1 || only === undefined) return "0";
    return only === "" || !isSaved ? only : "0";
  };
  return Object.fromEntries(sizes.map(({ id }) => [`${colorId} ${id}`, units(id)]));
}

/** The cells of a color that has another id now. */
export function cellsWithId(cells: Cells, from: string, to: string): Cells {
  return Object.fromEntries(
    Object.entries(cells).map(([key, units]) => {
      const [colorId, sizeId] = key.split(" ");
      return [colorId === from ? `${to} ${sizeId}` : key, units];
    }),
  );
}
