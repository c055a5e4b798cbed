import type { DemoProduct } from "./types.ts";

/** The headings of the Harmonized System (2022) that the demo shop's kinds of goods are in; the first that fits. */
const codes: readonly [type: RegExp, women: string, others?: string][] = [
  [/sock/i, "611595"],
  [/glove/i, "611693"],
  [/beanie|cap$/i, "650500"],
  [/headband/i, "611780"],
  [/bra$/i, "621210"],
  [/bag/i, "420292"],
  [/equipment/i, "950691"],
  [/shell|running jacket|windbreaker|puffer|insulated|bomber/i, "620240", "620140"],
  [/hoodie|half zip/i, "611030"],
  [/tights|legging|jogger|shorts/i, "610463", "610343"],
  [/.*/, "610990"],
];

/** What customs is told of a demo product. A partner's goods come from China. */
export function customsOf({ productType, category, source }: Pick<DemoProduct, "productType" | "category" | "source">) {
  const [, women = "", others = women] = codes.find(([type]) => type.test(productType)) ?? [];
  const hsCode = /^women/i.test(category) ? women : others;
  const isEquipment = /equipment/i.test(productType);
  return { hsCode, originCountry: source === "cjdropshipping" || isEquipment ? "CN" : "PT" };
}
