import { useRouteLoaderData } from "react-router";

import { handleAcceptance, readInvitationPage } from "#app/admin/staff/accept-invitation.server.ts";
import { InvitationScreen } from "#app/admin/staff/invitation-screen.tsx";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/invitation";
import type { loader as layoutLoader } from "./layout";

/** Anyone may open it: the signed link is the ticket. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return await readInvitationPage(shopOf(context), url, new Date());
}

export async function action({ request, context, url }: Route.ActionArgs) {
  return await handleAcceptance(request, shopOf(context), url, new Date());
}

/** The address holds the ticket: it is not told to any page that is opened from here. */
export const headers: Route.HeadersFunction = () => ({ "Referrer-Policy": "no-referrer" });

export const meta = () => [{ title: "Invitation | Admin" }];

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const layout = useRouteLoaderData<typeof layoutLoader>("routes/admin/layout");
  return <InvitationScreen siteName={layout?.siteName ?? ""} {...loaderData} refused={actionData} />;
}
