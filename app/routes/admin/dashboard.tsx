import { useRouteLoaderData } from "react-router";

import { DashboardScreen } from "#app/admin/dashboard/dashboard-screen.tsx";
import { readDashboard } from "#app/admin/dashboard/read-dashboard.server.ts";
import { dashboardTabOf } from "#app/admin/frame/dashboard-tabs.tsx";
import { SignInScreen } from "#app/admin/sign-in/sign-in-screen.tsx";
import { handleSignIn } from "#app/admin/sign-in/sign-in.server.ts";
import { requirePermission, staffOf } from "#app/features/shop/staff/guard.server.ts";
import { hasSecondStepCookie } from "#app/features/shop/staff/session-cookie.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/dashboard";
import type { loader as layoutLoader } from "./layout";

export async function loader(args: Route.LoaderArgs) {
  const { request, context, url } = args;
  if (!staffOf(context)) return { owesCode: hasSecondStepCookie(request) };
  const { id, permission } = dashboardTabOf(url.searchParams.get("tab"));
  requirePermission(context, permission);
  return readDashboard(args, id);
}

export async function action({ request, context }: Route.ActionArgs) {
  return await handleSignIn(request, shopOf(context), new Date());
}

export default function Dashboard({ loaderData, actionData }: Route.ComponentProps) {
  const layout = useRouteLoaderData<typeof layoutLoader>("routes/admin/layout");
  if (!("owesCode" in loaderData)) return <DashboardScreen {...loaderData} />;
  const refused = actionData && "error" in actionData ? actionData : undefined;
  return <SignInScreen siteName={layout?.siteName ?? ""} owesCode={loaderData.owesCode} refused={refused} />;
}
