import { RowLink } from "#app/admin/frame/row-link.tsx";
import { ParcelFields } from "#app/admin/orders/parcel-fields.tsx";
import type { ComplaintStaffPage } from "#app/features/after-sale/cases/read-complaint-page.server.ts";
import { complaintStatusFacts, isAwaited, isPromised } from "#app/shared/case-statuses.ts";
import { formatDate } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Checkbox, SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";

import { CaseForm, Folded, type RefusedForm, UnitsField, itemName, typedIn } from "./case-frame.tsx";
import type { FormIds } from "./complaint-letters.tsx";
import type { Payable } from "./payable-here.ts";

interface Props {
  page: ComplaintStaffPage;
  ids: FormIds;
  refused: RefusedForm | null;
}

/** What can be done for the faulty items: have them sent here, replace them, or pay back. */
export function RemedyCards({
  page,
  ids,
  refused,
  mayRefund,
  payable,
}: Props & { mayRefund: boolean; payable: Payable }) {
  const { complaint, coming } = page;
  if (complaint.lines.length === 0) return null;
  const isAccepted = isPromised(complaint.status);
  const isComing = coming.some(({ status }) => isAwaited(status));
  return (
    <>
      {!complaintStatusFacts[complaint.status].isOpen || isComing ? null : (
        <Card title="Goods" className="text-sm leading-6">
          <CaseForm intent="goods" hidden={{ returnId: ids.goods }}>
            <LetterField
              refused={refused}
              intent="goods"
              hint="We email a free return label. Receive the parcel under Returns."
            />
            <Button type="submit" size="small" look="outline" className="justify-self-start">
              Request return
            </Button>
          </CaseForm>
        </Card>
      )}
      {isAccepted ? <ReplaceCard page={page} ids={ids} refused={refused} /> : null}
      {isAccepted && mayRefund ? <MoneyCard page={page} ids={ids} refused={refused} payable={payable} /> : null}
    </>
  );
}

function ReplaceCard({ page, ids, refused }: Props) {
  const open = page.lines.filter((line) => line.open > 0);
  const [first] = open;
  if (!first) return null;
  const typed = (name: string) => typedIn(refused, "replace", name);
  const choices = page.choices.filter(({ productId }) => open.some((line) => line.productId === productId));
  const same = choices.find(
    ({ color, size, productId }) => productId === first.productId && color === first.color && size === first.size,
  );
  return (
    <Card title="Send a replacement" className="text-sm leading-6">
      <CaseForm intent="replace" hidden={{ fulfilmentId: ids.parcel }}>
        <SelectField label="For" name="line" required defaultValue={typed("line") || first.id}>
          {open.map((line) => (
            <option key={line.id} value={line.id}>{`${itemName(line)} (${line.open} open)`}</option>
          ))}
        </SelectField>
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_7rem]">
          <SelectField label="Send" name="variant" required defaultValue={typed("variant") || (same?.variantId ?? "")}>
            <option value="">Choose</option>
            {choices.map(({ variantId, color, size, left }) => (
              <option key={variantId} value={variantId} disabled={left === 0}>
                {`${color}, ${size} (${left === 0 ? "sold out" : `${left} left`})`}
              </option>
            ))}
          </SelectField>
          <TextField
            label="Units"
            name="units"
            type="number"
            min={1}
            max={1000}
            required
            defaultValue={typed("units") || "1"}
          />
        </div>
        <ParcelFields
          typed={{ carrier: typed("carrier"), trackingId: typed("trackingId") }}
          required
          numberLabel="Tracking ID"
        />
        <LetterField refused={refused} intent="replace" />
        <ReplacementIsFaulty lines={open} />
        <Button type="submit" size="small" className="justify-self-start">
          Mark as sent
        </Button>
      </CaseForm>
    </Card>
  );
}

