import { useId } from "react";
import { Form, useNavigation } from "react-router";

import type { FileKind } from "#app/shared/states.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Checkbox } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { fileKindDescriptions, kindInText } from "./file-kinds.ts";

interface Props {
  kind: FileKind;
  /** The id that the new import will have. */
  newJobId: string;
  /** Why the last file was refused. */
  problem?: string | undefined;
}

/** Brings a file in: it is checked first, and nothing changes until somebody applies it. */
export function ImportForm({ kind, newJobId, problem }: Props) {
  const { canImport, importHint } = fileKindDescriptions[kind];
  const { state, formData } = useNavigation();
  const id = useId();
  if (!canImport)
    return (
      <Card title="Import">
        <p className="text-sm leading-6 text-muted">{importHint}</p>
      </Card>
    );
  return (
    <Card title="Import">
      <Form method="post" encType="multipart/form-data" className="grid gap-4">
        <input type="hidden" name="intent" value="import" />
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="jobId" value={newJobId} />
        {problem ? <Notice tone="error">{problem}</Notice> : null}
        <div>
          <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
            {kind === "products" ? "CSV file or JSON list of products" : "CSV file"}
          </label>
          <input
            id={id}
            type="file"
            name="file"
            required
            accept={kind === "products" ? ".csv,.json,text/csv,application/json" : ".csv,text/csv"}
            className="block min-h-12 w-full border border-line-strong bg-white text-sm file:mr-4 file:min-h-12 file:border-0 file:bg-ink file:px-5 file:text-sm file:font-semibold file:text-white hover:border-ink"
          />
        </div>
        {kind === "products" ? <Checkbox name="stock" value="file" label="Also update existing stock" /> : null}
        <p className="text-sm leading-6 text-muted">
          {importHint} You'll review every change before it's applied. Up to 15 MB.
        </p>
        <Button
          type="submit"
          className="justify-self-start"
          busy={state !== "idle" && formData?.get("intent") === "import"}
        >
          Check {kindInText(kind)}
        </Button>
      </Form>
    </Card>
  );
}
