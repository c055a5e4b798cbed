import { readSettlementPage } from "#app/admin/payments/read-settlement-page.server.ts";
import { SettlementScreen } from "#app/admin/payments/settlement-screen.tsx";
import { paymentProvider } from "#app/features/payments/choose-provider.server.ts";
import { shopOf } from "#app/platform/context.ts";

import type { Route } from "./+types/settlement";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, env } = shopOf(context);
  return readSettlementPage(db, url.searchParams, paymentProvider(env)?.name ?? null, new Date());
}

export const meta = () => [{ title: "Settlement | Admin" }, { name: "robots", content: "noindex, nofollow" }];

export default function Settlement({ loaderData }: Route.ComponentProps) {
  return <SettlementScreen page={loaderData} />;
}
