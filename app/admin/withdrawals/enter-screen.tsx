import { Form } from "react-router";

import { RowLink } from "#app/admin/frame/row-link.tsx";
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

/** Enters a notice that came by phone, letter or mail. It gets the same receipt. */
export function EnterWithdrawalScreen({ formId, receivedAt, fields, error }: Props) {
  return (
    <div className="mx-auto max-w-2xl">
      <RowLink to="/admin/withdrawals">Back to withdrawals</RowLink>
      <h1 className="mt-2 display text-display-sm lg:text-display-md">Enter a withdrawal</h1>
      <p className="mt-3 text-sm leading-6 text-muted">
        It counts from when it was sent. The receipt goes out by e-mail at once; without an address, send it by post.
      </p>
      {error ? (
        <Notice tone="error" className="mt-6">
          {error}
        </Notice>
      ) : null}
      <Form method="post" className="mt-6 grid gap-5">
        <input type="hidden" name="formId" value={fields?.["formId"] ?? formId} />
        <SelectField label="Came by" name="channel" required defaultValue={fields?.["channel"] ?? "phone"}>
          <option value="phone">Phone</option>
          <option value="mail">E-mail</option>
          <option value="letter">Letter</option>
        </SelectField>
        <TextField
          label="When it was sent, Swedish time"
          name="receivedAt"
          type="datetime-local"
          required
          defaultValue={fields?.["receivedAt"] ?? receivedAt}
        />
        <TextField label="Name" name="name" required maxLength={200} defaultValue={fields?.["name"] ?? ""} />
        <TextField
          label="Order number, or what they said of it"
          name="reference"
          required
          maxLength={60}
          defaultValue={fields?.["reference"] ?? ""}
        />
        <TextField
          label="E-mail for the receipt"
          name="email"
          type="email"
          hint="Leave it empty for somebody without e-mail, who called or wrote a letter."
          maxLength={200}
          defaultValue={fields?.["email"] ?? ""}
        />
        <TextAreaField
          label="Which items (leave empty for the whole order)"
          name="items"
          rows={3}
          maxLength={500}
          defaultValue={fields?.["items"] ?? ""}
        />
        <Button type="submit" className="sm:justify-self-start sm:px-10">
          Enter and send the receipt
        </Button>
      </Form>
    </div>
  );
}
