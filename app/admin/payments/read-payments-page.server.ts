import { paymentProblems, paymentProvider } from "#app/features/selling/payments/choose-provider.server.ts";
import { listDiscrepancies } from "#app/features/selling/reconciliation/discrepancies.server.ts";
import { readPaymentWork } from "#app/features/selling/reconciliation/payment-work.server.ts";
import { providerState } from "#app/features/selling/reconciliation/provider-state.ts";
import { isAllowed, type Role } from "#app/features/shop/staff/permissions.ts";
import type { Shop } from "#app/platform/env/context.ts";

const discrepanciesShown = 5;

/** Everything the payments page shows beside the list of payments. */
export async function readPaymentsPage({ db, env }: Pick<Shop, "db" | "env">, role: Role) {
  const open = {
    search: "",
    sort: "newest",
    filters: { state: "open" },
    paging: { size: discrepanciesShown },
  } as const;
  const [discrepancies, work] = await Promise.all([listDiscrepancies(db, open), readPaymentWork(db)]);
  return {
    discrepancies,
    work,
    state: providerState(paymentProvider(env)?.name ?? null, env, paymentProblems(env)),
    webhookAddress: new URL("/api/payments/webhook", env.PUBLIC_ORIGIN).href,
    mayRefund: isAllowed(role, "orders:refund"),
  };
}
export type PaymentsPage = Awaited<ReturnType<typeof readPaymentsPage>>;
