import { CampaignsScreen } from "#app/admin/campaigns/campaigns-screen.tsx";
import { listCampaigns } from "#app/features/campaigns/list-campaigns.server.ts";
import { requireStaff } from "#app/features/staff/guard.server.ts";
import { isAllowed } from "#app/features/staff/permissions.ts";
import { shopOf } from "#app/platform/context.ts";

import type { Route } from "./+types/campaigns";

export async function loader({ context }: Route.LoaderArgs) {
  const { role } = requireStaff(context);
  return { campaigns: await listCampaigns(shopOf(context).db), mayWrite: isAllowed(role, "products:write") };
}

export const meta = () => [{ title: "Campaigns | Admin" }, { name: "robots", content: "noindex, nofollow" }];

export default function Campaigns({ loaderData }: Route.ComponentProps) {
  return <CampaignsScreen {...loaderData} />;
}
