import type { ChangeEvent, ReactNode } from "react";

import {
  type FilterChoice,
  type FilterCounts,
  filterFlags,
  type OfferedValue,
} from "#app/features/catalogue/filters/filter-choice.ts";
import { Swatch } from "#app/features/catalogue/products/swatches.tsx";
import { localPath } from "#app/shared/language/current-language.ts";

import { filterEntries, flagParameters, unfilteredQuery } from "./filter-address.ts";
import { FilterGroup, Folded } from "./filter-group.tsx";
import { filterTexts } from "./filters.texts.ts";
import { choiceOfForm } from "./form-choice.ts";
import type { ListingPlace } from "./listing-place.ts";
import { listingQuery } from "./listing-query.ts";
import { PriceFields } from "./price-fields.tsx";
import { sizesToOffer } from "./sizes-to-offer.ts";

interface Props {
  /** The path of the listing. */
  path: string;
  place: ListingPlace;
  counts: FilterCounts;
  choice: FilterChoice;
  onChoose: (choice: FilterChoice) => void;
  /** Called when the form is sent, after what was still to be chosen. */
  onDone?: () => void;
  className?: string;
  groupsClassName?: string;
  /** Below the groups. */
  children: ReactNode;
}

/**
 * The filters of a listing, as the form that a browser without scripts sends. With scripts each change is listed at once. What
 * has nothing to offer is left out.
 */
export function FilterForm({
  path,
  place,
  counts,
  choice,
  onChoose,
  onDone,
  className,
  groupsClassName,
  children,
}: Props) {
  const texts = filterTexts();
  const read = (form: HTMLFormElement | null) => {
    const next = form && choiceOfForm(new FormData(form), counts.price);
    if (next && String(filterEntries(next)) !== String(filterEntries(choice))) onChoose(next);
    return next;
  };
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => void read(currentTarget.form);
  const values = (group: "size" | "color" | "kind" | "fit" | "sport" | "fabric") =>
    (group === "size" ? sizesToOffer(counts, choice) : counts[group]).map((value) => (
      <Value key={value.id} name={group} value={value} chosen={choice[group].includes(value.id)} onChange={onChange} />
    ));
  const group = (name: "kind" | "fit" | "sport" | "fabric", open = false) =>
    counts[name].length === 0 ? null : (
      <FilterGroup title={texts[name]} chosen={choice[name].length} open={open}>
        <Folded label={texts[name]} className="choice-ticks">
          {values(name)}
        </Folded>
      </FilterGroup>
    );
  const flags = filterFlags.filter((flag) => counts[flag] !== null);
  return (
    <form
      action={localPath(path)}
      autoComplete="off"
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        read(event.currentTarget);
        onDone?.();
      }}
    >
      {[...unfilteredQuery(listingQuery(place).toString())].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="sr-only">{texts.numbers}</p>
      <div className={groupsClassName}>
        {counts.size.length === 0 ? null : (
          <FilterGroup title={texts.size} chosen={choice.size.length} open>
            <Folded label={texts.size} className="choice-buttons" most={12}>
              {values("size")}
            </Folded>
          </FilterGroup>
        )}
        {counts.color.length === 0 ? null : (
          <FilterGroup title={texts.color} chosen={choice.color.length} open>
            <Folded label={texts.color} className="choice-swatches" most={12}>
              {values("color")}
            </Folded>
          </FilterGroup>
        )}
        {group("kind", true)}
        {counts.price ? (
          <FilterGroup title={texts.price} chosen={choice.minOre === null && choice.maxOre === null ? 0 : 1} open>
            <PriceFields bounds={counts.price} choice={choice} onLeave={read} />
          </FilterGroup>
        ) : null}
        {group("fit")}
        {group("sport")}
        {group("fabric")}
        {counts.rating.length === 0 ? null : (
          <FilterGroup title={texts.rating} chosen={choice.rating === null ? 0 : 1}>
            <div role="radiogroup" aria-label={texts.rating} className="choice-ticks">
              <label>
                <input type="radio" name="rating" value="" checked={choice.rating === null} onChange={onChange} />
                <span>{texts.anyRating}</span>
              </label>
              {counts.rating.map(({ atLeast, count }) => (
                <label key={atLeast}>
                  <input
                    type="radio"
                    name="rating"
                    value={atLeast}
                    checked={choice.rating === atLeast}
                    onChange={onChange}
                  />
                  <span>{texts.andUp(atLeast)}</span>
                  <small>{count}</small>
                </label>
              ))}
            </div>
          </FilterGroup>
        )}
        {flags.length === 0 ? null : (
          <div role="group" aria-label={texts.only} className="choice-ticks border-t border-line py-2">
            {flags.map((flag) => (
              <Value
                key={flag}
                name={flagParameters[flag]}
                value={{ id: "1", label: texts[flag], count: counts[flag]?.count ?? 0 }}
                chosen={choice[flag]}
                onChange={onChange}
              />
            ))}
          </div>
        )}
      </div>
      {children}
    </form>
  );
}

interface ValueProps {
  name: string;
  value: Omit<OfferedValue, "chosen">;
  chosen: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A value to tick, with its number. Bare markup: a list has some seventy, which take their look from their group. */
function Value({ name, value: { id, label, count, hex }, chosen, onChange }: ValueProps) {
  return (
    <label>
      <input type="checkbox" name={name} value={id} checked={chosen} onChange={onChange} />
      {hex ? <Swatch hex={hex} /> : null}
      <span>{label}</span>
      <small>{count}</small>
    </label>
  );
}
