import * as z from "zod/mini";

import { maxPlaced, type OrderedList } from "#app/features/catalogue/products/ordered-lists.ts";

/** The page of a list's order. */
export const listOrderPath = (list: OrderedList) =>
  list === "shop" ? "/admin/products/order" : `/admin/products/order/${encodeURIComponent(list)}`;

/** The field that says where a product is placed: a number from 1, or nothing. */
export const positionField = (id: string) => `at:${id}`;

const idList = z.array(z.string().check(z.maxLength(200))).check(z.maxLength(5 * maxPlaced));

/** What the screen of an order sends, without the positions. */
export const listOrderSchema = z.object({
  intent: z.enum(["save", "undo"]),
  basedOn: z.pipe(z.string().check(z.maxLength(100_000)), z.pipe(z.transform(parseIds), idList)),
  entryId: z.string().check(z.minLength(1), z.maxLength(100)),
});

/** The ids in their order, or what is wrong with the numbers, in words. */
export type ReadPositions = { ids: string[] } | { problem: string };

/**
 * The order that the numbers of a form make. Of two with the same number the one whose number was changed goes first: who types 1
 * wants it on top.
 */
export function readPositions(fields: Readonly<Record<string, string>>, basedOn: readonly string[]): ReadPositions {
  const given = Object.entries(fields)
    .filter(([name, text]) => name.startsWith("at:") && text.trim() !== "")
    .map(([name, text]) => ({ id: name.slice("at:".length), position: Number(text) }));
  if (given.some(({ position }) => !Number.isInteger(position) || position < 1))
    return { problem: "Enter whole numbers from 1, or leave it blank." };
  if (given.length > maxPlaced) return { problem: `You can place up to ${maxPlaced} products.` };
  const stays = ({ id, position }: (typeof given)[number]) => Number(basedOn[position - 1] === id);
  return { ids: given.toSorted((a, b) => a.position - b.position || stays(a) - stays(b)).map(({ id }) => id) };
}

function parseIds(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
