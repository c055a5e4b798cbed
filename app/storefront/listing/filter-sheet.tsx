import { useRef, useState } from "react";
import { useLocation } from "react-router";

import {
  emptyChoice,
  type FilterChoice,
  type FilterCounts,
  isEmptyChoice,
} from "#app/features/catalogue/filters/filter-choice.ts";
import { Button, TextButton } from "#app/ui/button.tsx";
import { Modal, ModalHeader } from "#app/ui/modal.tsx";

import { FilterForm } from "./filter-form.tsx";
import { filterTexts } from "./filters.texts.ts";
import type { ListingPlace } from "./listing-place.ts";
import { productCount } from "./product-count.ts";
import type { FilterControl } from "./use-filter-choice.ts";
import type { WayOut } from "./ways-out.ts";

interface Props {
  path: string;
  place: ListingPlace;
  counts: FilterCounts;
  choice: FilterChoice;
  control: FilterControl;
  total: number;
  ways: readonly WayOut[];
  onClose: () => void;
}

/** More of them would leave no room for the filters. */
const mostWays = 3;

/** The filters as a sheet over the list, which changes behind it. Going back once leads to the list before the sheet. */
export default function FilterSheet({ path, place, counts, choice, control, total, ways, onClose }: Props) {
  const texts = filterTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const [keyBefore] = useState(key);
  // A choice made while the first one loads stops that one, which then has no place in the history to be replaced.
  const choose = (next: FilterChoice) => control.choose(next, { replace: key !== keyBefore });
  return (
    <Modal ref={dialog} label={texts.filters} placement="sheet" onClose={onClose} className="open:flex open:flex-col">
      <ModalHeader
        closeLabel={texts.close}
        className="items-center border-b border-line px-5 py-3"
        closeClassName="-mr-2.5"
      >
        <h2 className="display text-display-sm">{texts.filters}</h2>
      </ModalHeader>
      <p role="status" className="sr-only">
        {control.pending ? "" : productCount(total)}
      </p>
      <FilterForm
        path={path}
        place={place}
        counts={counts}
        choice={choice}
        onChoose={choose}
        onDone={() => dialog.current?.close()}
        className="flex min-h-0 flex-1 flex-col"
        groupsClassName="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 *:first:border-t-0"
      >
        {ways.length > 0 && !control.pending ? (
          <ul aria-label={texts.removeOne} className="border-t border-line px-5 py-2">
            {ways.slice(0, mostWays).map(({ id, text, without, leaves }) => (
              <li key={id}>
                <TextButton className="min-h-11" onClick={() => choose(without)}>
                  {text}: {productCount(leaves)}
                </TextButton>
              </li>
            ))}
          </ul>
        ) : null}
        <div className="flex gap-3 border-t border-line bg-paper px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          <Button
            look="outline"
            aria-disabled={isEmptyChoice(choice)}
            onClick={() => {
              if (!isEmptyChoice(choice)) choose(emptyChoice);
            }}
          >
            {texts.clear}
          </Button>
          {/* Not disabled while the list loads: leaving a price field with a press on this starts that. */}
          <Button type="submit" aria-busy={control.pending} className="flex-1 tabular-nums">
            {total === 0 ? texts.none : texts.show(productCount(total))}
          </Button>
        </div>
      </FilterForm>
    </Modal>
  );
}
