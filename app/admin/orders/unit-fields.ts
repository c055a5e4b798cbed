/**
 * The units of the fields with a prefix, by the id of their line: units stand in one field a line, `send.lin_1`, `cancel.lin_1`,
 * `return.lin_1`. Null when one of them is no number of units.
 */
export function unitsOf(
  fields: Record<string, string>,
  prefix: "send" | "cancel" | "return",
): Map<string, number> | null {
  const units = new Map<string, number>();
  for (const [name, value] of Object.entries(fields)) {
    if (!name.startsWith(`${prefix}.`) || value.trim() === "") continue;
    if (!/^\d{1,4}$/.test(value.trim())) return null;
    units.set(name.slice(prefix.length + 1), Number(value));
  }
  return units;
}
