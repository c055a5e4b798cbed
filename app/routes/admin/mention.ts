import { redirect } from "react-router";
import { z } from "zod";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { readMention } from "#app/features/selling/orders/mentions.server.ts";

import type { Route } from "./+types/mention";

const home = "/admin/today";

export function loader() {
  return redirect(home);
}

/** Marks a mention of who is signed in as read. */
export async function action({ params, ...sent }: Route.ActionArgs) {
  const { shop, actor, say } = await readStaffForm(sent, z.object({}));
  await readMention(shop.db, { noteId: params.note, username: actor }, new Date());
  return say(home, { tone: "success", text: "Marked as read." });
}
