import type { Conflict } from "#app/admin/frame/conflict-notice.tsx";

import { type FlatFields, labelOf, type SettingField } from "./setting-fields.ts";

/** The fields of two versions of a form that differ, each with both versions as text. */
export function differences(
  fields: readonly SettingField[],
  theirs: FlatFields,
  yours: FlatFields,
): Conflict["differences"] {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(yours)])].filter((name) => !name.endsWith("."));
  const text = (value: string | undefined) => (value === undefined ? "–" : value.replaceAll("\r\n", "\n").trim());
  return names
    .filter((name) => text(theirs[name]) !== text(yours[name]))
    .map((name) => ({ field: labelOf(fields, name), theirs: text(theirs[name]), yours: text(yours[name]) }));
}
