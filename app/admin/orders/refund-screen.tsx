import { useState } from "react";
import { Form, useNavigation } from "react-router";

import { RowLink } from "#app/admin/frame/row-link.tsx";
import type { Claim } from "#app/features/selling/orders/claimed-units.server.ts";
import { unitsToRefund } from "#app/features/selling/orders/order-units.ts";
import type { OrderDetail } from "#app/features/selling/orders/queries.server.ts";
import type { OrderRefunds } from "#app/features/selling/payments/queries.server.ts";
import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { formatPrice } from "#app/shared/money.ts";
import type { OrderStatus } from "#app/shared/order-statuses.ts";
import { sumOf } from "#app/shared/share-out.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Checkbox, TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { amountOfFields, mostOfFields } from "./refund-fields.ts";
import { UnitField, UnitLine } from "./unit-field.tsx";

interface Props extends OrderRefunds {
  order: OrderDetail;
  refundId: string;
  error: string | null;
  /** What was entered before, when the amount is to be confirmed or it was refused. */
  fields: Record<string, string> | null;
}

/**
 * Which items of an order to cancel or refund. The amount is shown before anything is refunded: at once, or after a first press
 * in browsers without scripts.
 */
export function RefundScreen({ order, refundId, error, fields: entered, ...refunded }: Props) {
  const { isRefundable, refundedShippingOre } = refunded;
  const busy = useNavigation().state !== "idle";
  const hydrated = useHydrated();
  const lines = order.lines
    .map((line) => ({ line, ...freeUnits(line, order.status, refunded.claims) }))
    .filter(({ unsent, sent, claims }) => unsent + sent + claims.length > 0);
  const isFree = lines.some(({ unsent, sent }) => unsent + sent > 0);
  // What was sent goes into stock when its return is scanned in.
  const restock = lines.every(({ sent, claims }) => sent === 0 && claims.length === 0) ? { restock: "on" } : {};
  const [fields, setFields] = useState<Record<string, string>>(entered ?? restock);
  const price = (ore: number) => formatPrice(ore, order.currency);
  const shippingLeft = order.shippingOre - refundedShippingOre;
  const amount = amountOfFields({ ...order, ...refunded }, fields);
  const mostOre = mostOfFields({ ...order, ...refunded });
  const isShown = hydrated || entered !== null;
  const chooseAll = () =>
    setFields({
      ...fields,
      ...Object.fromEntries(
        lines.flatMap(({ line, unsent, sent }) => [
          [`cancel.${line.id}`, String(unsent)],
          [`return.${line.id}`, String(sent)],
        ]),
      ),
      ...(shippingLeft > 0 ? { shipping: "on" } : {}),
    });
  return (
    <div className="mx-auto max-w-3xl">
      <RowLink to={`/admin/orders/${order.id}`}>Back to the order</RowLink>
      <h1 className="display mt-2 text-display-sm lg:text-display-md">
        Refund <span className="whitespace-nowrap">{order.orderNumber}</span>
      </h1>
      {isRefundable && lines.length === 0 && shippingLeft <= 0 ? (
        <Notice className="mt-6">Every item of this order was refunded or cancelled before.</Notice>
      ) : isRefundable ? (
        <Form
          method="post"
          className="mt-6 grid gap-4 lg:gap-6"
          onChange={({ currentTarget }) => setFields(textFields(currentTarget))}
        >
          <input type="hidden" name="refundId" value={refundId} />
          <input type="hidden" name="seen" value={order.updatedAt} />
          <input type="hidden" name="expected" value={isShown && amount ? amount.amountOre : ""} />
          {error ? <Notice tone="error">{error}</Notice> : null}
          <Card title="Items">
            {isFree ? null : <p className="mb-3 text-sm text-muted">There are no items left to refund here.</p>}
            <ul className="divide-y divide-line">
              {lines.map(({ line, unsent, sent, claims }) => (
                <UnitLine key={line.id} line={line}>
                  {claims.map((claim) => (
                    <ClaimNote key={claim.withdrawalId ?? "late"} claim={claim} />
                  ))}
                  {[
                    { name: `cancel.${line.id}`, max: unsent, label: `of ${unsent} not sent`, what: "to cancel" },
                    { name: `return.${line.id}`, max: sent, label: `of ${sent} sent`, what: "to refund" },
                  ].map(({ name, max, label, what }) =>
                    max > 0 ? (
                      <UnitField
                        key={name}
                        name={name}
                        label={label}
                        max={max}
                        of={`${line.name}, ${line.color}, ${line.size} ${what}`}
                        value={fields[name] ?? "0"}
                        onChange={({ target }) => setFields({ ...fields, [name]: target.value })}
                      />
                    ) : null,
                  )}
                </UnitLine>
              ))}
            </ul>
            <div className="mt-4 grid gap-3 border-t border-line pt-4">
              {shippingLeft > 0 ? (
                <Checkbox
                  name="shipping"
                  label={`Shipping, ${price(shippingLeft)}`}
                  checked={fields["shipping"] === "on"}
                  onChange={() => undefined}
                />
              ) : null}
              <Checkbox
                name="restock"
                label="Put the items back into stock (not those that were scanned in as a return: they are there)"
                checked={fields["restock"] === "on"}
                onChange={() => undefined}
              />
              <Button look="outline" size="small" className="justify-self-start" hidden={!hydrated} onClick={chooseAll}>
                Choose everything that is left
              </Button>
            </div>
          </Card>
          {mostOre > 0 ? (
            <Card title="Other amount">
              <TextField
                label="Amount in kr"
                name="sum"
                inputMode="decimal"
                autoComplete="off"
                pattern="\d{1,6}([.,]\d{1,2})?"
                defaultValue={fields["sum"] ?? ""}
                className="max-w-md"
                hint={`Up to ${price(mostOre)}. The items stay sold, at a lower price: if they're returned later, less goes back for them.`}
              />
            </Card>
          ) : null}
          <Card title="Reason">
            <TextField
              label="Reason"
              name="reason"
              defaultValue={fields["reason"] ?? ""}
              maxLength={200}
              required={Boolean(fields["sum"])}
              autoComplete="off"
              hint="For staff: customers never see it."
            />
          </Card>
          <RefundSums amount={isShown ? amount : null} price={price} />
          <Button type="submit" busy={busy} className="justify-self-start" disabled={hydrated && amount === null}>
            {busy ? "Refunding..." : isShown && amount ? submitText(price, amount.amountOre) : "Show the amount"}
          </Button>
        </Form>
      ) : (
        <Notice className="mt-6">There is no payment of this order to refund.</Notice>
      )}
    </div>
  );
}

