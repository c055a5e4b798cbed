import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";

import { useAnnounce } from "#app/admin/frame/status-messages.tsx";
import type { RefusedChange } from "#app/features/catalogue/inventory/change-stock.server.ts";
import { parseUnits } from "#app/features/catalogue/inventory/count-file.ts";
import type { StockRow } from "#app/features/catalogue/inventory/list-stock.server.ts";
import { variantName } from "#app/features/catalogue/inventory/variant-name.ts";

import type { StockAnswer } from "./save-stock.server.ts";

interface Props {
  row: StockRow;
  /** What came of it when the whole page was saved. */
  refused: RefusedChange | undefined;
  /** What was typed then. */
  entered: string | undefined;
}

/**
 * The units of a variant, to type over. Leaving the field or Enter saves it at once, with the reason of the form; arrow up
 * and down go to the rows beside it. Escape takes back what was typed. When somebody else changed the number meanwhile,
 * nothing is overwritten: both numbers are shown, and saving once more saves this one.
 */
export function UnitsField({ row, refused, entered }: Props) {
  const fetcher = useFetcher<StockAnswer>();
  const field = useRef<HTMLInputElement>(null);
  const announce = useAnnounce();
  const { data } = fetcher;
  const problem = data ? data.refused.find(({ variantId }) => variantId === row.id) : refused;
  const base = problem?.current ?? row.quantity;
  const [typed, setTyped] = useState<string | null>(entered === undefined || entered === String(base) ? null : entered);
  useEffect(() => {
    if (!data) return;
    announce(data);
    if (data.tone === "success") setTyped(null);
    // Each answer is announced once; `announce` is another function after each navigation.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [data]);

  const shown = typed ?? String(base);
  const isValid = parseUnits(shown) !== null;
  const save = () => {
    const form = field.current?.form;
    if (!form || typed === null || fetcher.state !== "idle" || !isValid) return;
    if (parseUnits(typed) === base) return setTyped(null);
    const whole = new FormData(form);
    const fields = new FormData();
    // The row alone, with the reason and note of the page.
    for (const name of ["reason", "note"]) fields.set(name, whole.get(name) ?? "");
    for (const [name, value] of Object.entries({
      intent: "save",
      inline: "1",
      [`from:${row.id}`]: String(base),
      [`to:${row.id}`]: typed,
    }))
      fields.set(name, value);
    void fetcher.submit(fields, { method: "post", action: "/admin/inventory" });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Escape") setTyped(null);
    if (event.key === "Enter") save();
    if (event.key === "ArrowUp" || event.key === "ArrowDown") focusBeside(event.currentTarget, event.key);
    // Enter must not send the whole page.
    if (["Enter", "ArrowUp", "ArrowDown"].includes(event.key)) event.preventDefault();
  };
  const noteId = `units-note-${row.id}`;
  const note = !isValid
    ? "Whole units from 0 to 1,000,000"
    : problem && typed !== null
      ? `Someone changed it to ${base}. Press Enter for ${shown}, Escape to keep ${base}.`
      : null;
  return (
    <div>
      <input type="hidden" name={`from:${row.id}`} value={base} />
      <input
        ref={field}
        name={`to:${row.id}`}
        data-units
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        aria-label={`Units of ${variantName(row)}`}
        aria-invalid={note !== null || undefined}
        aria-describedby={note === null ? undefined : noteId}
        aria-busy={fetcher.state !== "idle" || undefined}
        value={shown}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={() => {
          // What somebody else wrote meanwhile is only overwritten by Enter.
          if (!problem) save();
        }}
        onKeyDown={onKeyDown}
        className={`min-h-11 w-24 border px-3 text-right font-semibold tabular-nums hover:border-ink aria-busy:bg-paper-deep aria-invalid:border-danger ${typed === null ? "border-line-strong bg-white" : "border-ink bg-warning-pale"}`}
      />
      {note === null ? null : (
        <p id={noteId} role="alert" className="mt-1 max-w-56 text-sm text-danger">
          {note}
        </p>
      )}
    </div>
  );
}

/** Focuses the field of the row above or below. */
function focusBeside(field: HTMLInputElement, key: "ArrowUp" | "ArrowDown"): void {
  const fields = [...(field.form?.querySelectorAll<HTMLInputElement>("[data-units]") ?? [])];
  fields[fields.indexOf(field) + (key === "ArrowUp" ? -1 : 1)]?.focus();
}
