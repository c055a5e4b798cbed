import {
  type CollectionCondition,
  conditionFields,
  type ConditionField,
  stockValues,
} from "#app/shared/collection-rules.ts";
import { toOre } from "#app/shared/money.ts";

/** The most conditions of a rule. */
export const maxConditions = 8;

/** The names of the fields of a condition in the form. */
export const conditionField = (index: number, part: "field" | "value") => `condition.${index}.${part}`;

const stockIds = Object.keys(stockValues) as (keyof typeof stockValues)[];

/** The conditions of a form, those without a value left out; a reason where one can't be read. */
export function readConditions(fields: Readonly<Record<string, string>>): CollectionCondition[] | { problem: string } {
  const conditions: CollectionCondition[] = [];
  for (let index = 0; index < maxConditions; index++) {
    const field = fields[conditionField(index, "field")] as ConditionField | undefined;
    const value = (fields[conditionField(index, "value")] ?? "").trim();
    if (field === undefined || !Object.hasOwn(conditionFields, field) || value === "") continue;
    const read = readCondition(field, value);
    if (read === null) return { problem: `'${value}' doesn't fit '${conditionFields[field]}'.` };
    conditions.push(read);
  }
  return conditions;
}

function readCondition(field: ConditionField, value: string): CollectionCondition | null {
  if (field === "tag" || field === "type") return value.length <= 100 ? { field, value } : null;
  if (field === "stock") {
    const known = stockIds.find((id) => id === value || stockValues[id].toLowerCase() === value.toLowerCase());
    return known ? { field, value: known } : null;
  }
  return /^\d{1,6}(?:[.,]\d{1,2})?$/.test(value) ? { field, value: toOre(Number(value.replace(",", "."))) } : null;
}

/** A condition's value as its form has it. */
export function conditionText(condition: CollectionCondition): string {
  switch (condition.field) {
    case "price-from":
    case "price-to":
      return String(condition.value / 100).replace(".", ",");
    case "stock":
      return stockValues[condition.value];
    case "tag":
    case "type":
      return condition.value;
  }
}
