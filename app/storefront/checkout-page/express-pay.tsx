import { countriesOf } from "#app/features/selling/checkout/checkout-form.ts";
import type { Checkout } from "#app/features/selling/checkout/use-checkout.ts";
import type { ClientConfig } from "#app/features/selling/payments/client-config.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { isOfferedIn, type PaymentMethod, paymentMethods } from "#app/shared/payment-methods.ts";

import { paymentTexts } from "./payment.texts.tsx";

/** Paid by one approval in an app or on the device. None of them is credit. */
const express: readonly PaymentMethod[] = ["swish", "mobilepay", "apple-pay", "google-pay"];

/**
 * The ways to pay that need no number typed, before the form. One that is pressed is chosen, as in the list below, and `onChosen` leads
 * to what the order still needs: nothing is ordered before the order button, which says what it comes to.
 */
export function ExpressPay({ checkout, onChosen }: { checkout: Checkout; onChosen: (method: PaymentMethod) => void }) {
  const texts = paymentTexts();
  const { form, clientPart, totals, currency } = checkout;
  const hydrated = useHydrated();
  const closed = useSite().checkout?.closedPayments ?? [];
  const countries = countriesOf(form);
  const offered = paymentMethods.filter(
    ({ id }) =>
      express.includes(id) &&
      !closed.includes(id) &&
      isOfferedIn(id, countries, currency) &&
      (!hydrated || mayWork(id, clientPart)),
  );
  if (offered.length === 0 || (hydrated && totals.totalOre === 0)) return null;
  const chosen = offered.find(({ id }) => id === form.paymentMethod);
  return (
    <section aria-labelledby="express" className="mt-2 noscript:hidden lg:mt-4">
      <div className="flex flex-wrap justify-between gap-x-4 text-sm">
        <h2 id="express" className="font-semibold">
          {texts.payFaster}
        </h2>
        <p role="status" className="text-muted">
          {chosen ? texts.selected : texts.noCard}
        </p>
      </div>
      <ul className="mt-2 flex flex-wrap gap-2">
        {offered.map(({ id, name }) => (
          <li key={id} className="flex-1 whitespace-nowrap">
            <button
              type="button"
              aria-pressed={id === chosen?.id}
              onClick={() => onChosen(id)}
              className="chip w-full justify-center px-2! border-line-strong bg-white hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-white"
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether this browser may have a wallet; the provider's fields say so in words where it has none after all. */
function mayWork(method: PaymentMethod, { provider }: ClientConfig): boolean {
  if (provider === "test" || method === "swish" || method === "mobilepay") return true;
  const isApple = "ApplePaySession" in window;
  return method === "apple-pay" ? isApple : !isApple && "PaymentRequest" in window;
}
