import { data, redirect, useRouteLoaderData } from "react-router";

import { DashboardScreen } from "#app/admin/dashboard/dashboard-screen.tsx";
import { readDashboard } from "#app/admin/dashboard/read-dashboard.server.ts";
import { dashboardTabOf } from "#app/admin/frame/dashboard-tabs.tsx";
import { SignInForm } from "#app/admin/frame/sign-in-form.tsx";
import { requirePermission, staffOf } from "#app/features/staff/guard.server.ts";
import { credentialsSchema } from "#app/features/staff/schemas.ts";
import { signIn } from "#app/features/staff/sign-in.server.ts";
import { shopOf } from "#app/platform/context.ts";
import { readForm } from "#app/platform/read-form.server.ts";

import type { Route } from "./+types/dashboard";
import type { loader as layoutLoader } from "./layout";

export async function loader({ context, url }: Route.LoaderArgs) {
  if (!staffOf(context)) return null;
  const { id, permission } = dashboardTabOf(url.searchParams.get("tab"));
  const { role } = requirePermission(context, permission);
  return { role, ...(await readDashboard(shopOf(context).db, id, url)) };
}

const refusals = {
  invalid: "Invalid credentials.",
  locked: "Too many attempts. Try again in 15 minutes.",
  "too-many": "Too many attempts. Try again in a minute.",
};

export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context);
  const form = await readForm(request, shop, { schema: credentialsSchema, limit: "sign-in" });
  if (form.kind === "too-many") return tooMany(refusals["too-many"]);
  if (form.kind !== "valid") return data({ error: "Please enter your username and password." }, form.status);
  const result = await signIn(request, shop, form.data, new Date());
  if (result.kind === "invalid") return data({ error: refusals.invalid }, 401);
  if (result.kind !== "signed-in") return tooMany(refusals[result.kind]);
  return redirect("/admin", { headers: result.cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]) });
}

function tooMany(error: string) {
  return data({ error }, 429);
}

export default function Dashboard({ loaderData, actionData }: Route.ComponentProps) {
  const layout = useRouteLoaderData<typeof layoutLoader>("routes/admin/layout");
  if (!loaderData) return <SignInForm siteName={layout?.siteName ?? ""} error={actionData?.error} />;
  return <DashboardScreen {...loaderData} />;
}
