import { type RefObject, useLayoutEffect, useRef, useState } from "react";

import type { OrderedProduct } from "#app/features/catalogue/products/list-order.server.ts";

/** The products with one of them at a position, which is cut to the list: from 0. */
function placedAt(placed: readonly OrderedProduct[], product: OrderedProduct, to: number): OrderedProduct[] {
  const others = placed.filter(({ id }) => id !== product.id);
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, product);
}

const idsOf = (products: readonly OrderedProduct[]) => JSON.stringify(products.map(({ id }) => id));

interface Order {
  placed: readonly OrderedProduct[];
  rest: readonly OrderedProduct[];
  basedOn: readonly string[];
  /** What a form sent that was not saved. */
  yours?: readonly OrderedProduct[] | undefined;
}

/** The order of a list while it is edited: what is placed, what it is based on, what is left, and what is told of each move. `rows` holds them. */
export function useListDraft(rows: RefObject<HTMLElement | null>, { placed, rest, basedOn, yours }: Order) {
  const version = JSON.stringify(basedOn);
  const [base, setBase] = useState(version);
  const [draft, setDraft] = useState<readonly OrderedProduct[]>(yours ?? placed);
  /** The order that the draft was begun from. */
  const [begun, setBegun] = useState(idsOf(placed));
  const [announced, setAnnounced] = useState("");
  const focusNext = useRef<string | null>(null);
  const isOwn = idsOf(draft) !== begun && idsOf(draft) !== idsOf(placed);
  // It was saved, or undone. What was moved and is not saved stays, based on what it was: its save tells of the other order.
  if (base !== version && !isOwn) {
    setBase(version);
    setDraft(placed);
    setBegun(idsOf(placed));
  }
  useLayoutEffect(() => {
    // Moving an element in the document takes the focus from it.
    if (focusNext.current) rows.current?.querySelector<HTMLElement>(focusNext.current)?.focus();
    focusNext.current = null;
  }, [draft, rows]);
  const known = [...placed, ...draft, ...rest];
  const isPlaced = new Set(draft.map(({ id }) => id));
  const left = [...new Map(known.map((product) => [product.id, product])).values()].filter(
    ({ id }) => !isPlaced.has(id),
  );

  /** `button`: what was pressed, to keep the focus on. */
  const move = (id: string, to: number, button?: string) => {
    const product = known.find((each) => each.id === id);
    if (!product) return;
    const next = placedAt(draft, product, to);
    if (button) focusNext.current = `[data-key="${CSS.escape(id)}"] [data-move="${button}"]`;
    setDraft(next);
    setAnnounced(`${product.name}: position ${next.indexOf(product) + 1} of ${next.length}`);
  };
  const remove = (id: string) => {
    const product = draft.find((each) => each.id === id);
    focusNext.current = `[data-key="${CSS.escape(id)}"] [data-move]`;
    setDraft(draft.filter((each) => each.id !== id));
    if (product) setAnnounced(`${product.name}: no longer placed`);
  };
  const isChanged = idsOf(draft) !== idsOf(placed);
  return { draft, base, left, announced, isChanged, move, remove };
}
export type ListDraft = ReturnType<typeof useListDraft>;
