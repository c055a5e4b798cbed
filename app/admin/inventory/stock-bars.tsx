import { reasonNames, staffReasons } from "#app/features/catalogue/inventory/reasons.ts";
import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { selectArrow } from "#app/ui/select-arrow.ts";

const control = "min-h-11 border border-line-strong bg-white px-3 text-sm hover:border-ink";

/** Why numbers are changed: one reason and note for what is saved next. */
export function ReasonBar() {
  return (
    <div className="mb-3 flex flex-wrap items-end gap-3">
      <label className="text-sm">
        <span className="mb-1 block font-medium">Reason for changes</span>
        <select name="reason" className={`${control} ${selectArrow}`}>
          {staffReasons.map((reason) => (
            <option key={reason} value={reason}>
              {reasonNames[reason]}
            </option>
          ))}
        </select>
      </label>
      <label className="min-w-0 grow text-sm sm:max-w-xs">
        <span className="mb-1 block font-medium">Note (optional)</span>
        <input name="note" maxLength={200} placeholder="Delivery 4711, shelf 3" className={`w-full ${control}`} />
      </label>
    </div>
  );
}

/** Changes all selected variants alike. Without scripts it also saves the changed numbers of the page, which else save themselves. */
export function BulkBar({ busy }: { busy: boolean }) {
  const hydrated = useHydrated();
  return (
    <div className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border border-line bg-white p-4">
      {/* The first of the form: Enter in a number sends this one where no script takes it. */}
      <Button type="submit" name="intent" value="save" size="small" className="order-last" hidden={hydrated}>
        Save all changes
      </Button>
      <fieldset className="flex flex-wrap items-end gap-3">
        <legend className="mb-1 text-sm font-medium">Selected variants</legend>
        <select name="mode" aria-label="Type of change" className={`${control} ${selectArrow}`}>
          <option value="set">Set to</option>
          <option value="add">Add</option>
          <option value="remove">Remove</option>
        </select>
        <input
          name="units"
          inputMode="numeric"
          aria-label="Units"
          placeholder="Units"
          maxLength={9}
          autoComplete="off"
          className={`w-24 tabular-nums ${control}`}
        />
        <Button type="submit" name="intent" value="bulk" size="small" look="outline" busy={busy}>
          Apply to selected
        </Button>
      </fieldset>
    </div>
  );
}
