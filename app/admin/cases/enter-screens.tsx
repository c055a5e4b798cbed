import type { ReactNode } from "react";
import { Form } from "react-router";

import { RowLink } from "#app/admin/frame/row-link.tsx";
import { wishNames } from "#app/features/after-sale/cases/complaint-texts.ts";
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
  /** `withdrawal`, with its list at `/admin/withdrawals`. */
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
      <RowLink to={`/admin/${noun}s`}>{`Back to ${noun}s`}</RowLink>
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
          <SelectField label="Came by" name="channel" required defaultValue={typed("channel", "phone")}>
            <option value="phone">Phone</option>
            <option value="mail">E-mail</option>
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
          label="Order number, or what they said of it"
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
          Enter and send the receipt
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
      lead="It counts from when it was sent. The receipt goes out by e-mail at once; without an address, send it by post."
      receivedLabel="When it was sent, Swedish time"
      emailLabel="E-mail for the receipt"
      emailHint="Leave it empty for somebody without e-mail, who called or wrote a letter."
      {...props}
    >
      {(typed) => (
        <TextAreaField
          label="Which items (leave empty for the whole order)"
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
      lead="It counts from when it was told. The receipt goes out at once, and you find the order by its number on the next page."
      receivedLabel="Told on"
      emailLabel="E-mail for the receipt and the answer"
      {...props}
    >
      {(typed) => (
        <>
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
        </>
      )}
    </EnterCase>
  );
}
