import { z } from "zod";

import { productNameOf } from "./product.ts";

/** The most products that a campaign or a discount code may name. */
export const maxNamedProducts = 200;

/** Ids of products, or addresses of their pages, one a line, each once. */
export const productList = z.string().transform((text) => [
  ...new Set(
    text
      .split(/[\s,]+/)
      .filter((entry) => entry !== "")
      .map((entry) => productNameOf(entry) ?? entry),
  ),
]);