/** Units of a line that can be refunded here; what is spoken for is paid by its notice of withdrawal, or by its return. */
function freeUnits(line: OrderDetail["lines"][number], status: OrderStatus, all: readonly Claim[]) {
  const claims = all.filter(({ lineId }) => lineId === line.id);
  const claimed = claims.reduce((sum, { units }) => sum + units, 0);
  const { unsent, sent } = unitsToRefund(line, status);
  return {
    claims,
    sent: Math.max(0, sent - claimed),
    unsent: Math.max(0, unsent - Math.max(0, claimed - sent)),
  };
}

function ClaimNote({ claim: { withdrawalId, units } }: { claim: Claim }) {
  return (
    <p className="w-full text-sm text-muted">
      {withdrawalId === null ? (
        `${units} came back after its exchange had ended: it is refunded by itself.`
      ) : (
        <>
          {`${units} in `}
          <RowLink to={`/admin/withdrawals/${withdrawalId}`}>{withdrawalId}</RowLink>: refund it there.
        </>
      )}
    </p>
  );
}

/** An item that was free is cancelled without money. */
function submitText(price: (ore: number) => string, amountOre: number): string {
  return amountOre === 0 ? "Cancel the items" : `Refund ${price(amountOre)}`;
}

function RefundSums({ amount, price }: { amount: ReturnType<typeof amountOfFields>; price: (ore: number) => string }) {
  if (!amount) return null;
  const sumOre = sumOf(amount.shares.map((share) => share.amountOre));
  const rows: [string, number][] = [["Items", amount.amountOre - amount.shippingOre - sumOre]];
  if (sumOre > 0) rows.push(["Other amount", sumOre]);
  if (amount.shippingOre > 0) rows.push(["Shipping", amount.shippingOre]);
  return (
    <dl aria-live="polite" className="grid max-w-sm gap-2 text-sm tabular-nums">
      {[...rows, ["of which VAT", amount.taxOre] as const].map(([name, ore]) => (
        <div key={name} className="flex justify-between gap-6 text-muted">
          <dt>{name}</dt>
          <dd>{price(ore)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-6 border-t border-ink pt-2 text-base font-semibold">
        <dt>To refund</dt>
        <dd>{price(amount.amountOre)}</dd>
      </div>
    </dl>
  );
}

function textFields(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(entries);
}
