import { type ActionFunctionArgs, redirect } from "react-router";
import type * as z from "zod/mini";

import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";

import { setFlash } from "./flash.server.ts";
import type { StatusMessage } from "./status-messages.tsx";

/**
 * How every form of the admin begins and ends: it is read by `schema`, with at most `files` bytes of files, for who sent it; `say`
 * redirects to a page that shows a message. Throws a 401 response when nobody is signed in.
 */
export async function readStaffForm<S extends z.core.$ZodType>(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  schema: S,
  files = 0,
) {
  const { username: actor, role } = requireStaff(context);
  const shop = shopOf(context);
  const form = await readForm(request, shop, { schema, limit: "staff", files });
  const say = async (path: string, message: StatusMessage) =>
    redirect(path, { headers: await setFlash(request, shop, message) });
  return { form, fields: form.fields, actor, role, shop, say };
}

export type StaffForm = Awaited<ReturnType<typeof readStaffForm>>;
