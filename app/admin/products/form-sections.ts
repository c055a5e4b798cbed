import type { FieldCard } from "#app/features/catalogue/products/field-kinds.ts";
import { type ProductFieldName, productFields } from "#app/features/catalogue/products/product-fields.ts";
import type { OwnField } from "#app/features/catalogue/products/product-input.ts";

/** The sections of the product form, in their order. */
export const formSections = {
  basics: "Basics",
  price: "Price",
  variants: "Variants & stock",
  pictures: "Pictures",
  safety: "Materials & safety",
  fit: "Size & fit",
  search: "Search & address",
  shipping: "Shipping & returns",
  publishing: "Publishing",
} as const;
export type FormSection = keyof typeof formSections;

const cardSections: Record<FieldCard, FormSection> = {
  organization: "basics",
  supplier: "basics",
  state: "publishing",
  filters: "search",
  options: "variants",
  seo: "search",
  fit: "fit",
  materials: "safety",
  shipping: "shipping",
};
const ownSections: Record<OwnField, FormSection> = {
  priceOre: "price",
  earlierPriceOre: "price",
  state: "publishing",
  publishAt: "publishing",
  colors: "variants",
  sizes: "variants",
  variants: "variants",
  variantDetails: "variants",
  media: "pictures",
  textile: "safety",
  animalParts: "safety",
  components: "safety",
  manufacturerId: "safety",
  responsiblePersonId: "safety",
  modelNumber: "safety",
  noWarnings: "safety",
  warnings: "safety",
  guarantee: "safety",
};
/** Fields whose control is drawn by hand, where that is not among the basics. */
const handDrawn: Partial<Record<ProductFieldName, FormSection>> = { currency: "price", sizeMeasurements: "fit" };

/** The section in which a field of a product is. */
export function sectionOf(field: OwnField | ProductFieldName): FormSection {
  if (field in ownSections) return ownSections[field as OwnField];
  const name = field as ProductFieldName;
  const { card } = productFields[name];
  return card === null ? (handDrawn[name] ?? "basics") : cardSections[card];
}
