import { RowLink } from "#app/admin/frame/row-link.tsx";
import type { ComplaintStaffPage } from "#app/features/after-sale/cases/read-complaint-page.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/field.tsx";

import { Candidates, CaseForm, Items, type RefusedForm, UnitsField, typedIn } from "./case-frame.tsx";

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
        <Items lines={complaint.lines} />
        {coming.length > 0 ? (
          <p className="mt-3">
            Returning:{" "}
            {coming.map(({ id, number, status }) => (
              <RowLink key={id} to={`/admin/returns/${id}`}>{`${number} (${status})`}</RowLink>
            ))}
          </p>
        ) : null}
      </Card>
    );
  const isMatched = complaint.order !== null;
  const intent = isMatched ? "items" : "match";
  return (
    <Card title={isMatched ? "Which items" : "Match to order"} className="text-sm leading-6">
      {complaint.items ? <p className="mb-3 wrap-anywhere">{`Customer wrote: ${complaint.items}`}</p> : null}
      {isMatched ? null : (
        <div className="mb-4">
          <Candidates orders={candidates} />
        </div>
      )}
      {mayWrite ? (
        <CaseForm intent={intent}>
          {isMatched ? null : (
            <TextField
              label="Order number"
              name="orderNumber"
              required
              defaultValue={typedIn(refused, "match", "orderNumber") || (suggested?.orderNumber ?? "")}
            />
          )}
          {suggested?.lines.map((line) => (
            <UnitsField
              key={line.id}
              line={line}
              note={`of ${line.units}`}
              most={line.units}
              typed={typedIn(refused, intent, `units.${line.id}`)}
            />
          ))}
          {isMatched ? null : (
            <p className="text-muted">These items are from the first order above. For another order, match it first.</p>
          )}
          <Button type="submit" size="small" className="justify-self-start">
            {isMatched ? "Add items" : "Match"}
          </Button>
        </CaseForm>
      ) : null}
    </Card>
  );
}
