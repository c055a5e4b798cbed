import { Form } from "react-router";

import { RowLink } from "#app/admin/frame/row-link.tsx";
import { wishNames } from "#app/features/after-sale/complaints/complaint-texts.ts";
import { descriptionLength, itemsLength } from "#app/features/after-sale/complaints/schemas.ts";
import { complaintWishes } from "#app/shared/states.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

interface Props {
  formId: string;
  /** Local time now, for the field. */
  receivedAt: string;
  fields: Record<string, string> | null;
  error: string | null;
}

/** Enters a complaint that came by phone, letter or mail. It gets the same receipt. */
export function EnterComplaintScreen({ formId, receivedAt, fields, error }: Props) {
  const typed = (name: string, first = "") => fields?.[name] ?? first;
  return (
    <div className="mx-auto max-w-2xl">
      <RowLink to="/admin/complaints">Back to complaints</RowLink>
      <h1 className="mt-2 display text-display-sm lg:text-display-md">Enter a complaint</h1>
      <p className="mt-3 text-sm leading-6 text-muted">
        It counts from when it was told. The receipt goes out at once, and you find the order by its number on the next
        page.
      </p>
      {error ? (
        <Notice tone="error" className="mt-6">
          {error}
        </Notice>
      ) : null}
      <Form method="post" className="mt-6 grid gap-5">
        <input type="hidden" name="formId" value={typed("formId", formId)} />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField label="Came by" name="channel" required defaultValue={typed("channel", "phone")}>
            <option value="phone">Phone</option>
            <option value="mail">E-mail</option>
            <option value="letter">Letter</option>
          </SelectField>
          <TextField
            label="Told on"
            name="receivedAt"
            type="datetime-local"
            required
            defaultValue={typed("receivedAt", receivedAt)}
          />
        </div>
        <TextField label="Name" name="name" required maxLength={200} defaultValue={typed("name")} />
        <TextField
          label="Order number, or what they said of it"
          name="reference"
          required
          maxLength={60}
          defaultValue={typed("reference")}
        />
        <TextField
          label="E-mail for the receipt and the answer"
          name="email"
          type="email"
          required
          maxLength={200}
          defaultValue={typed("email")}
        />
        <TextField label="Which items" name="items" maxLength={itemsLength} defaultValue={typed("items")} />
        <TextAreaField
          label="What is wrong, in their words"
          name="description"
          required
          rows={5}
          maxLength={descriptionLength}
          defaultValue={typed("description")}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="Noticed on (optional)" name="noticedOn" type="date" defaultValue={typed("noticedOn")} />
          <SelectField label="Would like" name="wish" required defaultValue={typed("wish", "suggest")}>
            {complaintWishes.map((wish) => (
              <option key={wish} value={wish}>
                {wishNames[wish]}
              </option>
            ))}
          </SelectField>
        </div>
        <Button type="submit" className="sm:justify-self-start sm:px-10">
          Enter and send the receipt
        </Button>
      </Form>
    </div>
  );
}
