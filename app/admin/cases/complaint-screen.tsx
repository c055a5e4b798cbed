import { RowLink } from "#app/admin/frame/row-link.tsx";
import { Timeline } from "#app/admin/frame/timeline.tsx";
import { wishNames } from "#app/features/after-sale/cases/complaint-words.texts.ts";
import { isLate } from "#app/features/after-sale/cases/complaint.ts";
import type { ComplaintStaffPage } from "#app/features/after-sale/cases/read-complaint-page.server.ts";
import { complaintStatusFacts } from "#app/shared/case-statuses.ts";
import { exactTime, formatDate } from "#app/shared/dates.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { CaseHeader, Fact, Facts, type RefusedForm } from "./case-frame.tsx";
import { channelNames, remedyNames, stepNames } from "./case-names.ts";
import { ItemsCard } from "./complaint-items.tsx";
import { DecideCard, type FormIds, LetterCard } from "./complaint-letters.tsx";
import { RemedyCards } from "./complaint-remedies.tsx";
import type { Payable } from "./payable-here.ts";

interface Props {
  page: ComplaintStaffPage;
  ids: FormIds;
  refused: RefusedForm | null;
  mayWrite: boolean;
  mayRefund: boolean;
  payable: Payable;
}

/** One complaint: what was told, what happened, and what staff can do about it. */
export function ComplaintScreen({ page, ids, refused, mayWrite, mayRefund, payable }: Props) {
  const { complaint, seen } = page;
  const { status, remedy } = complaint;
  const canAct = mayWrite && !complaintStatusFacts[status].isClosed;
  return (
    <>
      <CaseHeader
        list="/admin/returns"
        listName="returns"
        number={complaint.id}
        state={complaintStatusFacts[status]}
        errors={[refused?.message]}
      >
        {remedy ? <Badge tone="neutral">{remedyNames[remedy]}</Badge> : null}
      </CaseHeader>
      {/* A new key empties the forms once something was done. */}
      <div key={seen} className="mt-6 grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
        <div className="grid min-w-0 gap-4 lg:gap-6">
          <ToldCard page={page} />
          <ItemsCard page={page} refused={refused} mayWrite={canAct} />
          <ComplaintTimeline page={page} />
        </div>
        <div className="grid min-w-0 gap-4 lg:gap-6">
          {canAct ? <DecideCard page={page} ids={ids} refused={refused} /> : null}
          {canAct ? (
            <RemedyCards page={page} ids={ids} refused={refused} mayRefund={mayRefund} payable={payable} />
          ) : null}
          {mayWrite ? <LetterCard page={page} ids={ids} refused={refused} /> : null}
        </div>
      </div>
    </>
  );
}

function ToldCard({ page: { complaint } }: { page: ComplaintStaffPage }) {
  const { order } = complaint;
  return (
    <Card title="Complaint" className="text-sm leading-6">
      {isLate(complaint) ? (
        <Notice tone="warning" className="mb-4">
          {order?.country === "Sweden"
            ? "Received after the three years that Swedish law allows."
            : `Received after Sweden's three years. The law of ${order?.country ?? "the customer's country"} may allow longer: five years for durable goods in Norway, no fixed limit in Finland.`}
        </Notice>
      ) : null}
      <p className="whitespace-pre-line wrap-anywhere">{complaint.description}</p>
      {complaint.photos.length > 0 ? (
        <ul className="mt-4 flex flex-wrap gap-2">
          {complaint.photos.map((photo, i) => (
            <li key={photo}>
              <a href={`/admin/complaint-pictures/${photo}`} target="_blank" rel="noreferrer" className="block">
                <img
                  src={`/admin/complaint-pictures/${photo}?w=320`}
                  alt={`The fault, ${i + 1}`}
                  className="size-28 border border-line object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <Facts className="mt-4 border-t border-line pt-4">
        <Fact name="Would like">{wishNames()[complaint.wish]}</Fact>
        <Fact name="Received">{exactTime(complaint.receivedAt)}</Fact>
        <Fact name="By">
          {complaint.enteredBy
            ? `${channelNames[complaint.channel]}, entered by ${complaint.enteredBy}`
            : channelNames[complaint.channel]}
        </Fact>
        {complaint.noticedOn ? <Fact name="Noticed">{formatDate(`${complaint.noticedOn}T12:00:00Z`)}</Fact> : null}
        <Fact name="Answer by">{exactTime(complaint.answerDueAt)}</Fact>
        <Fact name="Faults until">
          {complaint.faultsUntil
            ? exactTime(complaint.faultsUntil)
            : order
              ? "open: no delivery recorded"
              : "not known"}
        </Fact>
        <Fact name="Name">{complaint.name || "erased"}</Fact>
        <Fact name="Email">{complaint.email || "erased"}</Fact>
        <Fact name="Order">
          {order ? <RowLink to={`/admin/orders/${order.id}`}>{order.orderNumber}</RowLink> : complaint.typedReference}
        </Fact>
      </Facts>
      {order && !complaint.isOfBuyer ? (
        <p className="mt-3 font-medium">
          Sent from a different address than the order's. Verify who it is before you share order details.
        </p>
      ) : null}
    </Card>
  );
}

/** What happened to a complaint, with what was written. */
function ComplaintTimeline({ page: { complaint, refunds } }: { page: ComplaintStaffPage }) {
  const entries = complaint.events.map(({ type, reference, ...event }) => {
    const refund = refunds.find(({ id }) => id === reference);
    const isPending = refund && refund.status !== "succeeded";
    return {
      ...event,
      title: stepNames[type] + (isPending ? " (not confirmed by the payment provider yet)" : ""),
    };
  });
  return (
    <Card title="Timeline" className="text-sm leading-6">
      <Timeline entries={entries} />
    </Card>
  );
}
