import type { ReactNode } from "react";
import { Form } from "react-router";

import { RowLink } from "#app/admin/frame/row-link.tsx";
import { UnitField, UnitLine } from "#app/admin/orders/unit-field.tsx";
import type { ReturnPage } from "#app/features/returns/read-return.server.ts";
import { carrierIds, carrierName } from "#app/features/shipping/carriers.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";
import { wasteReasons } from "#app/shared/states.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Checkbox, SelectField, TextField } from "#app/ui/field.tsx";

import { destinationNames, kindNames, returnStatusFacts, wasteNames } from "./returns-view.ts";

interface Props {
  found: ReturnPage;
  ids: { parcelId: string; fulfilmentId: string; lossId: string };
  mayRefund: boolean;
}

/** A return: what came back and where it went, and what follows. */
export function ReturnScreen({ found, ids, mayRefund }: Props) {
  const awaited = found.lines.filter((line) => line.received < line.quantity);
  const isOpen = mayRefund && awaited.length > 0 && (found.status === "requested" || found.status === "lapsed");
  return (
    <div className="mx-auto grid max-w-3xl gap-4 lg:gap-6">
      <div>
        <RowLink to="/admin/returns">Back to the returns</RowLink>
        <h1 className="display mt-2 text-display-sm lg:text-display-md">{found.number}</h1>
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          <Badge tone={returnStatusFacts[found.status].tone}>{returnStatusFacts[found.status].name}</Badge>
          <span>{kindNames[found.kind] ?? found.kind}</span>
          <RowLink to={`/admin/orders/${found.orderId}`}>{found.orderNumber}</RowLink>
          {found.withdrawalId ? (
            <RowLink to={`/admin/withdrawals/${found.withdrawalId}`}>{found.withdrawalId}</RowLink>
          ) : null}
        </p>
      </div>
      {isOpen ? <ReceiveForm found={found} awaited={awaited} parcelId={ids.parcelId} /> : null}
      {found.received.length > 0 ? <Received found={found} /> : null}
      {found.exchange ? <Replacement found={found} fulfilmentId={ids.fulfilmentId} mayRefund={mayRefund} /> : null}
      {found.kind === "withdrawal" ? <Losses found={found} lossId={ids.lossId} mayRefund={mayRefund} /> : null}
    </div>
  );
}

function Intent({ intent, children }: { intent: string; children: ReactNode }) {
  return (
    <Form method="post" className="grid gap-4" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      {children}
    </Form>
  );
}

function ReceiveForm({
  found,
  awaited,
  parcelId,
}: {
  found: ReturnPage;
  awaited: ReturnPage["lines"];
  parcelId: string;
}) {
  return (
    <Card title="In the parcel">
      <Intent intent="receive">
        <input type="hidden" name="parcelId" value={parcelId} />
        <ul className="divide-y divide-line">
          {awaited.map((line) => {
            const of = `${line.name}, ${line.color}, ${line.size}`;
            const others = found.replacements.filter(({ id }) => id === line.id);
            const left = line.quantity - line.received;
            return (
              <UnitLine key={line.id} line={line}>
                <UnitField
                  label={`of ${left}`}
                  name={`quantity.${line.id}`}
                  of={`${of} received`}
                  max={left}
                  defaultValue={left}
                />
                {others.length > 0 ? (
                  <SelectField label="What came back" name={`variant.${line.id}`} defaultValue={others[0]?.variantId}>
                    {others.map(({ variantId, color, size }) => (
                      <option key={variantId} value={variantId}>{`${color}, ${size}`}</option>
                    ))}
                    <option value={line.variantId}>{`${line.color}, ${line.size}`}</option>
                  </SelectField>
                ) : (
                  <input type="hidden" name={`variant.${line.id}`} value={line.variantId} />
                )}
                <SelectField label="Where it goes" name={`destination.${line.id}`}>
                  <option value="stock">{destinationNames.stock}</option>
                  <option value="repair">{destinationNames.repair}</option>
                  {wasteReasons.map((reason) => (
                    <option
                      key={reason}
                      value={`waste:${reason}`}
                    >{`${destinationNames.waste}: ${wasteNames[reason]}`}</option>
                  ))}
                </SelectField>
              </UnitLine>
            );
          })}
        </ul>
        {found.kind === "withdrawal" ? (
          <Checkbox name="inspect" label="Something lost value: hold the refund until I entered it" />
        ) : null}
        <div>
          <Button type="submit">Receive</Button>
        </div>
      </Intent>
    </Card>
  );
}

