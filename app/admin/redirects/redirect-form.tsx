import { Form, Link, useNavigation } from "react-router";

import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Checkbox, TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** What was refused, as it was typed. */
export interface RefusedRedirect {
  from: string;
  to: string;
  problem: string;
}

/** A new redirect, or another target of one that is there. */
export function RedirectForm({ action, refused }: { action: string; refused: RefusedRedirect | null }) {
  const isSent = useNavigation().formData?.get("intent") === "save";
  return (
    <Card title="New redirect" className="mb-6">
      <Form method="post" action={action} preventScrollReset className="grid gap-4">
        {refused ? <Notice tone="error">{refused.problem}</Notice> : null}
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            label="Old address"
            name="from"
            defaultValue={refused?.from}
            maxLength={500}
            placeholder="/pages/about-us"
            hint="Without the site's name. Capitals make no difference."
            required
          />
          <TextField
            label="Leads to"
            name="to"
            defaultValue={refused?.to}
            maxLength={1_000}
            placeholder="/about"
            hint="A page of this shop. For another site, its full https address."
            required
          />
        </div>
        <Checkbox name="elsewhere" label="It may lead to another site" />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" name="intent" value="save" busy={isSent}>
            Save redirect
          </Button>
          <p className="text-sm text-muted">
            Many at once?{" "}
            <Link to="/admin/files?kind=redirects" className="underline underline-offset-4">
              Import a file
            </Link>
            , also Shopify's.
          </p>
        </div>
      </Form>
    </Card>
  );
}
