import { type ComponentProps, type KeyboardEvent, useId, useState } from "react";

import { TextField } from "#app/ui/field.tsx";

import type { AddressSuggestion } from "./address.ts";
import { completeAddress, useSuggestions } from "./use-suggestions.ts";

interface Props extends Omit<ComponentProps<typeof TextField>, "onSelect"> {
  value: string;
  /** The shopper picked an address; all its parts are known. */
  onPick: (address: AddressSuggestion) => void;
}

/** The street field with suggestions under it: arrows move through them, Enter takes one, Escape closes them. */
export function AddressCombobox({ value, onPick, onChange, onBlur, ...field }: Props) {
  const listId = useId();
  const [wanted, setWanted] = useState("");
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(wanted);
  const open = suggestions.length > 0;

  const close = () => {
    setWanted("");
    setActive(-1);
  };
  const pick = async (suggestion: AddressSuggestion) => {
    close();
    onPick(await completeAddress(suggestion));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    const last = suggestions.length - 1;
    const chosen = suggestions[active];
    if (event.key === "ArrowDown") setActive(active === last ? 0 : active + 1);
    else if (event.key === "ArrowUp") setActive(active <= 0 ? last : active - 1);
    else if (event.key === "Enter" && chosen) void pick(chosen);
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
  };

  return (
    <div className={`relative ${field.className ?? ""}`}>
      <TextField
        {...field}
        className=""
        value={value}
        role="combobox"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          close();
          onBlur?.(event);
        }}
        onChange={(event) => {
          onChange?.(event);
          setWanted(event.target.value);
          setActive(-1);
        }}
      />
      <div
        id={listId}
        role="listbox"
        aria-label="Suggestions"
        hidden={!open}
        className="absolute inset-x-0 z-20 mt-1 max-h-72 overflow-y-auto border border-ink bg-white shadow-lg"
      >
        {suggestions.map((suggestion, index) => (
          <div
            key={suggestion.placeId}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // Before the field loses the focus, which closes the list.
            onMouseDown={(event) => {
              event.preventDefault();
              void pick(suggestion);
            }}
            className="flex min-h-11 cursor-pointer items-center px-3.5 text-sm hover:bg-paper-deep aria-selected:bg-ink aria-selected:text-white"
          >
            {suggestion.fullAddress}
          </div>
        ))}
      </div>
    </div>
  );
}
