import { redirect } from "react-router";

import { signOut } from "#app/features/shop/staff/sign-in.server.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/sign-out";

/** A GET has nothing to show: it redirects. */
export function loader() {
  return redirect("/admin");
}

export async function action({ request, context }: Route.ActionArgs) {
  const cookies = await signOut(request, shopOf(context));
  return redirect("/admin", { headers: cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]) });
}
