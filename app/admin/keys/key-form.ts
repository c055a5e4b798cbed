import { keyPermissions } from "#app/features/shop/keys/key-rights.ts";
import { type NewKey, newKeySchema } from "#app/features/shop/keys/key-schema.ts";

/** The fields as they were typed. */
export interface KeyValues {
  name: string;
  expiresOn: string;
  origins: string;
  permissions: readonly string[];
}

export type KeyErrors = Partial<Record<keyof KeyValues | "form", string>>;

/** Reads a new key's form on a Swedish day: each right that is checked is a field of its own. */
export function readKeyFields(
  fields: Readonly<Record<string, string>>,
  today: string,
): { key: NewKey; values: KeyValues } | { errors: KeyErrors; values: KeyValues } {
  const checked = keyPermissions.filter((permission) => fields[permission] === "on");
  const values = {
    name: fields.name ?? "",
    expiresOn: fields.expiresOn ?? "",
    origins: fields.origins ?? "",
    permissions: checked,
  };
  const parsed = newKeySchema(today).safeParse(values);
  if (parsed.success) return { key: parsed.data, values };
  const entries = parsed.error.issues.map(({ path, message }): [string, string] => [String(path[0]), message]);
  return { errors: Object.fromEntries(entries.toReversed()), values };
}
