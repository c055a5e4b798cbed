import type { Database } from "#app/db/client.server.ts";
import { operatorRoles } from "#app/features/catalogue/operators/operator.ts";
import { listOperators } from "#app/features/catalogue/operators/operators.server.ts";
import { type PricePoint, priorPrice } from "#app/features/catalogue/products/price-history.ts";
import { productInputSchema } from "#app/features/catalogue/products/product-input.ts";
import { readShopColors, type ShopColor } from "#app/features/catalogue/products/shop-colors.server.ts";
import { readProductForStaff } from "#app/features/catalogue/products/staff-product.server.ts";
import { newId } from "#app/shared/ids.ts";

import type { FormValues } from "./field-form.ts";
import { formValues } from "./product-form.ts";
import type { Proposal } from "./proposals.ts";
import { readKinds, readProposal } from "./read-proposal.server.ts";
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
  /** The kinds of products that the shop has. */
  kinds: string[];
  /** Of a new product whose kind is known. */
  proposal: Proposal | null;
  /** Made up for each page: a repeat of the same request is told by it. */
  requestKey: string;
}

const blank = productInputSchema.parse({ name: "New", description: "", priceOre: 0, state: "draft", texts: {} });

/** The form of a product, or for null that of a new one of a kind; null when the product is unknown or deleted. */
export async function readProductForm(db: Database, id: string | null, kind = ""): Promise<ProductFormData | null> {
  const requestKey = newId();
  const [operators, shopColors, kinds] = await Promise.all([listOperators(db), readShopColors(db), readKinds(db)]);
  const choices = operators.map(({ id: operatorId, name, role, country }) => ({
    id: operatorId,
    name: `${name} (${operatorRoles[role]}, ${country})`,
    country,
  }));
  const choice = { operators: choices, shopColors, kinds, requestKey };
  if (id === null) {
    const values = { ...formValues(blank), name: "", price: "", category: "", productType: kind };
    return { values, product: null, ...choice, proposal: kind === "" ? null : await readProposal(db, kind) };
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
    ...choice,
    proposal: null,
  };
}
