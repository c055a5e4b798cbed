import type { RoleOutcome } from "#app/features/shop/staff/save-role.server.ts";

import type { RoleErrors } from "./role-form.ts";

type Errors = RoleErrors & { form?: string };

/** Why a role was not saved, at the field that it is about. */
export const roleRefusals: Readonly<Record<Exclude<RoleOutcome, "saved"> | "unreadable" | "in-use" | "gone", Errors>> =
  {
    "name-taken": { name: "That name is taken. Choose another one." },
    changed: { form: "Not saved: someone else changed this role. Reload the page to see it." },
    denied: { form: "Not saved: you're no longer an owner." },
    unreadable: { form: "That did not work. Reload the page and try again." },
    "in-use": { form: "Not deleted: people have this role or are invited to it. Give them another one first." },
    gone: { form: "This role no longer exists." },
  };
