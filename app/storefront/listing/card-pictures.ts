import { type PointerEvent, useSyncExternalStore } from "react";

import type { ProductCard } from "#app/features/catalogue/product.ts";
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

/** All pictures of cards, by the id of their product; undefined while they are on their way. */
const known = new Map<string, Pictures | undefined>();
const listeners = new Set<() => void>();

/** Asks for all pictures of products whose cards came without (`sent-card.ts`), once. Without a connection nothing happens. */
export async function fetchPictures(ids: readonly string[]): Promise<void> {
  const wanted = ids.filter((id) => !known.has(id));
  if (wanted.length === 0) return;
  for (const id of wanted) known.set(id, undefined);
  try {
    const response = await fetch(`/product-cards?ids=${wanted.map(encodeURIComponent).join(",")}`);
    if (!response.ok) throw new Error(`Pictures: ${response.status}`);
    for (const { id, colors, pictures } of answer(await response.json())) known.set(id, { colors, pictures });
    for (const notify of listeners) notify();
  } catch {
    // The next one who points at it asks again.
    for (const id of wanted) known.delete(id);
  }
}

/** For a list of cards: fetches all their pictures when a mouse or the keyboard first reaches it. A finger scrolls. */
export function fetchWhenPointedAt(products: readonly ProductCard[]) {
  const fetchAll = () => void fetchPictures(products.map(({ id }) => id));
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
