import type { SortOrder } from "#app/features/catalogue/listing.ts";
import type { VatRule } from "#app/shared/vat.ts";

import type { FilterProduct } from "./filter-product.ts";
import { rowReader } from "./filter-row.ts";
import { productOrder } from "./product-order.ts";

/** A change of a product, as `filter_changes` has it. */
export interface Change {
  version: number;
  token: string;
}

/** The latest changes that an index remembers, to know an older state of the same shop when it sees one. */
export const rememberedChanges = 200;

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
  readonly #read: ReturnType<typeof rowReader>;
  readonly #sorted = new Map<SortOrder, FilterProduct[]>();

  private constructor(
    changes: readonly Change[],
    vat: VatRule,
    products: ReadonlyMap<string, FilterProduct>,
    read: ReturnType<typeof rowReader>,
    followed: number,
  ) {
    const last = changes.at(-1);
    if (!last) throw new Error("The changes of filters are missing");
    this.at = last;
    this.vat = vat;
    this.products = products;
    this.followed = followed;
    this.confirmedAt = Date.now();
    this.#tokens = new Map(changes.slice(-rememberedChanges).map(({ version, token }) => [version, token]));
    this.#read = read;
  }

  /** An index of all rows, as of the last of those changes, which come oldest first. Throws without a change. */
  static of(rows: Iterable<{ id: string; text: string }>, changes: readonly Change[], vat: VatRule): ProductIndex {
    const read = rowReader();
    const products = new Map<string, FilterProduct>();
    for (const { id, text } of rows) {
      const product = read(id, text);
      if (product) products.set(id, product);
    }
    return new ProductIndex(changes, vat, products, read, 0);
  }

  /** The index after some changes, given the rows they are about as they are now. */
  after(rows: readonly { id: string; text: string }[], changes: readonly Change[], vat: VatRule): ProductIndex {
    const products = new Map(this.products);
    for (const { id, text } of rows) {
      const product = this.#read(id, text);
      if (product) products.set(id, product);
      else products.delete(id);
    }
    const known = [...this.#tokens].map(([version, token]) => ({ version, token }));
    const next = new ProductIndex([...known, ...changes], vat, products, this.#read, this.followed + changes.length);
    // Nearly sorted is soon sorted.
    for (const [order, sorted] of this.#sorted) {
      const ids = new Set(rows.map(({ id }) => id));
      const changed = [...ids].flatMap((id) => products.get(id) ?? []);
      next.#sorted.set(order, [...sorted.filter(({ id }) => !ids.has(id)), ...changed].toSorted(productOrder[order]));
    }
    return next;
  }

  /** Whether that change is one this index remembers: then a database that has it last is an older state of the same shop. */
  remembers({ version, token }: Change): boolean {
    return this.#tokens.get(version) === token;
  }

  /** All products in an order. Sorted when first asked for. */
  inOrder(order: SortOrder): readonly FilterProduct[] {
    let sorted = this.#sorted.get(order);
    if (sorted === undefined) {
      sorted = [...this.products.values()].toSorted(productOrder[order]);
      this.#sorted.set(order, sorted);
    }
    return sorted;
  }
}
