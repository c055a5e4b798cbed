import type { Database } from "#app/db/client.server.ts";
import { operatorRoles } from "#app/features/catalogue/operators/operator.ts";
import { listOperators } from "#app/features/catalogue/operators/operators.server.ts";
import { missingData } from "#app/features/catalogue/products/missing-data.ts";
import { type PricePoint, priorPrice } from "#app/features/catalogue/products/price-history.ts";
import { productInputSchema } from "#app/features/catalogue/products/product-input.ts";
import { readShopColors, type ShopColor } from "#app/features/catalogue/products/shop-colors.server.ts";
import { readProductForStaff } from "#app/features/catalogue/products/staff-product.server.ts";
import { newId } from "#app/shared/ids.ts";

import type { FormValues } from "./field-form.ts";
import { formValues } from "./product-form.ts";
import type { OperatorChoice } from "./safety-fields.tsx";

/** What the product form shows. */
export interface ProductFormData {
  values: FormValues;
  /** The product that is edited; null for a new one. */
  product: {
    id: string;
    name: string;
    source: string;
    version: string;
    prices: PricePoint[];
    /** The price that shoppers see struck through, in öre; null when there is none. */
    priorPriceOre: number | null;
  } | null;
  operators: OperatorChoice[];
  shopColors: ShopColor[];
  /** What the product lacks before it may be published; empty for a new one. */
  missing: string[];
  /** Made up for each page: a repeat of the same request is told by it. */
  requestKey: string;
}

const blank = productInputSchema.parse({ name: "New", description: "", priceOre: 0, state: "draft", texts: {} });

/** The form of a product, or of a new one for null; null when the product is unknown or deleted. */
export async function readProductForm(db: Database, id: string | null): Promise<ProductFormData | null> {
  const requestKey = newId();
  const [operators, shopColors] = await Promise.all([listOperators(db), readShopColors(db)]);
  const choices = operators.map(({ id: operatorId, name, role, country }) => ({
    id: operatorId,
    name: `${name} (${operatorRoles[role]}, ${country})`,
  }));
  if (id === null) {
    const values = { ...formValues(blank), name: "", price: "", category: "" };
    return { values, product: null, operators: choices, shopColors, missing: [], requestKey };
  }
  const found = await readProductForStaff(db, id);
  if (!found || found.archivedAt !== null) return null;
  const { fields, prices, updatedAt } = found;
  return {
    values: formValues(fields),
    product: {
      id,
      name: fields.name,
      source: fields.source,
      version: updatedAt,
      prices,
      priorPriceOre: priorPrice(prices, fields),
    },
    operators: choices,
    shopColors,
    missing: missingData(fields, operators).map(({ message }) => message),
    requestKey,
  };
}
