import type { ProductInput } from "#app/features/catalogue/products/product-input.ts";

/** What a file says of one product, or what is wrong with it and at which line. */
export type ProductRead = { kind: "product"; fields: ProductInput } | ({ kind: "broken" } & LineProblem);

export interface LineProblem {
  line: number;
  reason: string;
}

export interface ProductReadContext {
  /** Where the shop lives: pictures of its own are written with it. */
  origin: string;
  /** Whether the file's units replace those of variants that exist. New variants always take the file's. */
  withStock: boolean;
  /** Where the shop has copies of pictures that are on other servers, by their addresses. */
  copies: ReadonlyMap<string, string>;
}

/** A handle as it may stand in an address. */
export const handlePattern = /^[\w.~-]{1,80}$/;
