import { readListView } from "#app/admin/frame/list-view.server.ts";
import { RequestsScreen } from "#app/admin/people/data-requests-screen.tsx";
import { dataRequestsShape } from "#app/admin/people/data-requests-view.ts";
import { listDataRequests } from "#app/features/people/data-requests/list.server.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/data-requests";

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const view = await readListView({ request, context, url }, dataRequestsShape);
  return { view, page: await listDataRequests(shopOf(context).db, view), now: new Date().toISOString() };
}

export const meta = () => [{ title: "Data requests | Admin" }];

export default function DataRequests({ loaderData }: Route.ComponentProps) {
  return <RequestsScreen {...loaderData} />;
}
