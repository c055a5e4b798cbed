import { readReconciliationPage } from "#app/admin/payments/read-reconciliation-page.server.ts";
import { ReconciliationScreen } from "#app/admin/payments/reconciliation-screen.tsx";
import { paymentProvider } from "#app/features/selling/payments/choose-provider.server.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/reconciliation";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, env } = shopOf(context);
  return readReconciliationPage(db, url.searchParams, paymentProvider(env)?.name ?? null, new Date());
}

export const meta = () => [{ title: "Reconciliation | Admin" }];

export default function Reconciliation({ loaderData }: Route.ComponentProps) {
  return <ReconciliationScreen page={loaderData} />;
}
