import { type FormEvent, useEffect, useRef, useState } from "react";

import { checkoutConsentTexts } from "#app/features/people/newsletter/checkout-consent.texts.ts";
import { cartTexts } from "#app/features/selling/cart/cart.texts.tsx";
import { ChangedPricesLater } from "#app/features/selling/cart/changed-prices-later.tsx";
import { withBillingSame } from "#app/features/selling/checkout/checkout-form.ts";
import { saveCheckoutDraft } from "#app/features/selling/checkout/draft-store.ts";
import type { FieldName } from "#app/features/selling/checkout/field-problems.ts";
import { type FormSection, sectionText } from "#app/features/selling/checkout/form-sections.ts";
import { useCheckout, type CheckoutError } from "#app/features/selling/checkout/use-checkout.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { formatPrice } from "#app/shared/money.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import type { PaymentMethod } from "#app/shared/payment-methods.ts";
import { CollectionTilesLater } from "#app/storefront/editorial/collection-tiles-later.tsx";
import { ButtonLink, TextButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Checkbox, TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { AddressFields } from "./address-fields.tsx";
import { readChargeConsent } from "./charge-consent-later.tsx";
import { CheckoutSection } from "./checkout-section.tsx";
import { CheckoutSummary } from "./checkout-summary.tsx";
import { checkoutTexts } from "./checkout.texts.ts";
import { ConfirmPaymentDialog } from "./confirm-payment-dialog.tsx";
import { ExpressPay } from "./express-pay.tsx";
import { OtherWaysToOrder } from "./other-ways-to-order.tsx";
import { PaymentSection } from "./payment-section.tsx";
import { PickupButton, PickupChoice } from "./pickup-choice.tsx";
import { ChosenShipping, ShippingSection } from "./shipping-section.tsx";
import { useFolding } from "./use-folding.ts";
import { useOwnDocument } from "./use-own-document.ts";

interface Props {
  informationVersion: string | null;
  /** Whether this shop sends to pickup points. */
  hasPickupPoints: boolean;
}

/** The checkout: express pay, the form in six sections that fold once they are filled in, and the order summary. `informationVersion`: of what it tells before the order. */
export function CheckoutScreen({ informationVersion, hasPickupPoints }: Props) {
  const texts = checkoutTexts();
  const checkout = useCheckout(informationVersion, hasPickupPoints);
  const hydrated = useHydrated();
  const [isOpened, setOpened] = useState(false);
  const pickup = { checkout, isOpened, setOpened };
  useOwnDocument(checkout.clientPart);
  const { form, lines, bind, fillAddress } = checkout;
  const formElement = useRef<HTMLFormElement>(null);
  const folding = useFolding(formElement, checkout.completeSections);
  const foldedTo = (section: Exclude<FormSection, "method">) =>
    folding.isFolded(section) ? sectionText(section, form) : null;
  const rules = useSite().checkout;
  if (rules?.guestCheckout === false) {
    return (
      <EmptyState level={1} title={texts.closed}>
        <p className="text-muted">{texts.closedText}</p>
        <ButtonLink to="/shop">{cartTexts().continueShopping}</ButtonLink>
      </EmptyState>
    );
  }
  // Another tab that has paid empties the cart while this one still waits for its answer.
  if (hydrated && lines.length === 0 && !checkout.busy) {
    return (
      <>
        <EmptyState level={1} title={cartTexts().empty}>
          <p className="text-muted">{texts.emptyText}</p>
          <ButtonLink to="/shop">{cartTexts().continueShopping}</ButtonLink>
        </EmptyState>
        <CollectionTilesLater />
      </>
    );
  }

  const focusField = (name: FieldName | "discountCode") => {
    const field = formElement.current?.elements.namedItem(name);
    // Radios of one name come as a list.
    const first = field instanceof RadioNodeList ? field[0] : field;
    if (first instanceof HTMLElement) first.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = await checkout.submit(() => readChargeConsent(formElement.current));
    if (wrong) focusField(wrong);
  };
  const chooseExpress = (method: PaymentMethod) => {
    checkout.choosePayment(method);
    const next = checkout.nextField(method);
    if (next) focusField(next);
    else formElement.current?.querySelector<HTMLElement>("button[type=submit]")?.focus();
  };
  return (
    <div className="page gap-x-16 pt-4 pb-5 lg:grid lg:grid-cols-[minmax(0,1fr)_26rem] lg:grid-rows-[auto_1fr] lg:pt-10">
      {/* Before the form: it must have closed when the error in the form takes the focus. */}
      <ConfirmPaymentDialog checkout={checkout} />
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h1 className="display text-display-md">{pageNames()["/checkout"]}</h1>
          <a
            href="#summary"
            className="flex min-h-11 items-center gap-2 text-sm font-semibold noscript:hidden lg:hidden"
          >
            <span className="underline underline-offset-4">{texts.yourOrder}</span>
            <span className="tabular-nums">
              {hydrated ? formatPrice(checkout.totals.totalOre, checkout.currency) : null}
            </span>
          </a>
        </div>
        <OtherWaysToOrder hydrated={hydrated} />
        {hydrated ? <ChangedPricesLater lines={lines} className="mt-4" /> : null}
        <ExpressPay checkout={checkout} onChosen={chooseExpress} />
      </div>
      {/* The focus is that of its fields, and bubbles. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        ref={formElement}
        // Never in an address, whatever fails.
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        onFocus={folding.onFocus}
        className="mt-2 grid gap-y-5 noscript:hidden lg:contents"
      >
        <div className="grid content-start gap-4 lg:mt-4">
          <CheckoutSection
            title={texts.customer}
            part="customer"
            foldedTo={foldedTo("customer")}
            onEdit={() => folding.edit("customer")}
          >
            <div className="grid grid-cols-2 gap-3">
              <TextField
                label={texts.email}
                type="email"
                autoComplete="email"
                {...bind("email")}
                className="col-span-2"
              />
              <TextField label={texts.firstName} autoComplete="given-name" {...bind("firstName")} />
              <TextField label={texts.lastName} autoComplete="family-name" {...bind("lastName")} />
              <TextField
                label={rules?.phoneRequired ? texts.phone : texts.phoneOptional}
                type="tel"
                autoComplete="tel"
                {...bind("phone")}
                className="col-span-2"
                hint={texts.phoneHint}
              />
            </div>
          </CheckoutSection>
          <CheckoutSection
            title={texts.shippingAddress}
            part="shipping"
            foldedTo={foldedTo("shipping")}
            onEdit={() => folding.edit("shipping")}
          >
            <AddressFields of="shipping" bind={bind} onPick={(address) => fillAddress("shipping", address)} />
          </CheckoutSection>
          <CheckoutSection
            title={texts.billingAddress}
            part="billing"
            foldedTo={foldedTo("billing")}
            onEdit={() => folding.edit("billing")}
            aside={
              <div className="flex justify-end">
                <Checkbox
                  label={texts.sameAsShipping}
                  name="billingSameAsShipping"
                  className="-my-2.5 min-h-11 py-2.5"
                  checked={form.billingSameAsShipping}
                  onChange={(event) => saveCheckoutDraft(withBillingSame(form, event.target.checked))}
                />
              </div>
            }
          >
            {form.billingSameAsShipping ? null : (
              <AddressFields of="billing" bind={bind} onPick={(address) => fillAddress("billing", address)} />
            )}
          </CheckoutSection>
          <CheckoutSection
            title={texts.shippingMethod}
            part="method"
            foldedTo={folding.isFolded("method") ? <ChosenShipping checkout={checkout} /> : null}
            onEdit={() => folding.edit("method")}
            aside={<PickupButton {...pickup} />}
          >
            <ShippingSection checkout={checkout} />
            <PickupChoice {...pickup} />
          </CheckoutSection>
          <CheckoutSection title={texts.paymentMethod} part="payment">
            <PaymentSection checkout={checkout} />
          </CheckoutSection>
          <CheckoutSection title={texts.stayConnected} part="newsletter">
            <div className="-mt-2 grid sm:grid-cols-2">
              <Checkbox
                label={checkoutConsentTexts().newsletter}
                name="newsletterSubscription"
                className="min-h-11 py-2.5"
                checked={form.newsletterSubscription}
                onChange={(event) => saveCheckoutDraft({ ...form, newsletterSubscription: event.target.checked })}
              />
              <Checkbox
                label={checkoutConsentTexts().offers}
                name="marketingEmails"
                className="min-h-11 py-2.5"
                checked={form.marketingEmails}
                onChange={(event) => saveCheckoutDraft({ ...form, marketingEmails: event.target.checked })}
              />
            </div>
            <p className="text-sm leading-5 text-muted">{checkoutConsentTexts().note}</p>
          </CheckoutSection>
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
    if (!error || document.activeElement !== document.body) return;
    // A field that the shop refused comes first, in the part that its message opened.
    const wrong = place.current?.closest("form")?.querySelector<HTMLElement>("[aria-invalid]:is(input, select)");
    (wrong ?? place.current)?.focus();
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
            {checkoutTexts().removeUnavailable}
          </TextButton>
        ) : null}
      </Notice>
    </div>
  );
}
