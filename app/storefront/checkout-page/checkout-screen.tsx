import { type FormEvent, useEffect, useRef, type ReactNode } from "react";

import { checkoutBoxes, checkoutConsentNote } from "#app/features/people/newsletter/consent-texts.ts";
import { withBillingSame } from "#app/features/selling/checkout/checkout-form.ts";
import { saveCheckoutDraft } from "#app/features/selling/checkout/draft-store.ts";
import { useCheckout, type CheckoutError } from "#app/features/selling/checkout/use-checkout.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { formatPrice } from "#app/shared/money.ts";
import { CollectionTiles } from "#app/storefront/editorial/collection-tiles.tsx";
import { ButtonLink, TextButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Checkbox, TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { AddressFields } from "./address-fields.tsx";
import { CheckoutSummary } from "./checkout-summary.tsx";
import { ConfirmPaymentDialog } from "./confirm-payment-dialog.tsx";
import { OtherWaysToOrder } from "./other-ways-to-order.tsx";
import { PaymentSection } from "./payment-section.tsx";
import { ShippingSection } from "./shipping-section.tsx";
import { useOwnDocument } from "./use-own-document.ts";

/** The checkout: the form in six sections, and the order summary. `informationVersion`: of what it tells before the order. */
export function CheckoutScreen({ informationVersion }: { informationVersion: string | null }) {
  const checkout = useCheckout(informationVersion);
  const hydrated = useHydrated();
  useOwnDocument(checkout.clientPart);
  const { form, lines, bind, fillAddress } = checkout;
  const rules = useSite().checkout;
  if (rules?.guestCheckout === false) {
    return (
      <EmptyState level={1} title="Our checkout is closed at the moment">
        <p className="text-muted">Your cart is kept. Please come back later.</p>
        <ButtonLink to="/shop">Continue Shopping</ButtonLink>
      </EmptyState>
    );
  }
  // Another tab that has paid empties the cart while this one still waits for its answer.
  if (hydrated && lines.length === 0 && !checkout.busy) {
    return (
      <>
        <EmptyState level={1} title="Your cart is empty">
          <p className="text-muted">Add something to your cart first.</p>
          <ButtonLink to="/shop">Continue Shopping</ButtonLink>
        </EmptyState>
        <CollectionTiles />
      </>
    );
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = event.currentTarget.elements;
    const wrong = await checkout.submit();
    const field = wrong ? fields.namedItem(wrong) : null;
    // Radios of one name come as a list.
    const first = field instanceof RadioNodeList ? field[0] : field;
    if (first instanceof HTMLElement) first.focus();
  };
  return (
    <div className="page pt-8 pb-24 lg:pt-12">
      {/* Before the form: it must have closed when the error in the form takes the focus. */}
      <ConfirmPaymentDialog checkout={checkout} />
      <h1 className="display text-display-md">Checkout</h1>
      <OtherWaysToOrder hydrated={hydrated} />
      <a
        href="#summary"
        className="mt-5 flex min-h-12 items-center justify-between gap-4 border-y border-line text-sm font-semibold lg:hidden"
      >
        <span className="underline underline-offset-4">Your order</span>
        <span className="tabular-nums">
          {hydrated ? formatPrice(checkout.totals.totalOre, checkout.currency) : null}
        </span>
      </a>
      <form
        // Never in an address, whatever fails.
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="mt-8 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_26rem]"
      >
        <div className="grid content-start gap-10 [counter-reset:part]">
          <FormSection title="Customer Information">
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField label="Email" type="email" autoComplete="email" {...bind("email")} className="sm:col-span-2" />
              <TextField label="First name" autoComplete="given-name" {...bind("firstName")} />
              <TextField label="Last name" autoComplete="family-name" {...bind("lastName")} />
              <TextField
                label={rules?.phoneRequired ? "Phone" : "Phone (optional)"}
                type="tel"
                autoComplete="tel"
                {...bind("phone")}
                className="sm:col-span-2"
                hint="For the delivery driver only."
              />
            </div>
          </FormSection>
          <FormSection title="Shipping Address">
            <AddressFields of="shipping" bind={bind} onPick={(address) => fillAddress("shipping", address)} />
          </FormSection>
          <FormSection title="Billing Address">
            <Checkbox
              label="Same as shipping address"
              name="billingSameAsShipping"
              className="min-h-11 py-2.5"
              checked={form.billingSameAsShipping}
              onChange={(event) => saveCheckoutDraft(withBillingSame(form, event.target.checked))}
            />
            {form.billingSameAsShipping ? null : (
              <div className="mt-5">
                <AddressFields of="billing" bind={bind} onPick={(address) => fillAddress("billing", address)} />
              </div>
            )}
          </FormSection>
          <FormSection title="Shipping Method">
            <ShippingSection checkout={checkout} />
          </FormSection>
          <FormSection title="Payment Method">
            <PaymentSection checkout={checkout} />
          </FormSection>
          <FormSection title="Stay Connected">
            <div className="grid">
              <Checkbox
                label={checkoutBoxes.newsletter}
                name="newsletterSubscription"
                className="min-h-11 py-2.5"
                checked={form.newsletterSubscription}
                onChange={(event) => saveCheckoutDraft({ ...form, newsletterSubscription: event.target.checked })}
              />
              <Checkbox
                label={checkoutBoxes.offers}
                name="marketingEmails"
                className="min-h-11 py-2.5"
                checked={form.marketingEmails}
                onChange={(event) => saveCheckoutDraft({ ...form, marketingEmails: event.target.checked })}
              />
              <p className="mt-1 text-sm leading-6 text-muted">{checkoutConsentNote}</p>
            </div>
          </FormSection>
        </div>
        <CheckoutSummary checkout={checkout} hydrated={hydrated}>
          <CheckoutErrorNotice error={checkout.error} onRemoveUnavailable={checkout.removeUnavailableLines} />
        </CheckoutSummary>
      </form>
    </div>
  );
}

/** Why the order was not placed, and the way on. Takes the focus that the button lost while it was at work. */
function CheckoutErrorNotice({
  error,
  onRemoveUnavailable,
}: {
  error: CheckoutError | null;
  onRemoveUnavailable: () => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error && document.activeElement === document.body) place.current?.focus();
  }, [error]);
  if (!error) return null;
  return (
    <div ref={place} tabIndex={-1} className="mt-5 scroll-mt-24">
      <Notice tone="error">
        <p className="font-semibold">{error.message}</p>
        {error.details.length > 0 ? (
          <ul className="mt-1">
            {error.details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        ) : null}
        {error.unavailable.length > 0 ? (
          <TextButton className="mt-1 min-h-11 font-semibold" onClick={onRemoveUnavailable}>
            Remove what is no longer available
          </TextButton>
        ) : null}
      </Notice>
    </div>
  );
}

/** A numbered section of the checkout form. */
function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="border-t border-ink pt-6 [counter-increment:part]">
      <legend className="float-left mb-5 w-full text-lg font-semibold before:mr-3 before:text-muted before:tabular-nums before:[content:counter(part)_/_'']">
        {title}
      </legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}
