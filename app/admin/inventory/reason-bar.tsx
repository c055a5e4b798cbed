import { reasonNames, staffReasons } from "#app/features/catalogue/inventory/reasons.ts";
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
