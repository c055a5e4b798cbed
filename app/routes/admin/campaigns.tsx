import { CampaignsScreen } from "#app/admin/campaigns/campaigns-screen.tsx";
import { listCampaigns } from "#app/features/catalogue/campaigns/list-campaigns.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/campaigns";

export async function loader({ context }: Route.LoaderArgs) {
  const { role } = requireStaff(context);
  return { campaigns: await listCampaigns(shopOf(context).db), mayWrite: isAllowed(role, "products:write") };
}

export const meta = () => [{ title: "Campaigns | Admin" }];

export default function Campaigns({ loaderData }: Route.ComponentProps) {
  return <CampaignsScreen {...loaderData} />;
}
