import { Form, useNavigation } from "react-router";

import { ConfirmSubmit } from "#app/admin/frame/confirm-submit.tsx";
import { DateTime } from "#app/admin/frame/date-time.tsx";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import type { OfferState } from "#app/features/selling/orders/order-offer.ts";
import { offeredShippingMethods, shippingCountries } from "#app/features/shop/shipping/rates.ts";
import { languageNames } from "#app/shared/language/language-names.ts";
import { formatPrice } from "#app/shared/money.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { ProductSearch } from "./add-item-screen.tsx";
import { VariantUnits } from "./addition-units.tsx";
import type { WantedAnswer } from "./offer-wanted.server.ts";
import type { NewOrderPage } from "./read-new-order.server.ts";

interface Props extends NewOrderPage {
  answer: WantedAnswer | null;
  /** What was entered before, when it was answered. */
  fields: Record<string, string>;
}

/** An order for a customer who called or wrote: items, who gets them, what it comes to, and the button that e-mails a link to order and pay. */
export function NewOrderScreen({ offerId, offerDays, languages, text, found, chosen, offers, answer, fields }: Props) {
  const { formData } = useNavigation();
  const sent = formData?.get("intent");
  const counted = answer?.counted;
  const field = (name: string) => ({
    name,
    defaultValue: fields[name] ?? "",
    error: answer?.errors[name],
    autoComplete: "off",
  });
  return (
    <div className="mx-auto max-w-3xl">
      <RowLink to="/admin?tab=orders">Back to orders</RowLink>
      <h1 className="display mt-2 text-display-sm lg:text-display-md">Order for a customer</h1>
      <p className="mt-3 text-sm leading-6 text-muted">
        For someone who calls or writes. You put it together. They get an email, read the terms on our page, and order
        and pay there.
      </p>
      <div className="mt-6 grid gap-4 lg:gap-6">
        <ProductSearch text={text} found={found} chosen={chosen.map(({ id }) => id)} />
        {/* What is sent leaves an empty form: the next customer is another one. */}
        <Form key={offers[0]?.id} method="post" className="grid gap-4 lg:gap-6">
          <input type="hidden" name="offerId" value={fields["offerId"] ?? offerId} />
          <input type="hidden" name="told" value={counted?.totals.totalOre ?? ""} />
          {chosen.map((product) => (
            <VariantUnits key={product.id} product={product} fields={fields} />
          ))}
          <Card title="Customer">
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField
                label="Email"
                type="email"
                {...field("email")}
                required
                maxLength={200}
                className="sm:col-span-2"
              />
              <TextField label="First name" {...field("firstName")} required maxLength={100} />
              <TextField label="Last name" {...field("lastName")} required maxLength={100} />
              <TextField label="Address" {...field("address")} required maxLength={200} className="sm:col-span-2" />
              <TextField label="Postal code" {...field("postalCode")} required maxLength={20} />
              <TextField label="City" {...field("city")} required maxLength={100} />
              <SelectField label="Country" name="country" defaultValue={fields["country"] ?? "Sweden"}>
                {shippingCountries.map((country) => (
                  <option key={country}>{country}</option>
                ))}
              </SelectField>
              <TextField label="Phone" type="tel" {...field("phone")} maxLength={40} hint="Optional" />
              <SelectField label="Delivery" name="shippingMethod" defaultValue={fields["shippingMethod"] ?? "standard"}>
                {offeredShippingMethods.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </SelectField>
              {languages.length > 1 ? (
                <SelectField
                  label="Language"
                  name="language"
                  defaultValue={fields["language"] ?? "en"}
                  hint="Of the email, and of the page it leads to"
                >
                  {languages.map((language) => (
                    <option key={language} value={language}>
                      {languageNames[language]}
                    </option>
                  ))}
                </SelectField>
              ) : null}
              <TextField label="Discount code" {...field("discountCode")} maxLength={100} hint="Optional" />
            </div>
          </Card>
          {answer?.problem ? <Notice tone="error">{answer.problem}</Notice> : null}
          {counted ? (
            <Card title="Tell the customer">
              <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 text-sm tabular-nums">
                {totalRows(counted).map(([name, amount]) => (
                  <div key={name} className="contents">
                    <dt>{name}</dt>
                    <dd className="text-right">{amount}</dd>
                  </div>
                ))}
              </dl>
              <p role="status" className="mt-3 text-sm text-muted">
                {`Prices hold for ${offerDays} days. Nothing is reserved before the customer orders.`}
              </p>
            </Card>
          ) : null}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" name="intent" value="count" look="outline" busy={sent === "count"}>
              Count the total
            </Button>
            {counted ? (
              <Button type="submit" name="intent" value="offer" busy={sent === "offer"}>
                Send payment link
              </Button>
            ) : null}
          </div>
        </Form>
        <Offers offers={offers} />
      </div>
    </div>
  );
}

/** What the customer is told, line by line. */
function totalRows({ totals, currency, discountName }: NonNullable<WantedAnswer["counted"]>): [string, string][] {
  const price = (ore: number) => formatPrice(ore, currency);
  const isIncluded = totals.subtotalOre - totals.discountOre + totals.shippingOre === totals.totalOre;
  return [
    ["Items", price(totals.subtotalOre)],
    ...(totals.discountOre > 0
      ? [[`Discount ${discountName ?? ""}`, `-${price(totals.discountOre)}`] as [string, string]]
      : []),
    ["Shipping", totals.shippingOre === 0 ? "Free" : price(totals.shippingOre)],
    [isIncluded ? "VAT included" : "VAT", price(totals.taxOre)],
    ["The customer pays", price(totals.totalOre)],
  ];
}

const states: Record<OfferState, { name: string; tone: BadgeTone }> = {
  open: { name: "Waiting", tone: "warning" },
  paid: { name: "Paid", tone: "success" },
  undone: { name: "Refunded", tone: "neutral" },
  withdrawn: { name: "Withdrawn", tone: "neutral" },
  expired: { name: "Expired", tone: "neutral" },
};

function Offers({ offers }: Pick<NewOrderPage, "offers">) {
  if (offers.length === 0) return null;
  return (
    <Card title="Sent payment links">
      <ul className="divide-y divide-line text-sm">
        {offers.map(({ id, customer, totalOre, currency, state, createdAt, createdBy, placed }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <span className="min-w-0 grow">
              <span className="font-medium wrap-anywhere">
                {customer.firstName} {customer.lastName}
              </span>{" "}
              <span className="text-muted tabular-nums">{formatPrice(totalOre, currency)}</span>
              <span className="block text-muted">
                <DateTime at={createdAt} whole /> by {createdBy}
              </span>
            </span>
            {placed ? <RowLink to={`/admin/orders/${placed.id}`}>{placed.orderNumber}</RowLink> : null}
            <Badge tone={states[state].tone}>{states[state].name}</Badge>
            {state === "open" ? (
              <Form method="post">
                <input type="hidden" name="offerId" value={id} />
                <ConfirmSubmit
                  label="Withdraw"
                  of={` the link to ${customer.firstName} ${customer.lastName}`}
                  title="Withdraw this payment link?"
                  confirm="Withdraw"
                  name="intent"
                  value="withdraw"
                >
                  <p>The customer can't order by it any more.</p>
                </ConfirmSubmit>
              </Form>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
