import { needsResponsiblePerson, type Operator } from "#app/features/catalogue/operators/operator.ts";
import type { ProductInput } from "#app/features/catalogue/products/product-input.ts";
import { currencies } from "#app/shared/currencies.ts";

/** What another shop's file doesn't say of any product and is asked once for all of them. An empty answer fills in nothing. */
export const answerNames = [
  "manufacturerId",
  "responsiblePersonId",
  "textile",
  "modelNumber",
  "noWarnings",
  "currency",
] as const;
type AnswerName = (typeof answerNames)[number];
export type FileAnswers = Partial<Record<AnswerName, string>>;

/** The answers of a form, without those that aren't any: `operators` are those that the shop knows. */
export function answersOf(
  form: Readonly<Record<string, string>>,
  operators: readonly Pick<Operator, "id">[],
): FileAnswers {
  const ids = operators.map(({ id }) => id);
  const known: Record<AnswerName, readonly string[]> = {
    manufacturerId: ids,
    responsiblePersonId: ids,
    textile: ["yes", "no"],
    modelNumber: ["file"],
    noWarnings: ["yes"],
    currency: currencies,
  };
  const given = answerNames.filter((name) => known[name].includes(form[name] ?? ""));
  return Object.fromEntries(given.map((name) => [name, form[name]]));
}

/** A product with the answers where it says nothing itself. `modelNumber` is what the file has in its place; new ones get the currency. */
export function withAnswers(
  fields: ProductInput,
  answers: FileAnswers,
  { operators, modelNumber, isNew }: { operators: readonly Operator[]; modelNumber: string; isNew: boolean },
): ProductInput {
  const manufacturerId = fields.manufacturerId ?? answers.manufacturerId ?? null;
  const manufacturer = operators.find(({ id }) => id === manufacturerId);
  const isForeign = manufacturer !== undefined && needsResponsiblePerson(manufacturer);
  return {
    ...fields,
    manufacturerId,
    responsiblePersonId: fields.responsiblePersonId ?? (isForeign ? (answers.responsiblePersonId ?? null) : null),
    textile: fields.textile ?? (answers.textile === undefined ? null : answers.textile === "yes"),
    modelNumber: fields.modelNumber ?? (answers.modelNumber === undefined ? null : modelNumber.slice(0, 80) || null),
    noWarnings: fields.noWarnings || (answers.noWarnings === "yes" && fields.warnings.length === 0),
    currency: isNew && isCurrency(answers.currency) ? answers.currency : fields.currency,
  };
}

function isCurrency(text: string | undefined): text is ProductInput["currency"] {
  return (currencies as readonly (string | undefined)[]).includes(text);
}
