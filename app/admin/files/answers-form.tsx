import { Form, Link, useNavigation } from "react-router";

import { currencies } from "#app/shared/currencies.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Checkbox, SelectField } from "#app/ui/field.tsx";

import { filePath } from "./files-place.ts";
import type { FilePage } from "./read-file-page.server.ts";

/** Asks once for what another shop's file says of no product. */
export function AnswersForm({ job, operators }: Pick<FilePage, "job" | "operators">) {
  const { filter } = job;
  const busy = useNavigation().formData?.get("intent") === "answer";
  const choices = operators.map(({ id, name, country }) => (
    <option key={id} value={id}>
      {name} ({country})
    </option>
  ));
  return (
    <Card title="Fill in for all products" className="mt-10">
      <Form method="post" action={filePath(job.id)} className="grid gap-4 sm:grid-cols-2">
        <p className="text-sm leading-6 text-muted sm:col-span-2">
          A product needs these before shoppers can buy it, and other shops' files don't have them. We fill in only
          what's missing.
        </p>
        <SelectField label="Manufacturer" name="manufacturerId" defaultValue={filter.manufacturerId ?? ""}>
          <option value="">Choose later</option>
          {choices}
        </SelectField>
        <SelectField
          label="Responsible person in the EU"
          name="responsiblePersonId"
          defaultValue={filter.responsiblePersonId ?? ""}
          hint="If the manufacturer is outside the EU and EEA"
        >
          <option value="">Choose later</option>
          {choices}
        </SelectField>
        <SelectField
          label="Are they textile products?"
          name="textile"
          defaultValue={filter.textile ?? ""}
          hint="Textiles also need their fabric composition"
        >
          <option value="">Choose later</option>
          <option value="yes">Yes, all of them</option>
          <option value="no">No, none of them</option>
        </SelectField>
        <SelectField label="Prices are in" name="currency" defaultValue={filter.currency ?? currencies[0]}>
          {currencies.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </SelectField>
        <Checkbox
          name="modelNumber"
          value="file"
          defaultChecked={filter.modelNumber === "file"}
          label="Use the part number or SKU as the model number"
        />
        <Checkbox
          name="noWarnings"
          value="yes"
          defaultChecked={filter.noWarnings === "yes"}
          label="None of these products need a safety warning"
        />
        <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
          <Button type="submit" name="intent" value="answer" look="outline" busy={busy}>
            Check Again
          </Button>
          <Link to="/admin/operators" discover="none" className="text-sm underline underline-offset-4">
            Add a manufacturer
          </Link>
        </div>
      </Form>
    </Card>
  );
}
