import * as z from "zod/mini";

import { parseUnits } from "#app/features/catalogue/inventory/count-file.ts";
import { staffReasons } from "#app/features/catalogue/inventory/reasons.ts";
import type { StockChange } from "#app/features/catalogue/inventory/stock-statements.server.ts";

const unitsText = "Enter whole units from 0 to 1,000,000";

/** A form of the stock list: its rows by `from:` and `to:` and `selected:` with their variant's id. */
export const stockFormSchema = z.looseObject({
  intent: z.enum(["save", "bulk"]),
  reason: z.enum(staffReasons),
  note: z._default(z.string().check(z.trim(), z.maxLength(200)), ""),
  /** How the selected rows change. */
  mode: z._default(z.enum(["set", "add", "remove"]), "set"),
  units: z._default(z.string(), ""),
  /** Comes with the form, so that one press changes the selected rows once: units would be added a second time. */
  entryId: z.optional(z.string().check(z.regex(/^aud_[0-9a-z]{24}$/))),
  /** Set by a row that saves itself and stays on the page. */
  inline: z.optional(z.string()),
});
export type StockForm = z.output<typeof stockFormSchema>;

type Changes = { kind: "changes"; changes: StockChange[] } | { kind: "invalid"; text: string };

/** The changes that a form of the stock list asks for: of the rows whose number is another one, or of the selected ones. */
export function stockChanges(form: StockForm): Changes {
  return form.intent === "save" ? rowChanges(form) : selectedChanges(form);
}

/** What was typed for each variant. */
export function enteredUnits(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(fieldsOf(fields, "to:"));
}

function rowChanges(form: StockForm): Changes {
  const changes: StockChange[] = [];
  for (const [variantId, text] of fieldsOf(form, "to:")) {
    const from = parseUnits(fieldOf(form, `from:${variantId}`));
    const to = parseUnits(text);
    if (to === null) return { kind: "invalid", text: unitsText };
    if (to !== from) changes.push({ variantId, ...(from === null ? {} : { from }), to });
  }
  return { kind: "changes", changes };
}

function selectedChanges(form: StockForm): Changes {
  const ids = fieldsOf(form, "selected:").map(([id]) => id);
  const units = parseUnits(form.units);
  if (ids.length === 0) return { kind: "invalid", text: "Select the variants to change" };
  if (units === null) return { kind: "invalid", text: unitsText };
  const change = (variantId: string): StockChange => {
    if (form.mode !== "set") return { variantId, delta: form.mode === "add" ? units : -units };
    const from = parseUnits(fieldOf(form, `from:${variantId}`));
    return { variantId, ...(from === null ? {} : { from }), to: units };
  };
  return { kind: "changes", changes: ids.map(change) };
}

function fieldsOf(form: Readonly<Record<string, unknown>>, prefix: string): [id: string, value: string][] {
  return Object.entries(form).flatMap(([name, value]): [string, string][] =>
    name.startsWith(prefix) && typeof value === "string" ? [[name.slice(prefix.length), value]] : [],
  );
}

function fieldOf(form: StockForm, name: string): string {
  const value = Object.hasOwn(form, name) ? form[name] : undefined;
  return typeof value === "string" ? value : "";
}