function MoneyCard({ page: { lines, complaint, refunds }, ids, refused, payable }: Props & { payable: Payable }) {
  const open = lines.filter((line) => line.open > 0);
  const currency = complaint.order?.currency;
  return (
    <Card title="Money" className="text-sm leading-6">
      {refunds.length > 0 ? (
        <ul className="mb-4">
          {refunds.map(({ id, amountOre, status }) => (
            <li key={id}>{`${formatPrice(amountOre, currency)}: ${status}`}</li>
          ))}
        </ul>
      ) : null}
      {open.length === 0 ? <p className="text-muted">All faulty items have been replaced or refunded.</p> : null}
      {open.length > 0 && complaint.order && !payable.lowerPrice ? (
        <p className="mb-2">
          {payable.moneyBack
            ? "Paid through another provider. You can't reduce the price here. "
            : "Paid through another provider, or already refunded. You can't refund it here. "}
          <RowLink to={`/admin/orders/${complaint.order.id}/refund`}>Refund on the order page</RowLink>
        </p>
      ) : null}
      {open.length > 0 && payable.moneyBack ? (
        <Folded
          title="Refund items"
          className="border-b border-line"
          open={isOpenFirst(complaint.remedy, refused, "money-back")}
        >
          <CaseForm intent="money-back" hidden={{ form: ids.money }}>
            {open.map((line) => (
              <UnitsField
                key={line.id}
                line={line}
                note={`${line.open} open, ${formatPrice(line.backOre, currency)} with their shipping`}
                most={line.open}
                typed={typedIn(refused, "money-back", `units.${line.id}`) || String(Math.min(line.open, line.sent))}
              />
            ))}
            {complaint.order && open.some((line) => line.sent < line.open) ? (
              <p>
                Some haven't shipped:{" "}
                <RowLink to={`/admin/orders/${complaint.order.id}/refund`}>cancel them on the order page</RowLink>
              </p>
            ) : null}
            <LetterField
              refused={refused}
              intent="money-back"
              hint="Refunds the items and their share of shipping, without restocking."
            />
            <ReplacementIsFaulty lines={open} />
            <Button type="submit" size="small" className="justify-self-start">
              Refund
            </Button>
          </CaseForm>
        </Folded>
      ) : null}
      {open.length > 0 && payable.lowerPrice ? (
        <Folded
          title="Price reduction (customer keeps the item)"
          open={isOpenFirst(complaint.remedy, refused, "price-reduction") || refused?.fields["intent"] === "price"}
        >
          <CaseForm intent="price" hidden={{ form: ids.price }}>
            <SelectField
              label="For"
              name="line"
              required
              defaultValue={typedIn(refused, "price", "line") || (open[0]?.id ?? "")}
            >
              {open.map((line) => (
                <option key={line.id} value={line.id}>
                  {`${itemName(line)} (at most ${formatPrice(line.mostOre, currency)})`}
                </option>
              ))}
            </SelectField>
            <TextField
              label="Amount (kr)"
              name="amount"
              inputMode="decimal"
              required
              defaultValue={typedIn(refused, "price", "amount")}
            />
            <LetterField refused={refused} intent="price" />
            <ReplacementIsFaulty lines={open} />
            <Button type="submit" size="small" className="justify-self-start">
              Reduce price
            </Button>
          </CaseForm>
        </Folded>
      ) : null}
      {complaint.order ? (
        <p className="mt-4">
          <RowLink to={`/admin/orders/${complaint.order.id}`}>All payments of the order</RowLink>
        </p>
      ) : null}
    </Card>
  );
}

/** What the letter about a remedy says beside it. */
function LetterField({ refused, intent, hint }: { refused: RefusedForm | null; intent: string; hint?: string }) {
  const typed = typedIn(refused, intent, "text");
  return (
    <TextAreaField label="Message to the customer (optional)" name="text" rows={2} defaultValue={typed} hint={hint} />
  );
}

/** Asks on purpose whether a replacement is faulty, where items were replaced for another complaint. */
function ReplacementIsFaulty({ lines }: { lines: ComplaintStaffPage["lines"] }) {
  const before = lines.filter((line) => line.fresh < line.open).flatMap((line) => line.elsewhere);
  if (before.length === 0) return null;
  return (
    <div className="grid gap-2">
      {before.map(({ complaintId, sentAt }) => (
        <p key={`${complaintId} ${sentAt}`}>
          {"These items are in "}
          <RowLink to={`/admin/complaints/${complaintId}`}>{complaintId}</RowLink>
          {` too: replaced on ${formatDate(sentAt)}.`}
        </p>
      ))}
      <Checkbox name="again" label="The replacement is faulty." />
    </div>
  );
}

function isOpenFirst(remedy: string | null, refused: RefusedForm | null, of: string): boolean {
  return refused?.fields["intent"] === of || remedy === of;
}