function Received({ found }: { found: ReturnPage }) {
  return (
    <Card title="What came back">
      <ul className="divide-y divide-line text-sm">
        {found.received.map((line, i) => (
          <li key={`${line.parcelId} ${i}`} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-3">
            <span>{`${line.quantity} × ${line.name}`}</span>
            <span>
              {destinationNames[line.destination]}
              {line.wasteReason ? `: ${wasteNames[line.wasteReason]}` : ""}
            </span>
            <span className="w-full text-muted">{`${line.receivedBy}, ${formatDateTime(line.receivedAt)}`}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Replacement({
  found,
  fulfilmentId,
  mayRefund,
}: {
  found: ReturnPage;
  fulfilmentId: string;
  mayRefund: boolean;
}) {
  const { exchange } = found;
  if (!exchange) return null;
  return (
    <Card title="Replacement">
      <p className="mb-4 text-sm">
        {`${exchange.quantity} × ${exchange.name}, ${exchange.color}, ${exchange.size}`}
        {exchange.status === "held" ? `, held until ${formatDateTime(exchange.heldUntil)}` : ""}
        {exchange.differenceOre > 0
          ? `. Costs less: ${formatPrice(exchange.differenceOre, exchange.currency)} goes back`
          : ""}
      </p>
      {exchange.status === "held" && found.status === "received" && mayRefund ? (
        <Intent intent="send">
          <input type="hidden" name="fulfilmentId" value={fulfilmentId} />
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField label="Carrier" name="carrier">
              {carrierIds.map((id) => (
                <option key={id} value={id}>
                  {carrierName(id)}
                </option>
              ))}
            </SelectField>
            <TextField label="Tracking ID" name="trackingId" maxLength={60} autoComplete="off" spellCheck={false} />
          </div>
          <div>
            <Button type="submit">Send and tell the customer</Button>
          </div>
        </Intent>
      ) : null}
    </Card>
  );
}

function Losses({ found, lossId, mayRefund }: { found: ReturnPage; lossId: string; mayRefund: boolean }) {
  const mayDeduct = mayRefund && found.status === "received";
  if (!mayDeduct && found.losses.length === 0) return null;
  return (
    <Card title="Loss of value">
      <ul className="divide-y divide-line text-sm">
        {found.losses.map((loss) => (
          <li key={loss.id} className="grid gap-2 py-3">
            <p>{`${loss.name}: ${formatPrice(loss.amountOre, loss.currency)}. ${loss.reason}`}</p>
            {loss.objectedAt ? <p className="text-danger">{`Objected ${formatDateTime(loss.objectedAt)}`}</p> : null}
            {loss.decision ? <p className="text-muted">{loss.decision === "kept" ? "Kept" : "Dropped"}</p> : null}
            {loss.decision === null && mayRefund ? (
              <Intent intent="decide">
                <input type="hidden" name="lossId" value={loss.id} />
                <div className="flex flex-wrap gap-3">
                  <Button type="submit" name="decision" value="dropped" size="small" look="outline">
                    Drop it
                  </Button>
                  {loss.objectedAt ? (
                    <Button type="submit" name="decision" value="kept" size="small" look="outline">
                      Keep it
                    </Button>
                  ) : null}
                </div>
              </Intent>
            ) : null}
          </li>
        ))}
      </ul>
      {mayDeduct && !found.isInformed ? (
        <p className="text-sm">This buyer was never told about the right of withdrawal, so nothing may be deducted.</p>
      ) : null}
      {mayDeduct && found.isInformed ? (
        <Intent intent="deduct">
          <input type="hidden" name="lossId" value={lossId} />
          <SelectField label="Item" name="line">
            {found.lines.map((line) => (
              <option key={line.id} value={line.id}>{`${line.name}, ${line.color}, ${line.size}`}</option>
            ))}
          </SelectField>
          <TextField label="Deduction in kronor" name="amount" inputMode="decimal" required maxLength={10} />
          <TextField label="Why, for the buyer" name="reason" required maxLength={500} />
          <div>
            <Button type="submit" look="outline">
              Deduct and tell the buyer
            </Button>
          </div>
        </Intent>
      ) : null}
      {mayDeduct ? (
        <div className="mt-6">
          <Intent intent="refund">
            <div>
              <Button type="submit">Refund now</Button>
            </div>
          </Intent>
        </div>
      ) : null}
    </Card>
  );
}
