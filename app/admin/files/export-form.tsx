import { Form, useNavigation } from "react-router";

import { capitalize } from "#app/shared/capitalize.ts";
import { type FileKind, isOfPeople } from "#app/shared/states.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { SelectField } from "#app/ui/field.tsx";

import { fileKindDescriptions, isForOthers, kindInText } from "./file-kinds.ts";

interface Props {
  kind: FileKind;
  /** The id that the new export will have. */
  newJobId: string;
  /** The filters that a link from a list asks for. */
  filter: Readonly<Record<string, string>>;
}

/** Takes a kind out as a file: all of it, or what the filters leave. */
export function ExportForm({ kind, newJobId, filter }: Props) {
  const { filters, exportHint = "A CSV file with Shopify's columns." } = fileKindDescriptions[kind];
  const { state, formData } = useNavigation();
  return (
    <Card title="Export">
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="intent" value="export" />
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="jobId" value={newJobId} />
        {Object.entries(filters).map(([filterName, { label, values }]) => (
          <SelectField key={filterName} label={label} name={filterName} defaultValue={filter[filterName] ?? ""}>
            <option value="">All</option>
            {values.map((value) => (
              <option key={value} value={value}>
                {capitalize(value)}
              </option>
            ))}
          </SelectField>
        ))}
        {isForOthers(kind) ? null : (
          <SelectField label="Separator" name="separator" defaultValue="comma">
            <option value="comma">Comma (other shop systems)</option>
            <option value="semicolon">Semicolon (Nordic Excel)</option>
          </SelectField>
        )}
        <p className="text-sm leading-6 text-muted">
          {exportHint}{" "}
          {isOfPeople(kind) ? "Contains personal data. We log the export and delete the file after seven days." : ""}
        </p>
        <Button
          type="submit"
          className="justify-self-start"
          busy={state !== "idle" && formData?.get("intent") === "export"}
        >
          Export {kindInText(kind)}
        </Button>
      </Form>
    </Card>
  );
}
