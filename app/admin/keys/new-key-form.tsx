import { Form, useNavigation } from "react-router";

import { RightsFields } from "#app/admin/staff/rights-fields.tsx";
import { keyRightAreas } from "#app/features/shop/keys/key-rights.ts";
import { maxKeyName } from "#app/features/shop/keys/key.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import type { KeyErrors, KeyValues } from "./key-form.ts";

interface Props {
  values: KeyValues;
  errors: KeyErrors;
  /** The Swedish day. */
  today: string;
}

/** A new key: its name, how long it works, and what it may do. */
export function NewKeyForm({ values, errors, today }: Props) {
  const isSent = useNavigation().formData?.get("intent") === "create";
  return (
    <Card title="New key">
      <Form method="post" action="/admin/keys" preventScrollReset className="grid gap-6">
        <input type="hidden" name="intent" value="create" />
        {errors.form ? <Notice tone="error">{errors.form}</Notice> : null}
        <div className="grid max-w-4xl gap-4 md:grid-cols-2">
          <TextField
            label="Name"
            name="name"
            maxLength={maxKeyName}
            defaultValue={values.name}
            error={errors.name}
            hint="What uses it, for example Warehouse. The audit log calls it this, and buyers read it where it is a shopping agent's."
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
        <div className="max-w-4xl">
          <RightsFields
            areas={keyRightAreas}
            held={values.permissions}
            hint="What a key may change, it may also see: we add that when you save."
            error={errors.permissions}
          />
        </div>
        <TextAreaField
          className="max-w-4xl"
          label="Origins of web pages (optional)"
          name="origins"
          rows={2}
          defaultValue={values.origins}
          error={errors.origins}
          hint="Only for a key that a web page uses. Everyone who opens the page can read the key. One per line, for example https://tool.example.com."
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" busy={isSent}>
            Create key
          </Button>
          <p className="text-sm text-muted">A key keeps working when the person who created it leaves.</p>
        </div>
      </Form>
    </Card>
  );
}
