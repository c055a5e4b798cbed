import { useState } from "react";

import { useHydrated } from "#app/platform/document/use-hydrated.ts";

/** Ticks every row of a list, or none: the ticks belong to the form by this id. Scripts alone can, so it shows with them. */
export function ChooseAll({ formId }: { formId: string }) {
  const hydrated = useHydrated();
  const [allChosen, setAllChosen] = useState(false);
  const chooseAll = (chosen: boolean) => {
    setAllChosen(chosen);
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    for (const field of form.elements) {
      if (field instanceof HTMLInputElement && field.type === "checkbox" && field.name !== "") field.checked = chosen;
    }
  };
  return (
    <label className={`flex min-h-11 items-center gap-3 pr-4 lg:pl-5 ${hydrated ? "" : "invisible"}`}>
      <input type="checkbox" checked={allChosen} onChange={({ target }) => chooseAll(target.checked)} />
      Select all
    </label>
  );
}
