import type { ReactNode } from "react";
import { Form } from "react-router";

import { RowLink } from "#app/admin/frame/row-link.tsx";
import { wishNames } from "#app/features/after-sale/cases/complaint-words.texts.ts";
import { descriptionLength, itemsLength } from "#app/features/after-sale/cases/schemas.ts";
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

interface FrameProps extends Props {
  noun: string;
  lead: string;
  receivedLabel: string;
  emailLabel: string;
  /** Said where an address may be missing; without, there must be one. */
  emailHint?: string;
  /** The fields of this kind of case; `typed` is what was typed in one. */
  children: (typed: (name: string, first?: string) => string) => ReactNode;
}

/** Enters a case that came by phone, letter or mail. It gets the same receipt. */
function EnterCase({ noun, lead, receivedLabel, emailLabel, emailHint, children, ...form }: FrameProps) {
  const typed = (name: string, first = "") => form.fields?.[name] ?? first;
  return (
    <div className="mx-auto max-w-2xl">
      <RowLink to="/admin/returns">Back to returns</RowLink>
      <h1 className="mt-2 display text-display-sm lg:text-display-md">{`Enter a ${noun}`}</h1>
      <p className="mt-3 text-sm leading-6 text-muted">{lead}</p>
      {form.error ? (
        <Notice tone="error" className="mt-6">
          {form.error}
        </Notice>
      ) : null}
      <Form method="post" className="mt-6 grid gap-5">
        <input type="hidden" name="formId" value={typed("formId", form.formId)} />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField label="Received by" name="channel" required defaultValue={typed("channel", "phone")}>
            <option value="phone">Phone</option>
            <option value="mail">Email</option>
            <option value="letter">Letter</option>
          </SelectField>
          <TextField
            label={receivedLabel}
            name="receivedAt"
            type="datetime-local"
            required
            defaultValue={typed("receivedAt", form.receivedAt)}
          />
        </div>
        <TextField label="Name" name="name" required maxLength={200} defaultValue={typed("name")} />
        <TextField
          label="Order number, or what they told you"
          name="reference"
          required
          maxLength={60}
          defaultValue={typed("reference")}
        />
        <TextField
          label={emailLabel}
          name="email"
          type="email"
          required={emailHint === undefined}
          hint={emailHint}
          maxLength={200}
          defaultValue={typed("email")}
        />
        {children(typed)}
        <Button type="submit" className="sm:justify-self-start sm:px-10">
          Save and email receipt
        </Button>
      </Form>
    </div>
  );
}

/** Enters a notice of withdrawal. */
export function EnterWithdrawalScreen(props: Props) {
  return (
    <EnterCase
      noun="withdrawal"
      lead="Counts from when the customer sent it. We email the receipt right away. No email? Send it by mail."
      receivedLabel="Sent (Swedish time)"
      emailLabel="Email for the receipt"
      emailHint="Optional for phone calls and letters"
      {...props}
    >
      {(typed) => (
        <TextAreaField
          label="Items (leave blank for the whole order)"
          name="items"
          rows={3}
          maxLength={itemsLength}
          defaultValue={typed("items")}
        />
      )}
    </EnterCase>
  );
}

/** Enters a complaint. */
export function EnterComplaintScreen(props: Props) {
  return (
    <EnterCase
      noun="complaint"
      lead="Counts from when the customer told us. We email the receipt right away. Match the order on the next page."
      receivedLabel="Received (Swedish time)"
      emailLabel="Email for the receipt and reply"
      {...props}
    >
      {(typed) => (
        <>
          <TextField label="Items" name="items" maxLength={itemsLength} defaultValue={typed("items")} />
          <TextAreaField
            label="What's wrong, in their words"
            name="description"
            required
            rows={5}
            maxLength={descriptionLength}
            defaultValue={typed("description")}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField label="Noticed on (optional)" name="noticedOn" type="date" defaultValue={typed("noticedOn")} />
            <SelectField label="Preferred remedy" name="wish" required defaultValue={typed("wish", "suggest")}>
              {complaintWishes.map((wish) => (
                <option key={wish} value={wish}>
                  {wishNames()[wish]}
                </option>
              ))}
            </SelectField>
          </div>
        </>
      )}
    </EnterCase>
  );
}
