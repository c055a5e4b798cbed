import { z } from "zod";

import { type OwnRole, ownRoleSchema } from "#app/features/shop/staff/own-role-schema.ts";
import { permissions } from "#app/features/shop/staff/permissions.ts";

/** What a role's form sends beside its fields. `version` is the one on screen: empty for a new role. */
export const roleFormSchema = z.object({
  intent: z.enum(["save", "delete"]),
  version: z.union([z.literal(""), z.coerce.number().int().positive()]),
});

/** The fields as they were typed. */
export interface RoleValues {
  name: string;
  summary: string;
  permissions: readonly string[];
}

export type RoleErrors = Partial<Record<keyof RoleValues, string>>;

/** Reads a role's form: each ticked permission is a field of its own. */
export function readRoleFields(
  fields: Readonly<Record<string, string>>,
): { role: OwnRole } | { errors: RoleErrors; values: RoleValues } {
  const ticked = permissions.filter((permission) => fields[permission] === "on");
  const values = { name: fields.name ?? "", summary: fields.summary ?? "", permissions: ticked };
  const parsed = ownRoleSchema.safeParse(values);
  if (parsed.success) return { role: parsed.data };
  const entries = parsed.error.issues.map(({ path, message }): [string, string] => [String(path[0]), message]);
  return { errors: Object.fromEntries(entries.toReversed()), values };
}
