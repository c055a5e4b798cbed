import { type ActionFunctionArgs, data } from "react-router";
import * as z from "zod/mini";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { createKey } from "#app/features/shop/keys/create-key.server.ts";
import { revokeKey } from "#app/features/shop/keys/revoke-key.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { stockholmDay } from "#app/shared/days.ts";

import { type KeyErrors, readKeyFields } from "./key-form.ts";

const keyForms = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("create") }),
  z.object({ intent: z.literal("revoke"), keyId: z.string().check(z.maxLength(100)) }),
]);

const notCreated: Record<"name-taken" | "denied" | "unreadable", KeyErrors> = {
  "name-taken": { name: "Another key has this name. Choose another one, or revoke that key first." },
  denied: { form: "Not created: you're no longer an owner." },
  unreadable: { form: "That did not work. Wait a minute and try again." },
};
const notRevoked = { gone: "This key no longer exists.", denied: "Not revoked: you're no longer an owner." };

/** Creates a key or revokes one. A new key is in this answer and nowhere else, so creating one does not redirect. */
export async function handleKeyForm(args: ActionFunctionArgs, now: Date) {
  const { form, fields, shop, actor, say } = await readStaffForm(args, keyForms);
  const read = readKeyFields(fields, stockholmDay(now));
  const refuse = (errors: KeyErrors, status: number) => data({ created: null, errors, values: read.values }, status);
  if (form.kind !== "valid") return refuse(notCreated.unreadable, form.status);
  if (form.data.intent === "revoke") {
    const outcome = await revokeKey(shop.db, form.data.keyId, { actor, now });
    if (outcome.kind !== "revoked") return say("/admin/keys", { tone: "error", text: notRevoked[outcome.kind] });
    return say("/admin/keys", { tone: "success", text: `Key ${outcome.name} revoked.` });
  }
  if ("errors" in read) return refuse(read.errors, 400);
  const outcome = await createKey(shop.db, read.key, { maker: requireStaff(args.context), now });
  if (outcome.kind !== "created") return refuse(notCreated[outcome.kind], 409);
  return data({ created: { name: read.key.name, secret: outcome.key }, errors: {}, values: null });
}
