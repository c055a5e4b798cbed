import type { FieldKind } from "./field-kinds.ts";
import { type FieldNameOf, productFieldEntries } from "./product-fields.ts";

/** Kinds of fields that are texts for shoppers. A `line` is a name, or what filters go by. */
const textKinds = ["text", "paragraphs", "note", "lines", "optional-line"] as const satisfies readonly FieldKind[];

/** The fields of a product that are translated. Its name is not: it is the same in every language. */
export type TranslatedProductField = Exclude<FieldNameOf<(typeof textKinds)[number]>, "originalId">;

export const translatedProductFields = productFieldEntries.flatMap(([name, { kind }]) =>
  (textKinds as readonly FieldKind[]).includes(kind) && name !== "originalId" ? [name as TranslatedProductField] : [],
);

/**
 * What the shop promises or the law has it say: shown in English as soon as that says something else than what was translated. Other
 * texts stay as they were translated until somebody renews them.
 */
export const bindingFields: ReadonlySet<TranslatedProductField> = new Set<TranslatedProductField>([
  "materialComposition",
  "returnPolicy",
  "warrantyInfo",
  "shippingInfo",
  "shippingCosts",
  "deliveryTime",
]);

/** What a translated field holds as one text: a list one text in a line, and nothing as an empty one. */
export function fieldText(value: string | readonly string[] | null): string {
  return typeof value === "string" ? value : (value ?? []).join("\n");
}

/** The lines of a list that is one text. */
export function textLines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
