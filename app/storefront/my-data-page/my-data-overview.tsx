import type { MyData } from "#app/features/after-sale/my-data/read-my-data.server.ts";
import { dataRequestNames } from "#app/features/people/data-requests/request-names.texts.ts";
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
import { myDataTexts } from "./my-data.texts.ts";
import { Section } from "./section.tsx";
import { StoredPlaces } from "./stored-places.tsx";

interface Props {
  mine: MyData;
  answer: MyDataAnswer | undefined;
}

/** Everything about one person, and what they can do with it. All of it works without scripts. */
export function MyDataOverview({ mine, answer }: Props) {
  const texts = myDataTexts();
  const invalid = answer?.kind === "invalid" ? answer : undefined;
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4 border-b border-ink pb-6">
        <p className="leading-7">
          <span className="font-medium wrap-anywhere">{mine.email}</span>
          {texts.signedIn}
          <time dateTime={mine.endsAt}>{formatDateTime(mine.endsAt)}</time>.
        </p>
        <form method="post" action={localPath("/privacy/my-data")}>
          <Button type="submit" look="outline" size="small" name="intent" value="end">
            {texts.signOut}
          </Button>
        </form>
      </div>
      <div className="mt-6 empty:hidden">
        <FormResult answer={answer} />
      </div>
      <div className="mt-8 grid gap-12">
        <Section id="see" title={texts.see}>
          <StoredPlaces data={mine.data} />
        </Section>
        <Section id="download" title={texts.download}>
          <p className="mb-4 max-w-prose leading-7">{texts.zip}</p>
          <form method="post" action={localPath("/privacy/my-data/file")}>
            <Button type="submit">{texts.downloadAll}</Button>
          </form>
        </Section>
        <Section id="correct" title={texts.correct}>
          <CorrectForms mine={mine} invalid={invalid} />
        </Section>
        <Section id="consents" title={texts.consents}>
          <ConsentList consents={mine.consents} />
        </Section>
        <Section id="ask" title={texts.ask}>
          <p className="mb-4 max-w-prose leading-7">{texts.askLead}</p>
          <form method="post" action={localPath("/privacy/my-data#ask")} className="grid max-w-xl gap-4">
            <SelectField label={texts.about} name="kind" defaultValue={invalid?.fields["kind"] ?? "access"}>
              {dataRequestKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {dataRequestNames()[kind]}
                </option>
              ))}
            </SelectField>
            <TextAreaField
              label={texts.note}
              name="note"
              required
              maxLength={2_000}
              defaultValue={invalid?.form === "request" ? invalid.fields["note"] : undefined}
              error={invalid?.form === "request" ? texts.noteError : undefined}
            />
            <Button type="submit" name="intent" value="request" className="justify-self-start">
              {texts.sendRequest}
            </Button>
          </form>
        </Section>
        <Section id="erase" title={texts.erase}>
          <EraseForm mine={mine} invalid={invalid} />
        </Section>
      </div>
    </>
  );
}
