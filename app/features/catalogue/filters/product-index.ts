import type { MarketId } from "#app/shared/market-ids.ts";
import type { VatRule } from "#app/shared/vat.ts";

import type { FilterProduct } from "./filter-product.ts";
import { type PartReaders, partReaders, readRow } from "./filter-row.ts";
import { type ProductOrder, productOrder } from "./product-order.ts";

/** A change of a product, as `filter_changes` has it. */
export interface Change {
  version: number;
  token: string;
}

/** A product's row: its number in `search_entries`, null for what searches do not find, and its text (`filter-row.ts`). */
export interface IndexRow {
  id: string;
  entry: number | null;
  text: string;
}

/** The latest changes that an index remembers, to know an older state of the same shop when it sees one. */
export const rememberedChanges = 200;

/** Products that stand in listings by their ids, ids by the numbers that searches find, and what more rows are read with. */
export interface Known {
  products: ReadonlyMap<string, FilterProduct>;
  entries: ReadonlyMap<number, string>;
  read: PartReaders;
}

/** What rows tell. */
export function readRows(rows: Iterable<IndexRow>): Known {
  const read = partReaders();
  const products = new Map<string, FilterProduct>();
  const entries = new Map<number, string>();
  for (const { id, entry, text } of rows) {
    const product = readRow(read, id, text);
    if (product) products.set(id, product);
    if (entry !== null) entries.set(entry, id);
  }
  return { products, entries, read };
}

/** Every listed product as filters see it, as of one change. Never altered: what follows a change is another index. */
export class ProductIndex {
  readonly at: Change;
  readonly vat: VatRule;
  readonly products: ReadonlyMap<string, FilterProduct>;
  /** How many changes it was followed through since it was read whole. */
  readonly followed: number;
  /** When a database last said that this is its state, in milliseconds. */
  confirmedAt: number;
  readonly #tokens: ReadonlyMap<number, string>;
  readonly #entries: ReadonlyMap<number, string>;
  readonly #read: PartReaders;
  readonly #sorted = new Map<ProductOrder, FilterProduct[]>();
  readonly #markets = new Map<MarketId, ProductIndex>();

  private constructor(changes: readonly Change[], vat: VatRule, { products, entries, read }: Known, followed: number) {
    const last = changes.at(-1);
    if (!last) throw new Error("The changes of filters are missing");
    this.at = last;
    this.vat = vat;
    this.products = products;
    this.followed = followed;
    this.confirmedAt = Date.now();
    this.#entries = entries;
    this.#tokens = new Map(changes.slice(-rememberedChanges).map(({ version, token }) => [version, token]));
    this.#read = read;
  }

  /** An index as of the last of those changes, which come oldest first. Throws without a change. */
  static of(known: Known, changes: readonly Change[], vat: VatRule): ProductIndex {
    return new ProductIndex(changes, vat, known, 0);
  }

  /** The index after some changes, given the rows they are about as they are now. */
  after(rows: readonly IndexRow[], changes: readonly Change[], vat: VatRule): ProductIndex {
    const products = new Map(this.products);
    const entries = new Map(this.#entries);
    for (const { id, entry, text } of rows) {
      const product = readRow(this.#read, id, text);
      if (product) products.set(id, product);
      else products.delete(id);
      // What is no longer found keeps its number until another product has it.
      if (entry !== null) entries.set(entry, id);
    }
    const known = [...this.#tokens].map(([version, token]) => ({ version, token }));
    const now = { products, entries, read: this.#read };
    const next = new ProductIndex([...known, ...changes], vat, now, this.followed + changes.length);
    // Nearly sorted is soon sorted.
    for (const [order, sorted] of this.#sorted) {
      const ids = new Set(rows.map(({ id }) => id));
      const changed = [...ids].flatMap((id) => products.get(id) ?? []);
      next.#sorted.set(order, [...sorted.filter(({ id }) => !ids.has(id)), ...changed].toSorted(productOrder[order]));
    }
    return next;
  }

  /** The index as the shoppers of a market see it: what is sold there, at its prices. The same one for a market that isn't open. */
  in(market: MarketId): ProductIndex {
    const known = this.#markets.get(market);
    if (known) return known;
    const atPrices = atPricesOf(market);
    const sold = [...this.products.values()].flatMap((product) => atPrices(product) ?? []);
    const products = new Map(sold.map((product) => [product.id, product]));
    const changes = [...this.#tokens].map(([version, token]) => ({ version, token }));
    const seen = { products, entries: this.#entries, read: this.#read };
    const index = products.size === 0 ? this : new ProductIndex(changes, this.vat, seen, this.followed);
    this.#markets.set(market, index);
    return index;
  }

  /** The product that a search found; undefined when it stands in no listing. */
  ofEntry(entry: number): FilterProduct | undefined {
    const id = this.#entries.get(entry);
    return id === undefined ? undefined : this.products.get(id);
  }

  /** Whether that change is one this index remembers: then a database that has it last is an older state of the same shop. */
  remembers({ version, token }: Change): boolean {
    return this.#tokens.get(version) === token;
  }

  /** All products in an order. Sorted when first asked for. */
  inOrder(order: ProductOrder): readonly FilterProduct[] {
    let sorted = this.#sorted.get(order);
    if (sorted === undefined) {
      sorted = [...this.products.values()].toSorted(productOrder[order]);
      this.#sorted.set(order, sorted);
    }
    return sorted;
  }
}

/** Tells products at their prices in a market; null where one isn't sold there. Those with the same facets share them as before. */
function atPricesOf(market: MarketId): (product: FilterProduct) => FilterProduct | null {
  const known = new Map<readonly string[], Record<"reduced" | "full", readonly string[]>>();
  const facetsOf = (facets: readonly string[]) => {
    const full = facets.filter((facet) => facet !== "sale");
    const both = known.get(facets) ?? { full, reduced: [...full, "sale"] };
    known.set(facets, both);
    return both;
  };
  return (product) => {
    const price = product.inMarkets[market];
    if (!price) return null;
    return {
      ...product,
      priceOre: price.priceOre,
      facets: facetsOf(product.facets)[price.isReduced ? "reduced" : "full"],
    };
  };
}
