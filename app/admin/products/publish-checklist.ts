import { missingData } from "#app/features/catalogue/products/missing-data.ts";
import type { EditedField } from "#app/features/catalogue/products/product-changes.ts";
import type { ProductFieldName } from "#app/features/catalogue/products/product-fields.ts";
import type { OwnField } from "#app/features/catalogue/products/product-input.ts";

import type { FormValues } from "./field-form.ts";
import { type FormSection, formSections, sectionOf } from "./form-sections.ts";
import { formNames, readableProduct } from "./parse-product-form.ts";
import type { OperatorChoice } from "./safety-fields.tsx";

/** Something that keeps a product from being published: the form's field, where it is, and what to do. */
export interface ChecklistItem {
  field: string;
  section: FormSection;
  message: string;
}

/** How many items each section has. */
export function gapsOf(items: readonly ChecklistItem[]): Partial<Record<FormSection, number>> {
  const sections = Object.keys(formSections) as FormSection[];
  return Object.fromEntries(sections.map((id) => [id, items.filter(({ section }) => section === id).length]));
}

/** What to do about what a save refuses: there it is said of a field that was left out. */
const toDo: Readonly<Record<string, string>> = {
  "Product name is required": "Add a name",
  "Description is required": "Add a description",
  "Valid price is required": "Add a price",
  "Category is required": "Choose a category",
  "At least one image is required": "Add a picture",
};

const productNames: Readonly<Record<string, OwnField>> = Object.fromEntries(
  Object.entries(formNames).map(([product, form]) => [form, product as OwnField]),
);

/** Everything that keeps the product that a form says from being published, in the order of the form: what a save would answer. */
export function publishChecklist(values: FormValues, operators: readonly OperatorChoice[]): ChecklistItem[] {
  const { product, problems } = readableProduct(values);
  const missing = missingData(product, operators).flatMap(({ field, message }): [string, string][] =>
    (formNames[field] ?? field) in problems ? [] : [[formNames[field] ?? field, message]],
  );
  const order = Object.keys(formSections);
  return [...Object.entries(problems), ...missing]
    .map(([field, message]) => {
      const section = sectionOf(productNames[field] ?? (field as EditedField | ProductFieldName));
      return { field, section, message: toDo[message] ?? message };
    })
    .toSorted((a, b) => order.indexOf(a.section) - order.indexOf(b.section));
}
