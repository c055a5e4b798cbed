import { needsResponsiblePerson, type Operator } from "#app/features/catalogue/operators/operator.ts";
import { claimWords, warrantyWords } from "#app/features/shop/content/claim-words.ts";
import { isInEea } from "#app/shared/eea-countries.ts";

import type { EditedField } from "./product-changes.ts";
import type { ProductInput } from "./product-input.ts";

/** Something without which a product is not offered, at the field where staff can add or mend it. */
export interface Missing {
  field: EditedField;
  message: string;
}

type KnownOperator = Pick<Operator, "id" | "country">;

/**
 * What a product lacks before it may be offered: its composition by the names of Annex I (Reg. (EU) 1007/2011 art. 4), its manufacturer,
 * responsible person, model number and warnings (Reg. (EU) 2023/988 art. 19), and texts that claim nothing without evidence (MFL 10 §).
 * `operators` are those that it names, as far as the shop knows them.
 */
export function missingData(product: ProductInput, operators: readonly KnownOperator[]): Missing[] {
  return [
    ...compositionGaps(product),
    ...operatorGaps(product, operators),
    ...warningGaps(product),
    ...textGaps(product),
  ];
}

function compositionGaps({ textile, components }: ProductInput): Missing[] {
  if (textile === null) return [{ field: "textile", message: "Choose whether it's a textile product" }];
  if (textile && components.length === 0) return [{ field: "components", message: "Add its fabric composition" }];
  return [];
}

function operatorGaps(product: ProductInput, operators: readonly KnownOperator[]): Missing[] {
  const find = (id: string | null) => operators.find((operator) => operator.id === id);
  const [manufacturer, responsible] = [find(product.manufacturerId), find(product.responsiblePersonId)];
  return [
    ...(manufacturer ? [] : [{ field: "manufacturerId" as const, message: "Choose a manufacturer" }]),
    ...(manufacturer && needsResponsiblePerson(manufacturer) && !responsible
      ? [
          {
            field: "responsiblePersonId" as const,
            message: "Choose a responsible person in the EU: the manufacturer is outside the EU and EEA",
          },
        ]
      : []),
    ...(responsible && !isInEea(responsible.country)
      ? [{ field: "responsiblePersonId" as const, message: "The responsible person must be in the EU or the EEA" }]
      : []),
    ...(product.modelNumber ? [] : [{ field: "modelNumber" as const, message: "Add a model number" }]),
  ];
}

function warningGaps({ warnings, noWarnings, components }: ProductInput): Missing[] {
  if (components.some(({ fibre }) => fibre === "elastodiene") && !warnings.some(({ kind }) => kind === "allergy"))
    return [{ field: "warnings", message: "Add an allergy warning: it contains elastodiene (latex)" }];
  if (warnings.length > 0 || noWarnings) return [];
  return [{ field: "warnings", message: "Add warnings, or check 'No warnings needed'" }];
}

/** The texts that shoppers read, but for what the shop's own terms say of delivery and returns. */
function textGaps({ texts, media, ...product }: ProductInput): Missing[] {
  const read: [EditedField, string][] = [
    ["name", product.name],
    ["shortDescription", product.shortDescription],
    ["description", product.description],
    ["tags", product.tags.join("\n")],
    ["media", media.map(({ alt }) => alt).join("\n")],
    ...Object.entries(texts).map(([field, text]): [EditedField, string] => [
      field as EditedField,
      typeof text === "string" ? text : Array.isArray(text) ? text.join("\n") : "",
    ]),
  ];
  return read.flatMap(([field, text]) => [
    ...refusal(field, claimWords(text), "add proven claims under Claims"),
    ...refusal(field, warrantyWords(text), "add guarantees under Guarantee"),
  ]);
}

function refusal(field: EditedField, words: readonly string[], rule: string): Missing[] {
  return words.length === 0 ? [] : [{ field, message: `Remove '${words.join("', '")}': ${rule}` }];
}
