import { useEffect, useEffectEvent, useRef } from "react";
import { Form, useFetcher, useNavigation } from "react-router";

import { ConfirmSubmit } from "#app/admin/frame/confirm-submit.tsx";
import type { SynonymPreview } from "#app/features/catalogue/search/preview-synonyms.server.ts";
import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

const products = (count: number) => `${count} ${count === 1 ? "product" : "products"}`;

/** What each word of a group finds as it is now, and what all of them find together. */
function SynonymPreviewList({ preview: { words, together } }: { preview: SynonymPreview }) {
  return (
    <Card title="Preview">
      <p role="status" className="font-semibold">
        {words.length === 0 ? "Enter words to see what they find." : `Together they find ${products(together)}.`}
      </p>
      <ul className="mt-3 divide-y divide-line text-sm">
        {words.map(({ word, found }) => (
          <li key={word} className="flex justify-between gap-4 py-2">
            <span className="min-w-0 wrap-anywhere">{word}</span>
            <span className="shrink-0 text-muted tabular-nums">finds {products(found)} now</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What the server said of a group that was not saved. */
export interface SynonymAnswer {
  fields: Record<string, string>;
  errors: Record<string, string>;
  problem?: string;
  /** The words that it has by now, for another try. */
  basedOn?: readonly string[];
}

/** What the form is filled with. `preview` is of the words of the address, or of the group's. */
export interface SynonymFormData {
  /** The group's id; made up for a new one, so that a form sent twice adds one. */
  id: string;
  /** The words of the saved group; null for a new one. */
  saved: readonly string[] | null;
  /** One a line. */
  words: string;
  preview: SynonymPreview;
}

const settledMs = 300;

/** Adds a group of synonyms, or changes one. While someone types it tells what the words find; without scripts, by a button. */
export function SynonymForm({ data, answer }: { data: SynonymFormData; answer: SynonymAnswer | undefined }) {
  const { formData } = useNavigation();
  const hydrated = useHydrated();
  const fetcher = useFetcher<SynonymFormData>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = formData?.get("intent");
  const isNew = data.saved === null;
  const path = `/admin/searches/synonyms/${isNew ? "new" : encodeURIComponent(data.id)}`;
  const look = (words: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => void fetcher.load(`${path}?words=${encodeURIComponent(words.slice(0, 500))}`),
      settledMs,
    );
  };
  const field = useRef<HTMLTextAreaElement>(null);
  const lookAtEarlyWords = useEffectEvent(() => {
    if (field.current && field.current.value !== data.words) look(field.current.value);
  });
  // What was typed before hydration has fired no event.
  useEffect(() => lookAtEarlyWords(), []);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
      <Card>
        <Form method="post" action={path} className="grid gap-5">
          {answer?.problem ? <Notice tone="error">{answer.problem}</Notice> : null}
          <input type="hidden" name="id" value={answer?.fields["id"] ?? data.id} />
          <input type="hidden" name="basedOn" value={JSON.stringify(answer?.basedOn ?? data.saved ?? [])} />
          <TextAreaField
            ref={field}
            label="Words"
            name="words"
            rows={6}
            required
            defaultValue={answer?.fields["words"] ?? data.words}
            error={answer?.errors["words"]}
            hint="Two or more, one per line. Capitals and accents don't matter."
            onChange={({ currentTarget }) => look(currentTarget.value)}
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" size="small" name="intent" value="save" busy={sent === "save"}>
              {isNew ? "Add group" : "Save"}
            </Button>
            <Button type="submit" size="small" look="outline" formMethod="get" formNoValidate hidden={hydrated}>
              Preview
            </Button>
            {isNew ? null : (
              <ConfirmSubmit
                label="Delete"
                title="Delete this group?"
                confirm="Delete group"
                name="intent"
                value="delete"
              >
                <p>Searches stop treating these words as synonyms. You can undo this in the audit log.</p>
              </ConfirmSubmit>
            )}
          </div>
        </Form>
      </Card>
      <SynonymPreviewList preview={fetcher.data?.preview ?? data.preview} />
    </div>
  );
}
