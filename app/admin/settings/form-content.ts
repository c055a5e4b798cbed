import { entryCount, type FlatFields, type SettingField } from "./setting-fields.ts";

type Content = Record<string, unknown>;

/** A setting's content as the fields of its form. */
export function toFields(fields: readonly SettingField[], content: Content, prefix = ""): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const field of fields) {
    const path = prefix + field.name;
    const value = content[field.name];
    if (field.kind === "group") Object.assign(flat, toFields(field.fields, value as Content, `${path}.`));
    else if (field.kind === "list") {
      (value as Content[]).forEach((entry, index) =>
        Object.assign(flat, toFields(field.fields, entry, `${path}.${index}.`), { [`${path}.${index}.`]: "" }),
      );
    } else if (field.kind === "open-choices") {
      for (const [id] of field.options) if (!(value as string[]).includes(id)) flat[`${path}.${id}`] = "on";
    } else if (field.kind === "flag") {
      if (value === true) flat[path] = "on";
    } else {
      flat[path] = textOf(field.kind, value);
    }
  }
  return flat;
}

/** The reverse: the content a form says, to be checked by its section's schema. Entries of a list left empty are dropped. */
export function fromFields(fields: readonly SettingField[], flat: FlatFields, prefix = ""): Content {
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field, flat, prefix + field.name)]));
}

function valueOf(field: SettingField, flat: FlatFields, path: string): unknown {
  switch (field.kind) {
    case "group":
      return fromFields(field.fields, flat, `${path}.`);
    case "list":
      return Array.from({ length: entryCount(flat, path) }, (_, index) => index)
        .filter((index) => field.fixed || isFilledIn(field.fields, flat, `${path}.${index}.`))
        .map((index) => fromFields(field.fields, flat, `${path}.${index}.`));
    case "open-choices":
      return field.options.map(([id]) => id).filter((id) => flat[`${path}.${id}`] !== "on");
    case "flag":
      return flat[path] === "on";
    case "number":
    case "kronor":
    case "percent":
    case "rate":
      return numberOf(flat[path], parts[field.kind]);
    case "text":
    case "email":
    case "paragraph":
    case "choice":
    case "picture":
    case "document":
      return (flat[path] ?? "").replaceAll("\r\n", "\n").trim();
  }
}

/** Whether an entry has any words of its own: what is only chosen from a list does not count. */
function isFilledIn(fields: readonly SettingField[], flat: FlatFields, prefix: string): boolean {
  return fields.some(
    ({ kind, name }) => (kind === "text" || kind === "paragraph") && (flat[prefix + name] ?? "").trim() !== "",
  );
}

/** What one is of the numbers that a form shows with decimals. */
const parts = { number: 1, kronor: 100, percent: 100, rate: 100_00 } as const;

/** A number as people write it, times `whole`; not a number when it is none. */
function numberOf(text: string | undefined, whole: number): number {
  const tidy = (text ?? "").replaceAll(/[\s\u00A0]/g, "").replace(",", ".");
  if (!/^\d+(\.\d{1,4})?$/.test(tidy)) return Number.NaN;
  return Number((Number(tidy) * whole).toPrecision(15));
}

function textOf(kind: SettingField["kind"], value: unknown): string {
  if (kind !== "kronor" && kind !== "percent" && kind !== "rate")
    return typeof value === "number" ? String(value) : typeof value === "string" ? value : "";
  return String(Number(value) / parts[kind]).replace(".", ",");
}
