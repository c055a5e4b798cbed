import type { ComplianceFields } from "#app/features/catalogue/products/compliance-input.ts";
import { fibreNamed } from "#app/features/catalogue/products/composition.ts";

import type { FormEntries, FormValues } from "./field-form.ts";

/* What the law wants said of a product, as the product form sends it: rows of components and warnings are numbered. */

export const componentField = (index: number, part: string) => `component.${index}.${part}`;
export const warningField = (index: number, part: string) => `warning.${index}.${part}`;

/** These fields as the form shows them. */
export function complianceValues(fields: ComplianceFields): FormEntries {
  const { textile, guarantee } = fields;
  const entries: Record<keyof ComplianceFields, FormEntries> = {
    textile: [["textile", textile === null ? "" : textile ? "yes" : "no"]],
    animalParts: fields.animalParts ? [["animalParts", "on"]] : [],
    components: fields.components.flatMap(({ part, fibre, percent }, i): FormEntries => [
      [componentField(i, "part"), part],
      [componentField(i, "fibre"), fibre],
      [componentField(i, "percent"), String(percent)],
    ]),
    manufacturerId: [["manufacturerId", fields.manufacturerId ?? ""]],
    responsiblePersonId: [["responsiblePersonId", fields.responsiblePersonId ?? ""]],
    modelNumber: [["modelNumber", fields.modelNumber ?? ""]],
    noWarnings: fields.noWarnings ? [["noWarnings", "on"]] : [],
    warnings: fields.warnings.flatMap(({ kind, text }, i): FormEntries => [
      [warningField(i, "kind"), kind],
      [warningField(i, "text"), text],
    ]),
    guarantee: [
      ["guaranteeYears", guarantee === null ? "" : String(guarantee.years)],
      ["guarantorId", guarantee?.guarantorId ?? ""],
      ["guaranteeConditions", guarantee?.conditions ?? ""],
    ],
  };
  return Object.values(entries).flat();
}

/** The same fields as the form sent them, to be checked. A row without a fiber or without a text is none. */
export function complianceOfForm(values: FormValues): Record<keyof ComplianceFields, unknown> {
  const text = (name: string) => (values[name] ?? "").trim();
  const years = text("guaranteeYears");
  return {
    textile: text("textile") === "" ? null : text("textile") === "yes",
    animalParts: values.animalParts === "on",
    components: rowsOf(values, "component", "fibre").map((i) => ({
      part: text(componentField(i, "part")),
      fibre: fibreNamed(text(componentField(i, "fibre"))),
      percent: Number(text(componentField(i, "percent")).replace(/\s?%$/, "") || Number.NaN),
    })),
    manufacturerId: text("manufacturerId") || null,
    responsiblePersonId: text("responsiblePersonId") || null,
    modelNumber: text("modelNumber") || null,
    noWarnings: values.noWarnings === "on",
    warnings: rowsOf(values, "warning", "text").map((i) => ({
      kind: text(warningField(i, "kind")),
      text: text(warningField(i, "text")),
    })),
    guarantee:
      years === ""
        ? null
        : { years: Number(years), guarantorId: text("guarantorId"), conditions: text("guaranteeConditions") },
  };
}

/** The numbers of the rows that are filled in, in their order. */
function rowsOf(values: FormValues, kind: "component" | "warning", filled: string): number[] {
  return Object.entries(values)
    .flatMap(([name, value]) => {
      const match = /^(component|warning)\.(\d{1,3})\.(\w+)$/.exec(name);
      return match?.[1] === kind && match[3] === filled && value.trim() !== "" ? [Number(match[2])] : [];
    })
    .toSorted((a, b) => a - b);
}

/** How many rows a list of the form begins with: those it has, and some to fill in. */
export function rowCount(values: FormValues, kind: "component" | "warning"): number {
  const used = rowsOf(values, kind, kind === "component" ? "fibre" : "text").at(-1) ?? -1;
  return used + (kind === "component" ? 3 : 2);
}
