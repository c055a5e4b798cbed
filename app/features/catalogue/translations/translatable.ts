import {
  type TranslatedCollectionField,
  translatedCollectionFields,
} from "#app/features/catalogue/collections/translated-fields.ts";
import { productFields } from "#app/features/catalogue/products/product-fields.ts";
import {
  type TranslatedProductField,
  translatedProductFields,
} from "#app/features/catalogue/products/translated-fields.ts";
import { maxSlug, slugOf } from "#app/shared/slug.ts";
import {
  slugField,
  slugKinds,
  type TranslatedDiscountField,
  translatedDiscountFields,
  type TranslationKind,
} from "#app/shared/translations.ts";

/** What staff call each kind, one and many. */
export const kindNames: Readonly<Record<TranslationKind, { one: string; many: string }>> = {
  product: { one: "Product", many: "Products" },
  collection: { one: "Collection", many: "Collections" },
  option: { one: "Color", many: "Colors" },
  size: { one: "Size description", many: "Size descriptions" },
  discount: { one: "Discount", many: "Discounts" },
  section: { one: "Text", many: "Texts" },
};

const collectionLabels: Readonly<Record<TranslatedCollectionField, string>> = {
  title: "Title",
  text: "Text",
  seoTitle: "Title in search results",
  seoDescription: "Description in search results",
};

const discountRules: Readonly<Record<TranslatedDiscountField, Pick<TranslatableField, "label" | "max">>> = {
  // Other languages need more room than the 60 characters of the English one.
  title: { label: "Title", max: 80 },
  description: { label: "Description", max: 200 },
};

/** What a translation of a field may be. */
export interface TranslatableField {
  label: string;
  /** Characters. */
  max: number;
  /** One line: no other line may begin in it. */
  isLine: boolean;
  /** One text in a line, as many lines as in English. */
  isList: boolean;
  /** The end of an address. */
  isSlug?: true;
}

const longest = 20_000;
const plain = { isLine: false, isList: false };

/** A field that is translated; null for one that is not. Sections have a field for each of their places. */
export function translatableField(kind: TranslationKind, field: string): TranslatableField | null {
  if (field === slugField && slugKinds.some((one) => one === kind))
    return { label: "Address", max: maxSlug, ...plain, isLine: true, isSlug: true };
  switch (kind) {
    case "product":
      return (translatedProductFields as readonly string[]).includes(field)
        ? productField(field as TranslatedProductField)
        : (pictureField(field) ?? lawField(field));
    case "collection":
      return (translatedCollectionFields as readonly string[]).includes(field)
        ? {
            label: collectionLabels[field as TranslatedCollectionField],
            max: { title: 100, text: 2_000, seoTitle: 200, seoDescription: 500 }[field as TranslatedCollectionField],
            ...plain,
            isLine: field !== "text",
          }
        : null;
    case "option":
      return field === "name" ? { label: "Name", max: 60, ...plain, isLine: true } : null;
    case "size":
      return field === "text" ? { label: "Description", max: 200, ...plain, isLine: true } : null;
    case "discount":
      return (translatedDiscountFields as readonly string[]).includes(field)
        ? { ...discountRules[field as TranslatedDiscountField], ...plain, isLine: true }
        : null;
    case "section":
      return { label: placeName(field), max: 3_000, ...plain };
  }
}

function productField(name: TranslatedProductField): TranslatableField {
  const field = productFields[name];
  return {
    label: field.label,
    max: "max" in field ? field.max : longest,
    isLine: field.kind === "optional-line",
    isList: field.kind === "lines",
  };
}

/** What a picture of a product shows, for who can't see it. */
function pictureField(field: string): TranslatableField | null {
  return /^picture\.\S+$/.test(field) ? { label: "Alt text", max: 300, ...plain, isLine: true } : null;
}

/** What the law wants said of a product, and what is claimed of it. */
function lawField(field: string): TranslatableField | null {
  if (field === "warnings") return { label: "Warnings", max: longest, isLine: false, isList: true };
  if (field === "guaranteeConditions") return { label: "Guarantee conditions", max: 2_000, ...plain };
  return /^claim\.[\w-]+$/.test(field) ? { label: "Claim", max: 300, ...plain, isLine: true } : null;
}

/** A place of a section in words: `slides.0.title` is `Slides 1, title`. */
function placeName(place: string): string {
  const words = place
    .replaceAll(/\.(\d+)/g, (_, index: string) => ` ${Number(index) + 1}`)
    .replaceAll(".", ", ")
    .replaceAll(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether an address is not the one that it is translated to, as another item had that: saved once more, it may be free. */
export function isAddressLost({
  field,
  text,
  slug,
}: {
  field: string;
  text: string | null;
  slug: string | null;
}): boolean {
  return field === slugField && text !== null && slug !== text;
}

/** What is wrong with a translation, as a sentence without its full stop; null for a right one. An empty one is right: it is none. */
export function translationProblem({ max, isLine, isList, isSlug }: TranslatableField, text: string, english: string) {
  if (text.length > max) return `Use up to ${max} characters`;
  if (isLine && /[\r\n]/.test(text)) return "Use one line";
  if (isSlug && text !== slugOf(text)) return `Use a to z, digits and hyphens${slugOf(text) && `: ${slugOf(text)}`}`;
  const count = (lines: string) => lines.split("\n").filter((line) => line.trim() !== "").length;
  if (isList && text !== "" && count(text) !== count(english)) return `Use ${count(english)} lines, as in English`;
  const parts = (of: string) =>
    [...of.matchAll(/\{\w+\}/g)]
      .map(([part]) => part)
      .toSorted()
      .join(" ");
  return text !== "" && parts(text) !== parts(english) ? "Keep the words in {braces} as they are in English" : null;
}
