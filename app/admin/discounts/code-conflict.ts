import type { Conflict } from "#app/admin/frame/conflict-notice.tsx";
import { type CodeFields, codeFieldNames } from "#app/features/selling/discounts/code-form.ts";
import { changedCodeFields, type StoredCode } from "#app/features/selling/discounts/save-code.server.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";

type Values = Record<keyof CodeFields, string | number | boolean | null>;

/** Where what staff wrote differs from what somebody else saved meanwhile. */
export function codeConflict(theirs: StoredCode, yours: CodeFields): Conflict {
  return {
    savedAt: theirs.updatedAt,
    differences: changedCodeFields(theirs, yours).map((name) => ({
      field: codeFieldNames[name],
      theirs: codeFieldText(name, theirs[name]),
      yours: codeFieldText(name, yours[name]),
    })),
  };
}

/** The value of a field as staff read it. */
function codeFieldText(name: keyof CodeFields, value: Values[keyof CodeFields]): string {
  if (value === null || value === "") return "None";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (name === "startsAt" || name === "expiryDate") return formatDateTime(String(value));
  if (name.endsWith("Ore")) return formatPrice(Number(value));
  return name === "valueHundredths" ? String(Number(value) / 100) : String(value);
}
