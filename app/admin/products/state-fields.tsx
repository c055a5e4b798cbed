import { useState } from "react";

import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { productStates } from "#app/shared/states.ts";
import { SelectField, TextField } from "#app/ui/field.tsx";

import { CardFields } from "./card-fields.tsx";
import type { SectionProps } from "./form-section.ts";
import { SectionPanel } from "./section-panel.tsx";
import { stateTexts } from "./state-texts.ts";

/** Whether and when shoppers see it. */
export function StateFields(section: SectionProps) {
  const { field, values } = section;
  const hydrated = useHydrated();
  const [state, setState] = useState(values.state ?? "draft");
  return (
    <SectionPanel id="publishing">
      <SelectField
        label="State"
        name="state"
        defaultValue={values.state ?? "draft"}
        onChange={({ target }) => setState(target.value)}
      >
        {productStates.map((id) => (
          <option key={id} value={id}>
            {stateTexts[id]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Publish at"
        type="datetime-local"
        hint="Swedish time"
        className={hydrated && state !== "scheduled" ? "hidden" : ""}
        {...field("publishAt")}
      />
      <CardFields {...section} card="state" />
    </SectionPanel>
  );
}
