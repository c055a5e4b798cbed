import { Form, useNavigation } from "react-router";

import { RowLink } from "#app/admin/frame/row-link.tsx";
import { RightsFields } from "#app/admin/staff/rights-fields.tsx";
import { keyRightAreas } from "#app/features/shop/keys/key-rights.ts";
import { maxKeyName } from "#app/features/shop/keys/key.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import type { KeyErrors, KeyValues } from "./key-form.ts";

interface Props {
  values: KeyValues;
  errors: KeyErrors;
  /** The Swedish day. */
  today: string;
}

/** A new key: its name, how long it works, and what it may do. */
export function NewKeyScreen({ values, errors, today }: Props) {
  const isSent = useNavigation().formData !== undefined;
  return (
    <div className="grid max-w-5xl gap-6">
      <div>
        <RowLink to="/admin/keys">Keys</RowLink>
        <h1 className="display mt-2 text-display-sm lg:text-display-md">New key</h1>
        <p className="mt-1 text-sm text-muted">
          A key belongs to the shop. It keeps working when the person who created it leaves.
        </p>
      </div>
      {errors.form ? <Notice tone="error">{errors.form}</Notice> : null}
      <Form method="post" className="grid gap-6">
        <Card title="Name">
          <div className="grid gap-4 md:grid-cols-2">
            <TextField
              label="Name"
              name="name"
              maxLength={maxKeyName}
              defaultValue={values.name}
              error={errors.name}
              hint="What uses it, for example Warehouse. The audit log calls it this."
              required
            />
            <TextField
              label="Last day (optional)"
              name="expiresOn"
              type="date"
              min={today}
              defaultValue={values.expiresOn}
              error={errors.expiresOn}
              hint="The key works through this day. Empty: until you revoke it."
            />
          </div>
        </Card>
        <Card title="What it may do">
          {errors.permissions ? (
            <Notice tone="error" className="mb-4">
              {errors.permissions}
            </Notice>
          ) : null}
          <RightsFields
            areas={keyRightAreas}
            held={values.permissions}
            hint="What a key may change, it may also see: we add that when you save."
          />
        </Card>
        <div>
          <Button type="submit" busy={isSent}>
            Create key
          </Button>
        </div>
      </Form>
    </div>
  );
}
