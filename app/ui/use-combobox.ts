import { type InputHTMLAttributes, type KeyboardEvent, useEffect, useId, useState } from "react";

import { moveActive } from "./active-option.ts";

interface Options {
  /** The number of options; with none the list is closed. */
  count: number;
  /** Called when Enter chooses an option. */
  onChoose: (index: number) => void;
  /** Called for Escape while the list is open; left out where Escape closes the dialog around the field. */
  onEscape?: () => void;
}

export interface Combobox {
  /** The index of the option that Enter chooses; -1 for none. */
  active: number;
  /** Clears the active option; for when the text changes or the list closes. */
  reset: () => void;
  /** For the text field, which has the focus throughout. */
  inputProps: InputHTMLAttributes<HTMLInputElement>;
  /** The id of the element with the role `listbox`. */
  listId: string;
  /** The id of an element with the role `option`. */
  optionId: (index: number) => string;
}

/**
 * An editable combobox with list autocomplete (WAI-ARIA): Up and Down move through the options and the text field, Home
 * and End return to the text, Enter chooses the active option.
 */
export function useCombobox({ count, onChoose, onEscape }: Options): Combobox {
  const listId = useId();
  const [lastActive, setActive] = useState(-1);
  const active = lastActive < count ? lastActive : -1;
  const isOpen = count > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [listId, active]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const next = moveActive(active, event.key, count);
    if (next !== undefined) setActive(next);
    else if (event.key === "Enter" && active >= 0) onChoose(active);
    else if (event.key === "Escape" && onEscape) onEscape();
    else {
      // The browser moves the cursor in the text.
      if (event.key === "Home" || event.key === "End") setActive(-1);
      return;
    }
    event.preventDefault();
  };
  return {
    active,
    reset: () => setActive(-1),
    inputProps: {
      role: "combobox",
      "aria-expanded": isOpen,
      "aria-controls": isOpen ? listId : undefined,
      "aria-autocomplete": "list",
      "aria-activedescendant": active >= 0 ? optionId(active) : undefined,
      onKeyDown,
    },
    listId,
    optionId,
  };
}
