import { redirect } from "react-router";

import { endNotificationsHere } from "#app/features/shop/push/subscriptions.server.ts";
import { sessionOf } from "#app/features/shop/staff/guard.server.ts";
import { signOut } from "#app/features/shop/staff/sign-in.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { maxBodyBytes, readFormData } from "#app/platform/http/read-limited.ts";

import type { Route } from "./+types/sign-out";

/** A GET has nothing to show: it redirects. */
export function loader() {
  return redirect("/admin");
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context);
  const session = sessionOf(context);
  // First: when it fails, who wanted out is still signed in, and tries again.
  if (session) await endNotificationsHere(shop.db, session, await endpointOf(request));
  const cookies = await signOut(request, shop);
  return redirect("/admin", { headers: cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]) });
}

/** The address at which the browser is told of new orders, if it is: the form names it where scripts run. */
async function endpointOf(request: Request): Promise<string | null> {
  const form = await readFormData(request, maxBodyBytes);
  const endpoint = form instanceof FormData ? form.get("endpoint") : null;
  return typeof endpoint === "string" ? endpoint : null;
}
