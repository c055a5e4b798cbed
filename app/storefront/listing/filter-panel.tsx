import { type MouseEvent, startTransition, Suspense, useEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

import type { FilterCounts } from "#app/features/catalogue/filters/filter-choice.ts";
import { HydrationBoundary } from "#app/platform/document/hydration-boundary.tsx";
import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import { onIntent } from "#app/ui/on-intent.ts";

import { chosenCount } from "./filter-address.ts";
import { FilterForm } from "./filter-form.tsx";
import { ChosenCount } from "./filter-group.tsx";
import { filterTexts } from "./filters.texts.ts";
import type { ListingPlace } from "./listing-place.ts";
import type { FilterControl } from "./use-filter-choice.ts";
import type { WayOut } from "./ways-out.ts";

const loadSheet = () => import("./filter-sheet.tsx");
const FilterSheet = lazyWithRetry(loadSheet);
const sheetIntent = onIntent(loadSheet);

interface Props {
  place: ListingPlace;
  counts: FilterCounts;
  control: FilterControl;
  total: number;
  /** What to take away when nothing is left. */
  ways: readonly WayOut[];
}

/**
 * The filters of a listing: a column beside it on a desk, a button on narrower screens that opens them as a sheet. It is one
 * form, folded into `<details>` where there is no column, which is how it opens without scripts.
 */
export function FilterPanel({ place, counts, control, total, ways }: Props) {
  const texts = filterTexts();
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const [sheet, setSheet] = useSheet();
  const button = useRef<HTMLElement>(null);
  const panel = useOpenBeside();
  const form = { path: pathname, place, counts, choice: control.choice };
  const chosen = chosenCount(control.choice);
  const onClick = (event: MouseEvent<HTMLElement>) => {
    // Opened before the scripts came, it is closed where it is; beside the list it needs no sheet.
    if (event.currentTarget.closest("details")?.open || matchMedia(besideList).matches) return;
    event.preventDefault();
    const unfold = () => {
      if (panel.current) panel.current.open = true;
    };
    // Without a connection it unfolds where it is: a press must not do nothing.
    void loadSheet().then(() => startTransition(() => setSheet(true)), unfold);
  };
  return (
    <>
      <details ref={panel} className="filter-panel">
        <summary
          ref={button}
          onClick={onClick}
          {...sheetIntent}
          className="inline-flex min-h-11 w-full list-none items-center gap-2 border border-line bg-white px-4 text-sm font-medium hover:border-ink active:bg-paper-deep [&::-webkit-details-marker]:hidden"
        >
          <Icon name="filter" className="size-5" />
          {texts.filters} {chosen > 0 ? <ChosenCount count={chosen} /> : null}
        </summary>
        <section aria-label={texts.filters} className="max-xl:pt-3">
          {sheet ? null : (
            <HydrationBoundary>
              <FilterForm {...form} onChoose={control.choose} className="border-b border-line">
                <Button type="submit" hidden={hydrated} className="mb-5 w-full animate-overdue noscript:animate-none">
                  {texts.showProducts}
                </Button>
              </FilterForm>
            </HydrationBoundary>
          )}
        </section>
      </details>
      <Suspense>
        {sheet ? (
          <FilterSheet
            {...form}
            control={control}
            total={total}
            ways={ways}
            onClose={() => {
              setSheet(false);
              button.current?.focus();
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}

/** Where the column has room (theme.css). */
const besideList = "(width >= 80rem)";

/** Opens the panel where it stands beside the list: until then the style alone does, which not every reader of the page knows. */
function useOpenBeside() {
  const panel = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const beside = matchMedia(besideList);
    const open = () => {
      if (panel.current) panel.current.open = beside.matches;
    };
    // On a phone it may have been opened before the scripts came.
    if (beside.matches) open();
    beside.addEventListener("change", open);
    return () => beside.removeEventListener("change", open);
  }, []);
  return panel;
}

/** Whether the sheet is open. Going back closes it. */
function useSheet(): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  const wentBack = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (wentBack) setOpen(false);
  }, [key, wentBack]);
  return [open, setOpen];
}
