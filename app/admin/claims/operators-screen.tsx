import { Form } from "react-router";

import { DataTable } from "#app/admin/frame/data-table.tsx";
import { type Operator, operatorRoles, postalAddress } from "#app/features/operators/operator.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

interface Props {
  operators: readonly Operator[];
  mayWrite: boolean;
  requestKey: string;
  answer: { problems: readonly string[]; values: Readonly<Record<string, string>> } | undefined;
}

/** Who makes the goods, imports them or answers for them. */
export function OperatorsScreen({ operators, mayWrite, requestKey, answer }: Props) {
  const field = (name: string) => ({ name, defaultValue: answer?.values[name] ?? "" });
  return (
    <div className="grid gap-6">
      <h1 className="text-lg font-semibold">Manufacturers and responsible persons</h1>
      <DataTable
        caption="Manufacturers and responsible persons"
        columns={[
          { title: "Name", cell: ({ name }) => name },
          { title: "Role", cell: ({ role }) => operatorRoles[role] },
          { title: "Postal address", cell: (operator) => postalAddress(operator) },
          { title: "Electronic address", cell: ({ electronicAddress }) => electronicAddress },
        ]}
        rows={operators}
        empty="Nobody yet."
        emptyIcon="grid"
      />
      {mayWrite ? (
        <Card title="Add one">
          {answer ? (
            <Notice tone="error" className="mb-4">
              Not added: {answer.problems.join(". ")}.
            </Notice>
          ) : null}
          <Form method="post" className="grid gap-4 md:grid-cols-3">
            <input type="hidden" name="id" value={requestKey} />
            <TextField label="Name" required maxLength={200} {...field("name")} />
            <SelectField label="Role" {...field("role")} defaultValue={answer?.values.role ?? "manufacturer"}>
              {Object.entries(operatorRoles).map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
            <TextField label="E-mail address or page" required maxLength={200} {...field("electronicAddress")} />
            <TextField label="Street" required maxLength={200} {...field("street")} />
            <TextField label="Postal code" maxLength={20} {...field("postalCode")} />
            <TextField label="Town" required maxLength={100} {...field("city")} />
            <TextField label="Country" required maxLength={2} hint="Its code, such as SE" {...field("country")} />
            <div className="self-end">
              <Button type="submit">Add</Button>
            </div>
          </Form>
        </Card>
      ) : null}
    </div>
  );
}
