import { Form } from "react-router";

import type { readMail } from "#app/features/shop/mail/list-unsent.server.ts";
import { liftReasonNames } from "#app/features/shop/mail/mail-reasons.ts";
import { scopeTexts } from "#app/features/shop/mail/mail-reasons.ts";
import { mailProviderNames } from "#app/features/shop/mail/provider-names.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { liftReasons } from "#app/shared/states.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { SelectField } from "#app/ui/field.tsx";

type Suppression = NonNullable<Awaited<ReturnType<typeof readMail>>>["suppressions"][number];

const reasonTexts: Record<Suppression["reason"], string> = {
  bounced: "An email to this address bounced",
  complained: "The recipient reported an email as spam",
};

/** Why the shop does not write to an address, since when, and letting it write there again. */
export function SuppressionsCard({ suppressions }: { suppressions: readonly Suppression[] }) {
  if (suppressions.length === 0) return null;
  return (
    <Card title="Suppressed address" className="text-sm leading-6">
      <ul className="divide-y divide-line">
        {suppressions.map((suppression) => (
          <li key={suppression.id} className="py-4 first:pt-0 last:pb-0">
            <p className="font-medium">
              {reasonTexts[suppression.reason]}
              <span className="font-normal text-muted">
                {`, ${sourceName(suppression.source)}, `}
                <time dateTime={suppression.since}>{formatDateTime(suppression.since)}</time>
              </span>
            </p>
            {suppression.liftedAt && suppression.liftReason ? (
              <p className="text-muted">
                Allowed again by {suppression.liftedBy},{" "}
                <time dateTime={suppression.liftedAt}>{formatDateTime(suppression.liftedAt)}</time>:{" "}
                {liftReasonNames[suppression.liftReason]}.
              </p>
            ) : (
              <>
                <p>We don't send {scopeTexts[suppression.scope]}.</p>
                <LiftForm suppression={suppression} />
              </>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function LiftForm({ suppression: { id } }: { suppression: Suppression }) {
  return (
    <Form method="post" preventScrollReset className="mt-3 flex flex-wrap items-end gap-3">
      <input type="hidden" name="intent" value="lift" />
      <input type="hidden" name="suppressionId" value={id} />
      <SelectField
        label="Reason to allow it"
        name="reason"
        required
        defaultValue=""
        className="grow basis-64 sm:max-w-md"
      >
        <option value="" disabled>
          Choose a reason
        </option>
        {liftReasons.map((reason) => (
          <option key={reason} value={reason}>
            {liftReasonNames[reason]}
          </option>
        ))}
      </SelectField>
      <Button type="submit" size="small" look="outline" className="min-h-12">
        Allow address
      </Button>
    </Form>
  );
}

function sourceName(source: string): string {
  return Object.hasOwn(mailProviderNames, source)
    ? mailProviderNames[source as keyof typeof mailProviderNames]
    : source;
}
