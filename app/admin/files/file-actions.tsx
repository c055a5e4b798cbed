import { Form, useNavigation } from "react-router";

import { isWorking } from "#app/features/shop/files/job.ts";
import { Button } from "#app/ui/button.tsx";

import { filePath } from "./files-place.ts";
import type { FilePage } from "./read-file-page.server.ts";

const download =
  "inline-flex min-h-12 items-center justify-center border border-ink px-6 text-center text-sm font-semibold tracking-wide transition hover:bg-ink hover:text-white active:[translate:0_1px]";

/** What can be done with a file now. Downloads are plain links: the browser saves what they answer. */
export function FileActions({ job }: Pick<FilePage, "job">) {
  const { id, direction, state, created, changed, broken, refused } = job;
  const busy = useNavigation().state === "submitting";
  const changes = created + changed;
  const canApply = state === "checked" && changes > 0;
  const mayCancel = isWorking(state) || canApply;
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3">
      {canApply ? (
        <Form method="post" action={filePath(id)}>
          <Button type="submit" name="intent" value="apply" busy={busy}>
            Apply {changes.toLocaleString("en")} {changes === 1 ? "change" : "changes"}
          </Button>
        </Form>
      ) : null}
      {direction === "export" && state === "done" ? (
        <a href={`${filePath(id)}/download`} download className={download}>
          Download
        </a>
      ) : null}
      {direction === "import" && !isWorking(state) && broken + refused > 0 ? (
        <a href={`${filePath(id)}/broken-rows`} download className={download}>
          Download skipped rows
        </a>
      ) : null}
      {mayCancel ? (
        <Form method="post" action={filePath(id)}>
          <Button type="submit" name="intent" value="cancel" look="outline" busy={busy}>
            {canApply ? "Discard" : "Cancel"}
          </Button>
        </Form>
      ) : null}
      {state === "checked" && changes === 0 ? (
        <p className="text-sm leading-6">
          {broken > 0 ? "There's nothing to apply." : "Nothing to apply: the shop already matches the file."}
        </p>
      ) : null}
    </div>
  );
}
