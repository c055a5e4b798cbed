import { useRouteLoaderData } from "react-router";

import { NewPasswordScreen } from "#app/admin/sign-in/forgotten-password-screen.tsx";
import { handleNewPassword, readNewPasswordPage } from "#app/admin/sign-in/forgotten-password.server.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/new-password";
import type { loader as layoutLoader } from "./layout";

/** Anyone may open it: the signed link is the ticket. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return await readNewPasswordPage(shopOf(context), url, new Date());
}

export async function action({ request, context, url }: Route.ActionArgs) {
  return await handleNewPassword(request, shopOf(context), url, new Date());
}

/** The address holds the ticket: it is not told to any page that is opened from here. */
export const headers: Route.HeadersFunction = () => ({ "Referrer-Policy": "no-referrer" });

export const meta = () => [{ title: "New password | Admin" }];

export default function NewPassword({ loaderData, actionData }: Route.ComponentProps) {
  const layout = useRouteLoaderData<typeof layoutLoader>("routes/admin/layout");
  return <NewPasswordScreen siteName={layout?.siteName ?? ""} {...loaderData} error={actionData?.error} />;
}
