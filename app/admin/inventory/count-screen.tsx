import { Form, Link, useNavigation } from "react-router";

import { Button, ButtonLink } from "#app/ui/button.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import type { CountAnswer } from "./count-action.server.ts";
import { CountDifferences } from "./count-differences.tsx";

/** Counts many variants at once: rows are pasted or chosen, compared, and applied once the differences look right. */
export function CountScreen({ answer }: { answer: CountAnswer | null }) {
  const busy = useNavigation().state === "submitting";
  return (
    <>
      <Link
        to="/admin/inventory"
        discover="none"
        className="inline-flex min-h-11 items-center text-sm font-medium underline decoration-line-strong underline-offset-4 hover:decoration-ink"
      >
        Back to inventory
      </Link>
      <h1 className="display mt-2 mb-6 text-display-sm lg:text-display-md">Import stock count</h1>
      {answer?.kind === "applied" ? <Applied answer={answer} /> : null}
      {answer?.kind === "refused" ? (
        <Notice tone="error" className="mb-6">
          {answer.text}
        </Notice>
      ) : null}
      {answer?.kind === "compared" ? (
        <CountDifferences {...answer} busy={busy} />
      ) : (
        <CountForm pasted={answer?.kind === "refused" ? answer.pasted : ""} busy={busy} />
      )}
    </>
  );
}

function CountForm({ pasted, busy }: { pasted: string; busy: boolean }) {
  return (
    <Form method="post" encType="multipart/form-data" className="grid max-w-2xl gap-5 border border-line bg-white p-5">
      <p className="text-sm leading-6">
        One line per variant: its ID and the units counted, for example{" "}
        <code className="bg-paper-deep px-1">pulse-core-tee.black.m,12</code>. Commas, semicolons and tabs all work; a
        header line is optional. Leave out items reserved for orders. You'll review every difference first.
      </p>
      <TextAreaField
        label="Paste rows"
        name="rows"
        rows={8}
        defaultValue={pasted}
        spellCheck={false}
        placeholder={"id,quantity\npulse-core-tee.black.m,12"}
      />
      <label className="text-sm">
        <span className="mb-1.5 block font-medium">Or choose a CSV file, up to 2,000 rows</span>
        <input
          type="file"
          name="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          className="w-full border border-line-strong bg-white p-2 text-sm file:mr-3 file:min-h-9 file:border-0 file:bg-ink file:px-3 file:text-white"
        />
      </label>
      <TextField label="Note (optional)" name="note" maxLength={200} placeholder="Yearly count, aisle B" />
      <Button type="submit" name="intent" value="compare" className="justify-self-start" busy={busy}>
        {busy ? "Comparing..." : "Compare"}
      </Button>
    </Form>
  );
}

function Applied({ answer: { changed, refused } }: { answer: Extract<CountAnswer, { kind: "applied" }> }) {
  return (
    <>
      <Notice tone="success" className="mb-4">
        Changed the stock of {changed} {changed === 1 ? "variant" : "variants"}.
      </Notice>
      {refused.length > 0 ? (
        <Notice tone="warning" className="mb-6">
          <p>Skipped: these changed while you were reviewing. Count them again:</p>
          <ul className="mt-2 list-disc pl-5">
            {refused.map(({ variantId, name, current }) => (
              <li key={variantId}>
                {name}: {current === null ? "no longer there" : `${current} now`}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <p className="mb-6">
        <ButtonLink to="/admin/inventory" size="small" look="outline">
          View inventory
        </ButtonLink>
      </p>
    </>
  );
}
