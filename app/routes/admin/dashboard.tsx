import { redirect, useRouteLoaderData } from "react-router";

import { DashboardScreen } from "#app/admin/dashboard/dashboard-screen.tsx";
import { readDashboard } from "#app/admin/dashboard/read-dashboard.server.ts";
import { dashboardTabOf } from "#app/admin/frame/dashboard-tabs.tsx";
import { PasswordForm } from "#app/admin/sign-in/password-form.tsx";
import { SecondStepForm } from "#app/admin/sign-in/second-step-form.tsx";
import { SignInFrame } from "#app/admin/sign-in/sign-in-frame.tsx";
import { handleSignIn } from "#app/admin/sign-in/sign-in.server.ts";
import { requirePermission, staffOf } from "#app/features/shop/staff/guard.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { hasSecondStepCookie } from "#app/features/shop/staff/session-cookie.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/dashboard";
import type { loader as layoutLoader } from "./layout";

interface Props {
  siteName: string;
  /** The password was right, and a code is still to be given. */
  owesCode: boolean;
  /** Why the last attempt failed: never which of username and password was wrong. */
  refused?: { error: string; usesRecovery: boolean; startsOver: boolean } | undefined;
}

/** The sign-in, one step at a time. */
function SignInScreen({ siteName, owesCode, refused }: Props) {
  const isSecondStep = owesCode && !refused?.startsOver;
  return (
    <SignInFrame siteName={siteName} title={isSecondStep ? "Second step" : "Admin"} error={refused?.error}>
      {isSecondStep ? <SecondStepForm usesRecovery={refused?.usesRecovery ?? false} /> : <PasswordForm />}
    </SignInFrame>
  );
}

export async function loader(args: Route.LoaderArgs) {
  const { request, context, url } = args;
  const staff = staffOf(context);
  if (!staff) return { owesCode: hasSecondStepCookie(request) };
  const tab = url.searchParams.get("tab");
  const { id, permission } = dashboardTabOf(tab);
  // Signing in leads here. A role that may not see the first tab begins at Home.
  if (tab === null && !isAllowed(staff.role, permission)) return redirect("/admin/today");
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
