import { Form } from "react-router";

import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";

/** Resolves a discrepancy with a note of what was done about it. */
export function DiscrepancyForm({ id, name }: { id: string; name: string }) {
  return (
    <Form
      method="post"
      action="/admin/payments/discrepancies"
      preventScrollReset
      className="flex flex-wrap items-end gap-3"
    >
      <input type="hidden" name="intent" value="resolve" />
      <input type="hidden" name="id" value={id} />
      <div className="min-w-0 flex-1 basis-64">
        <TextField label="What was done about it" name="note" required maxLength={300} autoComplete="off" />
      </div>
      <Button type="submit" size="small" look="outline" className="min-h-12">
        Resolve
        <span className="sr-only">{` ${name}`}</span>
      </Button>
    </Form>
  );
}
