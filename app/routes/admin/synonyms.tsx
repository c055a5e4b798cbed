import { SynonymsScreen } from "#app/admin/searches/synonyms-screen.tsx";
import { listSynonyms } from "#app/features/catalogue/search/edit-synonyms.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/synonyms";

export async function loader({ context }: Route.LoaderArgs) {
  const { role } = requireStaff(context);
  return { groups: await listSynonyms(shopOf(context).db), mayWrite: isAllowed(role, "products:write") };
}

export const meta = () => [{ title: "Synonyms | Admin" }];

export default function Synonyms({ loaderData }: Route.ComponentProps) {
  return <SynonymsScreen {...loaderData} />;
}
