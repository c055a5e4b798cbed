import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { productMedia } from "#app/db/schema/catalogue.server.ts";

import type { BuyableProduct } from "./buyable-product.ts";
import { isForSale } from "./for-sale.server.ts";
import { type PricePoint, priorPrice } from "./price-history.ts";
import {
  colorColumns,
  emptyTexts,
  jsonObject,
  type ProductTexts,
  publicColumns,
  type PublicProduct,
  publicTexts,
  saleColumns,
  sizeColumns,
  textColumns,
  variantColumns,
} from "./product-columns.server.ts";
import type { Product, Variant } from "./product.ts";
import { priceListColumn } from "./read-prices.server.ts";

/** A product as it is stored: JSON, so that it is one statement with all its lists. */
interface ProductRow {
  product: string;
  sale: string;
  texts: string | null;
  colors: string;
  sizes: string;
  variants: string;
  pictures: string;
}

/** A product with what is needed to buy it; null when it is unknown or no longer for sale. Throws when D1 fails. */
export async function readBuyableProduct(db: Database, id: string): Promise<BuyableProduct | null> {
  const [row] = await statement<ProductRow>(db, sql`${productColumns} ${fromProduct} WHERE p.id = ${id}`);
  if (!row) return null;
  const sale = JSON.parse(row.sale) as Sale;
  if (!isForSale(sale)) return null;
  const { originalId, name, category, priceOre, currency, source } = JSON.parse(row.product) as PublicProduct;
  return { id, originalId, name, category, priceOre, currency, source, ...optionsOf(row, sale) };
}

/** The product from a row of `productStatement`; null when it is not for sale, unless `evenHidden` for staff. */
export function productOf(row: ProductRow & { prices: string }, { evenHidden = false } = {}): Product | null {
  const sale = JSON.parse(row.sale) as Sale;
  if (!evenHidden && !isForSale(sale)) return null;
  const product = JSON.parse(row.product) as PublicProduct;
  const texts = row.texts === null ? emptyTexts : (JSON.parse(row.texts) as ProductTexts);
  return {
    ...product,
    ...optionsOf(row, sale),
    earlierPriceOre: priorPrice(JSON.parse(row.prices) as PricePoint[], product),
    texts: publicTexts(texts, sale.isComplete),
  };
}

type Sale = Parameters<typeof isForSale>[0] & { inStock: boolean; isComplete: boolean };
type Options = Pick<Product, "colors" | "sizes" | "variants" | "pictures">;

function optionsOf(row: ProductRow, { inStock }: Sale): Options {
  const variants = JSON.parse(row.variants) as Variant[];
  return {
    colors: JSON.parse(row.colors) as Options["colors"],
    sizes: JSON.parse(row.sizes) as Options["sizes"],
    variants: inStock ? variants : withoutStock(variants),
    pictures: JSON.parse(row.pictures) as Options["pictures"],
  };
}

function withoutStock(variants: readonly Variant[]): Variant[] {
  return variants.map((variant) => ({ ...variant, quantity: 0 }));
}

const pictureColumns = { url: productMedia.url, alt: productMedia.alt, colorId: productMedia.colorId };

/** The columns of a `ProductRow`. */
const productColumns: SQL = sql`
  SELECT ${jsonObject("p", publicColumns)} AS product, ${jsonObject("p", saleColumns)} AS sale,
  CASE WHEN d.product_id IS NOT NULL THEN ${jsonObject("d", textColumns)} END AS texts,
  (SELECT json_group_array(json(${jsonObject("c", colorColumns)}))
    FROM (SELECT * FROM product_colors WHERE product_id = p.id ORDER BY position) c) AS colors,
  (SELECT json_group_array(json(${jsonObject("s", sizeColumns)}))
    FROM (SELECT * FROM product_sizes WHERE product_id = p.id ORDER BY position) s) AS sizes,
  (SELECT json_group_array(json(${jsonObject("v", variantColumns)}))
    FROM product_variants v WHERE product_id = p.id) AS variants,
  (SELECT json_group_array(json(${jsonObject("m", pictureColumns)}))
    FROM (SELECT * FROM product_media WHERE product_id = p.id ORDER BY position) m) AS pictures`;
const fromProduct: SQL = sql`FROM products p LEFT JOIN product_details d ON d.product_id = p.id`;

/** Reads a product's texts, options, pictures and prices, as a statement for the batch of its page. */
export function productStatement(db: Database, id: string) {
  return statement<ProductRow & { prices: string }>(
    db,
    sql`${productColumns}, ${priceListColumn} AS prices ${fromProduct} WHERE p.id = ${id}`,
  );
}
