import { SettingsList } from "#app/admin/settings/settings-list.tsx";
import { listStoredSections } from "#app/features/shop/content/commands.server.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/settings";

export async function loader({ context }: Route.LoaderArgs) {
  return { edited: await listStoredSections(shopOf(context)) };
}

export const meta = () => [{ title: "Settings | Admin" }];

export default function Settings({ loaderData }: Route.ComponentProps) {
  return <SettingsList edited={loaderData.edited} />;
}
