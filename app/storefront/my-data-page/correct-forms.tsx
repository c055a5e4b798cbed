import type { CorrectableOrder, MyData } from "#app/features/after-sale/my-data/read-my-data.server.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";

import type { MyDataAnswer } from "./answer.server.ts";
import { myDataTexts } from "./my-data.texts.ts";

type Invalid = Extract<MyDataAnswer, { kind: "invalid" }> | undefined;

const customerFields = ["firstName", "lastName", "city", "country"] as const;
const orderFields = ["firstName", "lastName", "address", "postalCode", "city", "phone"] as const;
type FieldName = (typeof customerFields)[number] | (typeof orderFields)[number];
const optional = ["city", "country", "phone"];

/** The forms that correct the customer record, and where orders go that are not sent yet. */
export function CorrectForms({ mine: { customer, orders }, invalid }: { mine: MyData; invalid: Invalid }) {
  const texts = myDataTexts();
  if (!customer && orders.length === 0) return <p className="max-w-prose leading-7">{texts.nothingToCorrect}</p>;
  return (
    <div className="grid gap-10 lg:grid-cols-2">
      {customer ? (
        <Form
          title={texts.yourDetails}
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
      title={myDataTexts().unshipped(order.orderNumber)}
      intent="correct-order"
      fields={orderFields}
      values={order}
      hidden={{ orderId: order.id, country: order.country }}
      invalid={invalid}
    />
  );
}

interface FormProps<Name extends FieldName> {
  title: string;
  intent: string;
  fields: readonly Name[];
  values: Readonly<Record<NoInfer<Name>, string>>;
  hidden?: Readonly<Record<string, string>>;
  invalid: Invalid;
}

function Form<Name extends FieldName>({ title, intent, fields, values, hidden = {}, invalid }: FormProps<Name>) {
  const texts = myDataTexts();
  const mine = invalid?.form === `${intent}${hidden["orderId"] ?? ""}` ? invalid : undefined;
  return (
    <form method="post" action={localPath("/privacy/my-data#correct")} className="grid content-start gap-4">
      <h3 className="font-semibold">{title}</h3>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map((name) => (
        <TextField
          key={name}
          label={texts[name]}
          name={name}
          required={!optional.includes(name)}
          maxLength={200}
          autoComplete="off"
          defaultValue={mine?.fields[name] ?? values[name]}
          error={mine?.errors[name] ? texts.checkField(texts[name]) : undefined}
        />
      ))}
      <Button type="submit" name="intent" value={intent} className="justify-self-start">
        {texts.save}
      </Button>
    </form>
  );
}
