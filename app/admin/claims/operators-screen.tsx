import { Form } from "react-router";

import { DataTable } from "#app/admin/frame/data-table.tsx";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import { type Operator, operatorRoles, postalAddress } from "#app/features/catalogue/operators/operator.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { OperatorFieldset } from "./operator-fields.tsx";

interface Props {
  operators: readonly Operator[];
  mayWrite: boolean;
  requestKey: string;
  answer: { problems: readonly string[]; values: Readonly<Record<string, string>> } | undefined;
}

/** Who makes the goods, imports them or answers for them. */
export function OperatorsScreen({ operators, mayWrite, requestKey, answer }: Props) {
  return (
    <div className="grid gap-6">
      <h1 className="display text-display-sm lg:text-display-md">Manufacturers and responsible persons</h1>
      <DataTable
        caption="Manufacturers and responsible persons"
        columns={[
          {
            title: "Name",
            lead: true,
            cell: ({ id, name }) => <RowLink to={`/admin/operators/${encodeURIComponent(id)}`}>{name}</RowLink>,
          },
          { title: "Role", cell: ({ role }) => operatorRoles[role] },
          { title: "Postal address", cell: (operator) => postalAddress(operator) },
          { title: "Email or web", cell: ({ electronicAddress }) => electronicAddress },
        ]}
        rows={operators}
        empty="None yet."
        emptyIcon="grid"
      />
      {mayWrite ? (
        <Card title="Add a manufacturer or responsible person">
          {answer ? (
            <Notice tone="error" className="mb-4">
              Not added: {answer.problems.join(". ")}.
            </Notice>
          ) : null}
          <Form method="post" className="grid gap-4 md:grid-cols-3">
            <input type="hidden" name="id" value={requestKey} />
            <OperatorFieldset values={answer?.values ?? {}} />
            <div className="self-end">
              <Button type="submit">Add</Button>
            </div>
          </Form>
        </Card>
      ) : null}
    </div>
  );
}
