import { type MouseEvent, type RefObject, useEffect, useRef } from "react";
import { Link } from "react-router";

import { emptyChoice, type FilterChoice, type FilterCounts } from "#app/features/catalogue/filters/filter-choice.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { toldCurrency } from "#app/features/shop/markets/told-rates.ts";
import { Icon } from "#app/ui/icon.tsx";

import { chosenFilters } from "./chosen-filters.ts";
import { filterTexts } from "./filters.texts.ts";
import type { FilterControl } from "./use-filter-choice.ts";

interface Props {
  control: FilterControl;
  counts: FilterCounts | null;
  /** The number of products, which has the focus once nothing is chosen any more. */
  total: RefObject<HTMLElement | null>;
}

/** What is chosen of a listing, also while that loads, each to be taken away; nothing while nothing is. */
export function ChosenBar({ control, counts, total }: Props) {
  const texts = filterTexts();
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef(-1);
  const { choice, addressOf, choose } = control;
  const chosen = chosenFilters(choice, counts, toldCurrency(useSite().shipping));
  useEffect(() => {
    // The pressed link is gone with its filter: the focus stays at its place, or above it when all links are gone.
    if (pressed.current < 0 || document.activeElement !== document.body) return;
    const links = list.current?.querySelectorAll("a") ?? [];
    const next = links[Math.min(pressed.current, links.length - 1)];
    if (next) next.focus({ preventScroll: true });
    else total.current?.focus();
    pressed.current = -1;
  }, [choice, total]);
  const onClick = (event: MouseEvent, next: FilterChoice, index: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // The second press of a double click meets what has come in the place of what the first took away.
    if (event.detail === 2) return;
    // Zero clicks: pressed by a key, or by a screen reader. After a mouse the browser itself goes on from there.
    pressed.current = event.detail === 0 ? index : -1;
    choose(next);
  };
  if (chosen.length === 0) return null;
  return (
    <ul
      ref={list}
      aria-label={texts.chosen}
      className="scroll-quiet flex gap-2 mb-3 max-lg:-mx-gutter max-lg:overflow-x-auto max-lg:px-gutter max-lg:py-1 lg:flex-wrap"
    >
      {chosen.map(({ id, label, without }, index) => (
        <li key={id} className="max-lg:shrink-0 lg:min-w-0">
          <Link
            to={addressOf(without)}
            preventScrollReset
            rel="nofollow"
            aria-label={texts.remove(label)}
            onClick={(event) => onClick(event, without, index)}
            className="inline-flex min-h-11 max-w-[75vw] items-center gap-2 border border-ink bg-white px-3 text-sm font-medium hover:bg-ink hover:text-white lg:min-h-9"
          >
            <span className="truncate">{label}</span>
            <Icon name="close" className="size-3.5 shrink-0" />
          </Link>
        </li>
      ))}
      <li className="shrink-0">
        <Link
          to={addressOf(emptyChoice)}
          preventScrollReset
          rel="nofollow"
          onClick={(event) => onClick(event, emptyChoice, chosen.length)}
          className="inline-flex min-h-11 items-center px-2 text-sm underline decoration-line-strong underline-offset-4 hover:decoration-current lg:min-h-9"
        >
          {texts.clear}
        </Link>
      </li>
    </ul>
  );
}
