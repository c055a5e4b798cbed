import type { PaymentWork } from "#app/features/selling/reconciliation/payment-work.server.ts";
import type { ProviderState } from "#app/features/selling/reconciliation/provider-state.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";

interface Props {
  state: ProviderState;
  webhook: Pick<PaymentWork, "lastEventAt" | "unprocessed">;
  /** Where the provider's webhooks go, to set up there. */
  webhookAddress: string;
}

/** Which provider takes the money, in words, and whether it reaches the shop. */
export function ProviderCard({ state, webhook, webhookAddress }: Props) {
  if (state.provider === null)
    return (
      <Notice tone="error">
        <strong>No payments can be taken.</strong>{" "}
        {state.problems.length === 0
          ? "No payment provider is set up, so no one can pay. Set Stripe's two secrets and publishable key (see README)."
          : `Stripe's settings don't match, so no one can pay: ${state.problems.join("; ")}. See README.`}
      </Notice>
    );
  if (state.provider === "test")
    return (
      <Notice tone="warning">
        <strong>Test payments: no money is taken.</strong>{" "}
        {state.isPublic
          ? "Your shop is public, and orders are free. Set Stripe's keys to take real payments (see README)."
          : "Orders are marked paid without a payment, for testing. Set Stripe's keys to take real payments (see README)."}
      </Notice>
    );
  return (
    <div className="grid gap-4">
      {state.isStandIn ? (
        <Notice tone="warning">
          <strong>Stand-in for Stripe: no money is taken.</strong> Payments go to a test program on this machine.
        </Notice>
      ) : state.mode === "test" ? (
        <Notice tone="warning">
          <strong>Stripe with test keys: no money is taken.</strong> Set the live keys to take real payments (see
          README).
        </Notice>
      ) : null}
      <Card title="Stripe">
        <p className="font-medium">
          {state.mode === "live" && !state.isStandIn ? "Stripe takes real payments." : "Stripe is on for testing."}
        </p>
        <dl className="mt-3 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
          <dt className="text-muted">Last event from Stripe</dt>
          <dd className="tabular-nums">
            {webhook.lastEventAt === null ? (
              <span className="text-danger">
                {`None yet. Add an endpoint in Stripe's dashboard that sends its events to ${webhookAddress}.`}
              </span>
            ) : (
              <time dateTime={webhook.lastEventAt}>{formatDateTime(webhook.lastEventAt)}</time>
            )}
          </dd>
          <dt className="text-muted">Events not processed</dt>
          <dd className="wrap-anywhere tabular-nums">
            {webhook.unprocessed.count === 0 ? "None" : <Unprocessed {...webhook.unprocessed} />}
          </dd>
        </dl>
      </Card>
    </div>
  );
}

function Unprocessed({ count, since, lastError }: PaymentWork["unprocessed"]) {
  return (
    <span className="text-danger">
      {`${count}, the oldest of ${since ? formatDateTime(since) : "unknown"}. We retry every five minutes.`}
      {lastError ? ` Last: ${lastError}` : ""}
    </span>
  );
}
