// Apart from what it can hold: a browser that shows a role's form does not load what parses it.
import { z } from "zod";

import { staffRoles } from "#app/shared/states.ts";

import { isForRoles, withNeeded } from "./own-role.ts";
import { builtInRoles, permissions } from "./permissions.ts";

const builtInNames = staffRoles.map((id) => builtInRoles[id].name.toLowerCase());
const givable = z.enum(permissions).refine(isForRoles);

/** A role of the shop's own as its form and its row have it. */
export const ownRoleSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, "Enter a name, for example Warehouse.")
    .max(40, "Use at most 40 characters.")
    .refine((name) => !builtInNames.includes(name.toLowerCase()), "That name is taken. Choose another one."),
  summary: z.string().trim().max(120, "Use at most 120 characters."),
  permissions: z.array(givable).min(1, "Choose at least one thing this role may do.").transform(withNeeded),
});
export type OwnRole = z.infer<typeof ownRoleSchema>;
