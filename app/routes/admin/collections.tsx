import { CollectionsScreen } from "#app/admin/collections/collections-screen.tsx";
import { listCollections } from "#app/features/catalogue/collections/read-collections.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/collections";

export async function loader({ context }: Route.LoaderArgs) {
  const { role } = requireStaff(context);
  return { collections: await listCollections(shopOf(context).db), mayWrite: isAllowed(role, "products:write") };
}

export const meta = () => [{ title: "Collections | Admin" }];

export default function Collections({ loaderData }: Route.ComponentProps) {
  return <CollectionsScreen {...loaderData} />;
}
