import type { CorrectableOrder, MyData } from "#app/features/after-sale/my-data/read-my-data.server.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";

import type { MyDataAnswer } from "./answer.server.ts";

type Invalid = Extract<MyDataAnswer, { kind: "invalid" }> | undefined;

const customerFields = { firstName: "First name", lastName: "Last name", city: "City", country: "Country" } as const;
const orderFields = {
  firstName: "First name",
  lastName: "Last name",
  address: "Address",
  postalCode: "Postal code",
  city: "City",
  phone: "Phone",
} as const;
const optional = ["city", "country", "phone"];

/** The forms that correct the customer record, and where orders go that are not sent yet. */
export function CorrectForms({ mine: { customer, orders }, invalid }: { mine: MyData; invalid: Invalid }) {
  if (!customer && orders.length === 0)
    return (
      <p className="max-w-prose leading-7">
        There's no name or address left to change: shipped orders keep theirs. Is something else wrong? Ask us below.
      </p>
    );
  return (
    <div className="grid gap-10 lg:grid-cols-2">
      {customer ? (
        <Form
          title="Your details"
          intent="correct-customer"
          fields={customerFields}
          values={customer}
          invalid={invalid}
        />
      ) : null}
      {orders.map((order) => (
        <OrderForm key={order.id} order={order} invalid={invalid} />
      ))}
    </div>
  );
}

function OrderForm({ order, invalid }: { order: CorrectableOrder; invalid: Invalid }) {
  return (
    <Form
      title={`Order ${order.orderNumber}, not shipped yet`}
      intent="correct-order"
      fields={orderFields}
      values={order}
      hidden={{ orderId: order.id, country: order.country }}
      invalid={invalid}
    />
  );
}

interface FormProps<Name extends string> {
  title: string;
  intent: string;
  fields: Readonly<Record<Name, string>>;
  values: Readonly<Record<NoInfer<Name>, string>>;
  hidden?: Readonly<Record<string, string>>;
  invalid: Invalid;
}

function Form<Name extends string>({ title, intent, fields, values, hidden = {}, invalid }: FormProps<Name>) {
  const mine = invalid?.form === `${intent}${hidden["orderId"] ?? ""}` ? invalid : undefined;
  return (
    <form method="post" action={localPath("/privacy/my-data#correct")} className="grid content-start gap-4">
      <h3 className="font-semibold">{title}</h3>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {(Object.keys(fields) as Name[]).map((name) => (
        <TextField
          key={name}
          label={fields[name]}
          name={name}
          required={!optional.includes(name)}
          maxLength={200}
          autoComplete="off"
          defaultValue={mine?.fields[name] ?? values[name]}
          error={mine?.errors[name] ? `${fields[name]}: check this field` : undefined}
        />
      ))}
      <Button type="submit" name="intent" value={intent} className="justify-self-start">
        Save
      </Button>
    </form>
  );
}
