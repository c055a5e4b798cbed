import { type PointerEvent, useSyncExternalStore } from "react";

import type { ProductCard } from "#app/features/catalogue/products/product.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { listOf, nullable, type Parsed, record, text } from "#app/shared/parse.ts";

const answer = listOf(
  record({
    id: text,
    colors: listOf(
      record({ id: text, name: text, hex: text, picture: (url) => (url === undefined ? undefined : text(url)) }),
    ),
    pictures: listOf(record({ url: text, alt: text, colorId: nullable(text) })),
  }),
);
type Pictures = Omit<Parsed<typeof answer>[number], "id">;

/** All pictures of cards, by the id of their product. */
const known = new Map<string, Pictures>();
const requests = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();

/** After a failure a mouse asks for nothing for so long, in milliseconds: it crosses a card's elements many times a second. */
const pauseMs = 30_000;
let pausedUntil = 0;

/**
 * Fetches all pictures of products whose cards came without (`sent-card.ts`), each once. Tells whether they are there: not without a
 * connection, and not of a product that is no longer for sale.
 */
export async function fetchPictures(ids: readonly string[]): Promise<boolean> {
  const missing = ids.filter((id) => !known.has(id) && !requests.has(id));
  if (missing.length > 0) {
    const request = ask(missing);
    for (const id of missing) requests.set(id, request);
  }
  await Promise.all(ids.flatMap((id) => requests.get(id) ?? []));
  return ids.every((id) => known.has(id));
}

async function ask(ids: readonly string[]): Promise<void> {
  try {
    const response = await fetch(localPath(`/product-cards?ids=${ids.map(encodeURIComponent).join(",")}`));
    if (!response.ok) throw new Error(`Pictures: ${response.status}`);
    for (const { id, colors, pictures } of answer(await response.json())) known.set(id, { colors, pictures });
    for (const notify of listeners) notify();
  } catch {
    // The card keeps what it came with.
  }
  for (const id of ids) requests.delete(id);
  if (!ids.every((id) => known.has(id))) pausedUntil = Date.now() + pauseMs;
}

/** For a list of cards: fetches all their pictures when a mouse or the keyboard first reaches it. A finger scrolls. */
export function fetchWhenPointedAt(products: readonly ProductCard[]) {
  const fetchAll = () => {
    if (Date.now() >= pausedUntil) void fetchPictures(products.map(({ id }) => id));
  };
  return {
    onFocus: fetchAll,
    onPointerOver: ({ pointerType }: PointerEvent) => {
      if (pointerType !== "touch") fetchAll();
    },
  };
}

/** The pictures that a card has so far. */
export function useCardPictures(product: ProductCard): Pictures {
  return useSyncExternalStore(
    subscribe,
    () => known.get(product.id) ?? product,
    () => product,
  );
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
