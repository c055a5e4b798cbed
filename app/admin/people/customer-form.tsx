import { useState } from "react";
import { Form, Link, useNavigation } from "react-router";

import { type Conflict, ConflictNotice } from "#app/admin/frame/conflict-notice.tsx";
import { UnsavedChanges } from "#app/admin/frame/unsaved-changes.tsx";
import type { Customer } from "#app/features/people/customers/edit-customer.server.ts";
import { billingCountryNames } from "#app/features/shop/addresses/countries.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** What the server said of a form that was not saved. */
export interface CustomerAnswer {
  fields: Record<string, string>;
  errors: Record<string, string>;
  conflict?: Conflict;
  /** The customer who has the email address. */
  takenBy?: string;
}

interface Props {
  customer: Customer;
  answer: CustomerAnswer | undefined;
  mayWrite: boolean;
}

/** The fields of a customer. It carries the version it was filled from, so that nobody's edit is overwritten unseen. */
export function CustomerForm({ customer, answer, mayWrite }: Props) {
  const [touched, setTouched] = useState<string | null>(null);
  const saving = useNavigation().formMethod === "POST";
  const value = (name: "firstName" | "lastName" | "email" | "city" | "country") =>
    answer?.fields[name] ?? customer[name];
  const countries: readonly string[] = billingCountryNames;
  const country = value("country");
  const options = countries.includes(country) ? countries : [country, ...countries];
  return (
    <Form
      method="post"
      // Another version, or the server's answer, fills the form anew.
      key={`${customer.updatedAt} ${answer ? "answered" : ""}`}
      onChange={() => setTouched(customer.updatedAt)}
      className="grid gap-5 sm:grid-cols-2"
    >
      <UnsavedChanges unsaved={touched === customer.updatedAt && !saving} />
      {answer?.conflict ? (
        <div className="sm:col-span-2">
          <ConflictNotice conflict={answer.conflict} pagePath={`/admin/users/${customer.id}`} />
        </div>
      ) : null}
      {answer?.takenBy ? (
        <Notice tone="error" className="sm:col-span-2">
          Another customer has this email:{" "}
          <Link to={`/admin/users/${answer.takenBy}`} className="font-medium underline underline-offset-4">
            open that customer
          </Link>
          .
        </Notice>
      ) : null}
      <input
        type="hidden"
        name="updatedAt"
        value={answer?.conflict?.savedAt ?? answer?.fields["updatedAt"] ?? customer.updatedAt}
      />
      <fieldset disabled={!mayWrite} className="contents">
        <TextField
          label="First name"
          name="firstName"
          maxLength={100}
          defaultValue={value("firstName")}
          error={answer?.errors["firstName"] && "Use up to 100 characters."}
        />
        <TextField
          label="Last name"
          name="lastName"
          maxLength={100}
          defaultValue={value("lastName")}
          error={answer?.errors["lastName"] && "Use up to 100 characters."}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          required
          maxLength={200}
          defaultValue={value("email")}
          error={answer?.errors["email"] && "Enter a valid email address, for example anna@mail.example."}
          hint="Links orders and newsletter"
          className="sm:col-span-2"
        />
        <TextField label="City" name="city" maxLength={100} defaultValue={value("city")} />
        <SelectField label="Country" name="country" defaultValue={country}>
          {options.map((name) => (
            <option key={name} value={name}>
              {name || "Unknown"}
            </option>
          ))}
        </SelectField>
        {mayWrite ? (
          <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
            <Button type="submit" size="small" busy={saving}>
              {answer?.conflict ? "Save my version" : "Save"}
            </Button>
            <p className="text-sm text-muted">After you save, later orders won't overwrite these fields.</p>
          </div>
        ) : null}
      </fieldset>
    </Form>
  );
}
