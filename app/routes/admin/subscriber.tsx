import { redirect } from "react-router";
import { z } from "zod";

import { adminPath } from "#app/admin/frame/admin-path.ts";
import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import type { StatusMessage } from "#app/admin/frame/status-messages.tsx";
import { endSubscription, removeSubscriber } from "#app/features/people/newsletter/staff-commands.server.ts";
import { logError } from "#app/platform/env/log-error.ts";

import type { Route } from "./+types/subscriber";

/** A GET has nothing to show: the Newsletter tab has. */
export function loader() {
  return redirect("/admin?tab=newsletter");
}

const commands = { end: endSubscription, remove: removeSubscriber };
const done = { end: "Subscription ended.", remove: "Address removed." };
const form = z.object({ intent: z.enum(["end", "remove"]), returnTo: adminPath.catch("/admin?tab=newsletter") });

export async function action({ params, ...args }: Route.ActionArgs) {
  const { form: sent, shop, actor, say } = await readStaffForm(args, form);
  const { intent, returnTo } = sent.kind === "valid" ? sent.data : { intent: null, returnTo: "/admin?tab=newsletter" };
  const isDone = intent && (await commands[intent](shop.db, { id: params.id, actor }, new Date()).catch(logged));
  const message: StatusMessage = isDone
    ? { tone: "success", text: done[intent] }
    : {
        tone: "error",
        text: "We couldn't update the subscription. Reload the page and try again.",
      };
  return say(returnTo, message);
}

function logged(error: unknown): false {
  logError("A subscription could not be changed by staff", error);
  return false;
}
