import { fewestSeen, type FunnelStep, largestLoss } from "#app/features/selling/sales/checkout-funnel.ts";

const texts: Readonly<Record<FunnelStep["id"], { name: string; lost: string }>> = {
  visit: { name: "Visits", lost: "" },
  cart: { name: "Cart opened", lost: "leave without opening the cart" },
  checkout: { name: "Checkout opened", lost: "leave the cart" },
  address: { name: "Address filled in", lost: "leave at the address" },
  delivery: { name: "Delivery and payment chosen", lost: "leave at delivery and payment" },
  placed: { name: "Payment started", lost: "leave before they pay" },
  paid: { name: "Order paid", lost: "don't complete the payment" },
};

/** How many came to each step of a purchase, and where they left. `seen` checkouts were measured. */
export function FunnelSection({ steps, seen }: { steps: readonly FunnelStep[]; seen: number }) {
  const isEmpty = steps.every(({ times }) => !times);
  const worst = largestLoss(steps);
  // Visits are many times the rest: beside them no step could be told from another.
  const most = Math.max(...steps.slice(1).map(({ times }) => times ?? 0), 1);
  return (
    <section aria-labelledby="checkout" className="border border-line bg-white p-4 sm:p-5">
      <h2 id="checkout" className="font-semibold">
        From visit to order
      </h2>
      {isEmpty ? (
        <p className="mt-2 text-sm leading-6">No visits in this period.</p>
      ) : (
        <>
          <p className="mt-2 text-sm leading-6">
            {worst ? `The largest loss: ${lostText(worst)}.` : "No step of the checkout stands out."}
          </p>
          <ol className="mt-4 grid gap-4">
            {steps.map((step) => (
              <Step key={step.id} step={step} most={most} isWorst={step === worst} />
            ))}
          </ol>
          <p className="mt-5 max-w-prose text-sm leading-6 text-muted">
            Counted without IDs: opening the checkout twice counts twice. Two steps are estimated from{" "}
            {seen === 1 ? "1 checkout" : `${seen} checkouts`} of shoppers who allow measuring.
          </p>
        </>
      )}
    </section>
  );
}

function Step({ step, most, isWorst }: { step: FunnelStep; most: number; isWorst: boolean }) {
  const { id, times, isEstimate, share } = step;
  const width = times === null ? 0 : Math.min((times / most) * 100, 100);
  return (
    <li>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="font-medium">{texts[id].name}</span>
        <span className="font-semibold tabular-nums">{countText(step)}</span>
      </div>
      {/* The numbers say the same. */}
      <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none" className="mt-1 h-2 w-full bg-paper">
        <rect width={width} height={1} className={isEstimate ? "fill-line-strong" : "fill-ink"} />
      </svg>
      {share !== null ? (
        <p className={`mt-1 text-sm tabular-nums ${isWorst ? "font-semibold text-danger" : "text-muted"}`}>
          {lostText(step)}
        </p>
      ) : null}
    </li>
  );
}

function lostText({ id, share }: FunnelStep): string {
  return `${Math.round((1 - (share ?? 1)) * 100)}% ${texts[id].lost}`;
}

function countText({ id, times, isEstimate }: FunnelStep): string {
  if (times !== null) return isEstimate ? `about ${times}` : String(times);
  return id === "cart" ? "Not counted in this period" : `Too few to tell (fewer than ${fewestSeen} measured)`;
}
