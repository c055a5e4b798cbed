import { refundTroubleTexts } from "#app/admin/frame/refund-troubles.ts";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import { ParcelFields } from "#app/admin/orders/parcel-fields.tsx";
import type { ReturnPage } from "#app/features/after-sale/cases/read-return.server.ts";
import { exchangeStatusFacts, returnStatusFacts } from "#app/shared/case-statuses.ts";
import { formatDate, formatDateTime } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { CaseEvents, CaseForm, CaseHeader, type RefusedForm } from "./case-frame.tsx";
import { destinationNames, kindNames, stateFacts, wasteNames } from "./case-names.ts";
import { ReceiveForm } from "./receive-form.tsx";
import { ValueLosses } from "./value-losses.tsx";

interface Props {
  found: ReturnPage;
  ids: { parcelId: string; fulfilmentId: string; lossId: string };
  mayRefund: boolean;
  refused: RefusedForm | null;
}

/** A return: what came back and where it went, and what follows. */
export function ReturnScreen({ found, ids, mayRefund, refused }: Props) {
  const fields = refused?.fields ?? {};
  const awaited = found.lines.filter((line) => line.received < line.quantity);
  const isOpen = mayRefund && awaited.length > 0 && found.mayCome;
  const received = found.lines.reduce((sum, line) => sum + line.received, 0);
  return (
    <div className="mx-auto grid max-w-3xl gap-4 lg:gap-6">
      <div>
        <CaseHeader
          list="/admin/returns"
          listName="returns"
          number={found.number}
          state={stateFacts({ status: found.status, received })}
          errors={[refused?.message, found.refundTrouble && refundTroubleTexts[found.refundTrouble]]}
        >
          <span>{kindNames[found.kind]}</span>
          <RowLink to={`/admin/orders/${found.orderId}`}>{found.orderNumber}</RowLink>
          {found.withdrawalId ? (
            <RowLink to={`/admin/withdrawals/${found.withdrawalId}`}>{found.withdrawalId}</RowLink>
          ) : null}
        </CaseHeader>
      </div>
      <TookOver found={found} />
      {isOpen ? <ReceiveForm found={found} awaited={awaited} parcelId={ids.parcelId} fields={fields} /> : null}
      {found.received.length > 0 ? <Received found={found} /> : null}
      {found.exchange ? (
        <Replacement found={found} fulfilmentId={ids.fulfilmentId} mayRefund={mayRefund} fields={fields} />
      ) : null}
      {found.kind === "withdrawal" ? (
        <ValueLosses found={found} lossId={ids.lossId} mayRefund={mayRefund} fields={fields} />
      ) : null}
      {found.mayClose && mayRefund ? <SettleCard found={found} /> : null}
      <CaseEvents events={found.events} />
    </div>
  );
}

/** Where the goods of an exchange went that a notice of withdrawal ended, and which exchanges a notice ended. */
function TookOver({ found: { takenOverBy, tookOver } }: { found: ReturnPage }) {
  if (!takenOverBy && tookOver.length === 0) return null;
  return (
    <Notice tone={takenOverBy ? "warning" : "info"}>
      {takenOverBy ? (
        <>
          {"A withdrawal ended this exchange. Receive its parcel under "}
          <RowLink to={`/admin/returns/${takenOverBy.id}`}>{takenOverBy.number}</RowLink>
        </>
      ) : (
        <>
          {"The same withdrawal ended an exchange. Items received under it count here. "}
          {tookOver.map(({ id, number }) => (
            <RowLink key={id} to={`/admin/returns/${id}`} className="mr-4">
              {number}
            </RowLink>
          ))}
        </>
      )}
    </Notice>
  );
}

function Received({ found }: { found: ReturnPage }) {
  return (
    <Card title="Received">
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
  fields,
}: {
  found: ReturnPage;
  fulfilmentId: string;
  mayRefund: boolean;
  fields: Record<string, string>;
}) {
  const { exchange } = found;
  if (!exchange) return null;
  const { isHeld } = exchangeStatusFacts[exchange.status];
  return (
    <Card title="Replacement">
      <p className="mb-4 text-sm">
        {`${exchange.quantity} × ${exchange.name}, ${exchange.color}, ${exchange.size}`}
        {isHeld && returnStatusFacts[found.status].takesGoods ? `, held until ${formatDate(exchange.heldUntil)}` : ""}
        {exchange.differenceOre > 0
          ? `. Costs less: ${formatPrice(exchange.differenceOre, exchange.currency)} goes back`
          : ""}
      </p>
      {isHeld && returnStatusFacts[found.status].hasGoods && mayRefund ? (
        <CaseForm intent="send" hidden={{ fulfilmentId }}>
          <ParcelFields typed={fields} />
          <div>
            <Button type="submit">Ship and email customer</Button>
          </div>
        </CaseForm>
      ) : null}
    </Card>
  );
}

/** Ends a return that nothing else ends: what is here is refunded, or it is closed without. */
function SettleCard({ found }: { found: ReturnPage }) {
  const { unitsHere, exchange } = found;
  const items = unitsHere === 1 ? "1 item" : `${unitsHere} items`;
  return (
    <Card title="Close return">
      <p className="mb-4 max-w-prose text-sm leading-6">
        {exchange ? "This exchange ended without a replacement. " : "This return doesn't close by itself. "}
        {unitsHere > 0
          ? `${items} of it ${unitsHere === 1 ? "is" : "are"} here and not refunded: refund, or close the return if you've settled it another way.`
          : "Everything received is refunded. Close the return if nothing more is coming."}
      </p>
      <CaseForm intent="close">
        <div className="flex flex-wrap gap-3">
          {unitsHere > 0 ? (
            <Button type="submit" name="refund" value="yes">
              {`Refund ${items} and close`}
            </Button>
          ) : null}
          <Button type="submit" name="refund" value="no" look="outline">
            Close without a refund
          </Button>
        </div>
      </CaseForm>
    </Card>
  );
}
