import { readSearchesPage } from "#app/admin/searches/read-searches-page.server.ts";
import { SearchesScreen } from "#app/admin/searches/searches-screen.tsx";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/searches";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { role } = requireStaff(context);
  const page = await readSearchesPage(shopOf(context).db, url.searchParams, new Date());
  return { page, mayWrite: isAllowed(role, "products:write") };
}

export const meta = () => [{ title: "Searches | Admin" }];

export default function Searches({ loaderData }: Route.ComponentProps) {
  return <SearchesScreen {...loaderData} />;
}
