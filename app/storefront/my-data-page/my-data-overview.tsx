import type { MyData } from "#app/features/after-sale/my-data/read-my-data.server.ts";
import { dataRequestNames } from "#app/features/people/data-requests/kinds.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { dataRequestKinds } from "#app/shared/states.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextAreaField } from "#app/ui/field.tsx";

import type { MyDataAnswer } from "./answer.server.ts";
import { ConsentList } from "./consent-list.tsx";
import { CorrectForms } from "./correct-forms.tsx";
import { EraseForm } from "./erase-form.tsx";
import { FormResult } from "./form-result.tsx";
import { Section } from "./section.tsx";
import { StoredPlaces } from "./stored-places.tsx";

interface Props {
  mine: MyData;
  answer: MyDataAnswer | undefined;
}

/** Everything about one person, and what they can do with it. All of it works without scripts. */
export function MyDataOverview({ mine, answer }: Props) {
  const invalid = answer?.kind === "invalid" ? answer : undefined;
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4 border-b border-ink pb-6">
        <p className="leading-7">
          <span className="font-medium wrap-anywhere">{mine.email}</span>. You're signed out at{" "}
          <time dateTime={mine.endsAt}>{formatDateTime(mine.endsAt)}</time>.
        </p>
        <form method="post" action={localPath("/privacy/my-data")}>
          <Button type="submit" look="outline" size="small" name="intent" value="end">
            Sign out
          </Button>
        </form>
      </div>
      <div className="mt-6 empty:hidden">
        <FormResult answer={answer} />
      </div>
      <div className="mt-8 grid gap-12">
        <Section id="see" title="See">
          <StoredPlaces data={mine.data} />
        </Section>
        <Section id="download" title="Download">
          <p className="mb-4 max-w-prose leading-7">
            One ZIP file with everything above as JSON and CSV, and your receipts as PDF.
          </p>
          <form method="post" action={localPath("/privacy/my-data/file")}>
            <Button type="submit">Download my data</Button>
          </form>
        </Section>
        <Section id="correct" title="Correct">
          <CorrectForms mine={mine} invalid={invalid} />
        </Section>
        <Section id="consents" title="What you agreed to">
          <ConsentList consents={mine.consents} />
        </Section>
        <Section id="ask" title="Ask us">
          <p className="mb-4 max-w-prose leading-7">
            Need something else? A person will reply by email within 30 days, free of charge.
          </p>
          <form method="post" action={localPath("/privacy/my-data#ask")} className="grid max-w-xl gap-4">
            <SelectField label="What is it about?" name="kind" defaultValue={invalid?.fields["kind"] ?? "access"}>
              {dataRequestKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {dataRequestNames[kind]}
                </option>
              ))}
            </SelectField>
            <TextAreaField
              label="What can we do for you?"
              name="note"
              required
              maxLength={2_000}
              defaultValue={invalid?.form === "request" ? invalid.fields["note"] : undefined}
              error={invalid?.form === "request" ? "Tell us what it's about, in up to 2,000 characters." : undefined}
            />
            <Button type="submit" name="intent" value="request" className="justify-self-start">
              Send request
            </Button>
          </form>
        </Section>
        <Section id="erase" title="Delete">
          <EraseForm mine={mine} invalid={invalid} />
        </Section>
      </div>
    </>
  );
}
