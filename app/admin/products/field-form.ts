import type {
  FieldKind,
  FieldOf,
  KindValues,
  MeasurementTable,
  ProductField,
} from "#app/features/catalogue/products/field-kinds.ts";

/** The product form's fields as a browser sends them: names and texts. An unticked box is not there. */
export type FormValues = Readonly<Record<string, string>>;
export type FormEntries = [string, string][];

/** How the form shows a field of some kind, and reads it: what it reads is yet to be checked. */
interface FieldForm<Kind extends FieldKind> {
  show: (name: string, value: KindValues[Kind], field: FieldOf<Kind>) => FormEntries;
  read: (written: string, field: FieldOf<Kind>, values: FormValues) => unknown;
}

export const measureUnits = ["cm", "inches"] as const;
export const measureField = (unit: string, size: string, column: string) => `${unit}|${size}|${column}`;
/** The box of one of several choices. */
export const choiceField = ({ box }: FieldOf<"choices">, id: string) => `${box}.${id}`;

const asWritten = (name: string, value: string | null): FormEntries => [[name, value ?? ""]];
const orNull = (written: string) => written || null;

const forms: { [Kind in FieldKind]: FieldForm<Kind> } = {
  line: { show: asWritten, read: (written, { formDefault = "" }) => written || formDefault },
  "optional-line": { show: asWritten, read: orNull },
  code: { show: asWritten, read: orNull },
  text: { show: asWritten, read: (written) => written },
  paragraphs: { show: asWritten, read: (written) => written },
  note: { show: asWritten, read: orNull },
  lines: { show: (name, value) => [[name, value.join("\n")]], read: linesOf },
  words: {
    show: (name, value) => [[name, value.join(", ")]],
    read: (written) => [...new Set(linesOf(written.replaceAll(",", "\n")))],
  },
  flag: {
    show: (name, value) => (value ? [[name, "on"]] : []),
    read: (written) => written === "on",
  },
  number: {
    show: (name, value) => [[name, value === null ? "" : String(value)]],
    read: (written) => (written === "" ? null : Number(written)),
  },
  choice: {
    show: asWritten,
    read: (written, { initial }) => (written === "" && initial === undefined ? null : written),
  },
  choices: {
    show: (_, value, field) => value.map((id) => [choiceField(field, id), "on"]),
    read: (_, field, values) =>
      field.among.filter(({ id }) => values[choiceField(field, id)] === "on").map(({ id }) => id),
  },
  measures: {
    show: (_, value) =>
      measureUnits.flatMap((unit) =>
        Object.entries(value?.[unit] ?? {}).flatMap(([size, columns]) =>
          Object.entries(columns).map(([column, measure]): [string, string] => [
            measureField(unit, size, column),
            String(measure),
          ]),
        ),
      ),
    read: (_, _field, values) => formMeasurements(values),
  },
};

/** A field as the form shows it. */
export function fieldEntries(name: string, field: ProductField, value: unknown): FormEntries {
  return forms[field.kind].show(name, value as never, field as never);
}

/** A field as the form sent it. */
export function fieldOfForm(name: string, field: ProductField, values: FormValues): unknown {
  return forms[field.kind].read((values[name] ?? "").trim(), field as never, values);
}

/** The measurements among a form's fields; null when there are none. Texts that are no number are left out. */
export function formMeasurements(values: FormValues): KindValues["measures"] {
  const table = (unit: string) => {
    const sizes: MeasurementTable = {};
    for (const [name, written] of Object.entries(values)) {
      const [ofUnit, size, column] = name.split("|");
      const value = Number(written.replace(",", "."));
      if (ofUnit !== unit || !size || !column || written.trim() === "" || !Number.isFinite(value)) continue;
      sizes[size] = { ...sizes[size], [column]: value };
    }
    return sizes;
  };
  const measurements = { cm: table("cm"), inches: table("inches") };
  return Object.keys({ ...measurements.cm, ...measurements.inches }).length === 0 ? null : measurements;
}

function linesOf(written: string): string[] {
  return written
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
