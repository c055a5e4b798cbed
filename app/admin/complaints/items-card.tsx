import { RowLink } from "#app/admin/frame/row-link.tsx";
import type { ComplaintStaffPage } from "#app/features/after-sale/complaints/read-staff-page.server.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/field.tsx";

import type { RefusedForm } from "./form-state.ts";
import { StaffForm, typedIn } from "./staff-form.tsx";

interface Props {
  page: ComplaintStaffPage;
  refused: RefusedForm | null;
  mayWrite: boolean;
}

/** What is faulty, and the order that it is of: staff match it and name the items where the buyer typed them. */
export function ItemsCard({ page, refused, mayWrite }: Props) {
  const { complaint, candidates, suggested, coming } = page;
  if (complaint.lines.length > 0)
    return (
      <Card title="Items" className="text-sm leading-6">
        <ul>
          {complaint.lines.map((line) => (
            <li key={line.id}>{`${line.quantity} × ${line.name}, ${line.color}, ${line.size}`}</li>
          ))}
        </ul>
        {coming.length > 0 ? (
          <p className="mt-3">
            Comes back:{" "}
            {coming.map(({ id, number, status }) => (
              <RowLink key={id} to={`/admin/returns/${id}`}>{`${number} (${status})`}</RowLink>
            ))}
          </p>
        ) : null}
      </Card>
    );
  const isMatched = complaint.order !== null;
  return (
    <Card title={isMatched ? "Which items" : "Match it to its order"} className="text-sm leading-6">
      {complaint.items ? <p className="mb-3 wrap-anywhere">{`They wrote: ${complaint.items}`}</p> : null}
      {isMatched ? null : candidates.length === 0 ? (
        <p className="mb-4 text-muted">No order has this number or this e-mail address.</p>
      ) : (
        <ul className="mb-4">
          {candidates.map((order) => (
            <li key={order.id} className="wrap-anywhere">
              <RowLink to={`/admin/orders/${order.id}`}>{order.orderNumber}</RowLink>
              {` of ${order.email || "an erased person"}, ${formatDateTime(order.createdAt)}`}
            </li>
          ))}
        </ul>
      )}
      {mayWrite ? (
        <StaffForm intent={isMatched ? "items" : "match"} hidden={{}}>
          {isMatched ? null : (
            <TextField
              label="Order number"
              name="orderNumber"
              required
              defaultValue={typedIn(refused, "match", "orderNumber") || (suggested?.orderNumber ?? "")}
            />
          )}
          {suggested?.lines.map((line) => (
            <TextField
              key={line.id}
              label={`${line.name}, ${line.color}, ${line.size} (of ${line.units})`}
              name={`units.${line.id}`}
              type="number"
              min={0}
              max={line.units}
              inputMode="numeric"
              defaultValue={typedIn(refused, isMatched ? "items" : "match", `units.${line.id}`)}
            />
          ))}
          {isMatched ? null : (
            <p className="text-muted">
              The items are those of the first order above. For another order, match it first and name them then.
            </p>
          )}
          <Button type="submit" size="small" className="justify-self-start">
            {isMatched ? "Name the items" : "Match"}
          </Button>
        </StaffForm>
      ) : null}
    </Card>
  );
}
