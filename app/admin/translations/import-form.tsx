import { Form, useNavigation } from "react-router";

import type { BrokenRow } from "#app/features/catalogue/translations/translation-file.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** What came of a file that was sent. */
export type ImportAnswer =
  | { kind: "refused"; reason: string }
  | { kind: "read"; saved: number; same: number; empty: number; broken: BrokenRow[] };

interface Props {
  fileAddress: string;
  language: string;
  mayWrite: boolean;
  answer: ImportAnswer | undefined;
}

/** Takes what the list shows out as a file for a translator, and back in. */
export function ImportForm({ fileAddress, language, mayWrite, answer }: Props) {
  const isSent = useNavigation().formData?.get("intent") === "import";
  return (
    <Card title="Translate in a file" className="mt-10">
      <p className="max-w-prose text-sm leading-6 text-muted">
        <a href={fileAddress} download className="inline-flex min-h-6 items-center underline underline-offset-4">
          Export the texts of this list
        </a>{" "}
        in English and {language} as CSV. Fill in the Translation column and leave the others as they are.
      </p>
      {mayWrite ? (
        <Form method="post" encType="multipart/form-data" preventScrollReset className="mt-4 grid gap-4">
          {answer ? <Answer answer={answer} /> : null}
          <label className="block text-sm font-medium">
            Translated file
            <input
              type="file"
              name="file"
              accept=".csv,text/csv"
              required
              className="mt-1.5 block min-h-12 w-full border border-line-strong bg-white text-sm font-normal file:mr-4 file:min-h-12 file:border-0 file:bg-ink file:px-5 file:text-sm file:font-semibold file:text-white hover:border-ink"
            />
          </label>
          <Button type="submit" name="intent" value="import" busy={isSent} className="justify-self-start">
            Import file
          </Button>
        </Form>
      ) : null}
    </Card>
  );
}

function Answer({ answer }: { answer: ImportAnswer }) {
  if (answer.kind === "refused") return <Notice tone="error">{answer.reason}.</Notice>;
  const { saved, same, empty, broken } = answer;
  return (
    <Notice tone={broken.length > 0 ? "warning" : "success"} takesFocus>
      <p>
        {saved} saved, {same} the same as before, {empty} without a translation, {broken.length} left out.
      </p>
      {broken.length > 0 ? (
        <ul className="mt-2 list-disc pl-5">
          {broken.map(({ line, reason }) => (
            <li key={`${line} ${reason}`} className="wrap-anywhere">
              Line {line}: {reason}.
            </li>
          ))}
        </ul>
      ) : null}
    </Notice>
  );
}
