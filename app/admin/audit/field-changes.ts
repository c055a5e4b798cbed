import { capitalize } from "#app/shared/capitalize.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";

type Fields = Readonly<Record<string, unknown>> | null;

/** A changed field in words. Null where the field was not there. */
export interface FieldChange {
  name: string;
  before: string | null;
  after: string | null;
}

/** The fields of an audit entry, each as it was and as it became; those that are `hidden` are left out. */
export function fieldChanges(before: Fields, after: Fields, hidden: readonly string[] = []): FieldChange[] {
  const all = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const names = [...all].filter((name) => !hidden.includes(name));
  const textOf = (fields: Fields, name: string) =>
    fields !== null && Object.hasOwn(fields, name) ? valueText(name, fields[name]) : null;
  return names.map((name) => ({ name: fieldName(name), before: textOf(before, name), after: textOf(after, name) }));
}

/** `priceOre` as 'Price', `isActive` as 'Active', `maxUses` as 'Max uses'. */
function fieldName(name: string): string {
  const words = name
    .replace(/(?:Ore|Hundredths)$/, "")
    .replace(/^is(?=[A-Z])/, "")
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll(/[_.-]/g, " ");
  return capitalize(words.toLowerCase());
}

/** A value as people read it: amounts in kronor, times in Swedish time, lists one a line. */
function valueText(name: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "None";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") {
    if (name.endsWith("Ore")) return formatPrice(value);
    return String(name.endsWith("Hundredths") ? value / 100 : value).replace(".", ",");
  }
  if (typeof value === "string") return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value) ? formatDateTime(value) : value;
  if (Array.isArray(value)) return value.map((item) => valueText(name, item)).join("\n");
  return fieldChanges(null, value as Fields)
    .map(({ name: inner, after }) => `${inner}: ${after}`)
    .join("\n");
}
