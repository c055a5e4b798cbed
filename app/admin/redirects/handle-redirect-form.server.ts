import { type ActionFunctionArgs, data } from "react-router";
import * as z from "zod/mini";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { deleteRedirect } from "#app/features/catalogue/redirects/delete-redirect.server.ts";
import { readRedirect } from "#app/features/catalogue/redirects/old-path.ts";
import { saveRedirect } from "#app/features/catalogue/redirects/save-redirect.server.ts";

const maxAddress = 1_000;
const address = z.string().check(z.maxLength(maxAddress));
const redirectForms = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("save"), from: address, to: address, elsewhere: z.optional(z.literal("on")) }),
  z.object({ intent: z.literal("delete"), path: address }),
]);

const unconfirmed = "This leads shoppers to another site. Check the box below if that's what you want";

/** Saves or deletes a redirect; `here` is the address of the list. What can't be saved comes back with its reason. */
export async function handleRedirectForm(args: ActionFunctionArgs, here: string, now: Date) {
  const { form, fields, shop, actor, say } = await readStaffForm(args, redirectForms);
  const { from = "", to = "" } = fields;
  const refuse = (reason: string, status = 400) => data({ from, to, problem: `${reason}.` }, status);
  if (Math.max(from.length, to.length) > maxAddress) return refuse(`An address has up to ${maxAddress} characters`);
  if (form.kind !== "valid") return refuse("That did not work. Wait a minute and try again", form.status);
  if (form.data.intent === "delete") {
    await deleteRedirect(shop.db, form.data.path, { actor, now });
    return say(here, { tone: "success", text: `Redirect from ${form.data.path} deleted.` });
  }
  const read = readRedirect(form.data, new URL(shop.env.PUBLIC_ORIGIN).origin);
  if (read.kind === "refused") return refuse(read.reason);
  if (read.target.toPath === null && form.data.elsewhere !== "on") return refuse(unconfirmed);
  const saved = await saveRedirect(shop.db, read, { actor, now });
  if (saved.kind === "refused") return refuse(saved.reason, 409);
  return say(here, { tone: "success", text: `${read.fromPath} now leads to ${read.target.toAddress}.` });
}
