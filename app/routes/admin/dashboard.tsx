import { useRouteLoaderData } from "react-router";

import { DashboardScreen } from "#app/admin/dashboard/dashboard-screen.tsx";
import { readDashboard } from "#app/admin/dashboard/read-dashboard.server.ts";
import { dashboardTabOf } from "#app/admin/frame/dashboard-tabs.tsx";
import { readListView } from "#app/admin/frame/list-view.server.ts";
import { SignInScreen } from "#app/admin/sign-in/sign-in-screen.tsx";
import { handleSignIn } from "#app/admin/sign-in/sign-in.server.ts";
import { requirePermission, staffOf } from "#app/features/shop/staff/guard.server.ts";
import { hasSecondStepCookie } from "#app/features/shop/staff/session-cookie.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/dashboard";
import type { loader as layoutLoader } from "./layout";

export async function loader({ request, context, url }: Route.LoaderArgs) {
  if (!staffOf(context)) return { owesCode: hasSecondStepCookie(request) };
  const { id, permission } = dashboardTabOf(url.searchParams.get("tab"));
  const { role } = requirePermission(context, permission);
  const list = await readDashboard(shopOf(context).db, id, (shape) => readListView({ request, context, url }, shape));
  return { role, ...list };
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
