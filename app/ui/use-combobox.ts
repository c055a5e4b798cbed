import { type InputHTMLAttributes, type KeyboardEvent, useEffect, useId, useState } from "react";

import { moveActive } from "./active-option.ts";

interface Options {
  /** How many options there are now; with none the list is closed. */
  count: number;
  /** An option was chosen by Enter. */
  onChoose: (index: number) => void;
  /** Escape was pressed while the list is open; left out where Escape belongs to what the field stands in. */
  onEscape?: () => void;
}

export interface Combobox {
  /** The index of the option that Enter chooses; -1 for none. */
  active: number;
  /** Makes no option the active one; for when the text changes or the list closes. */
  reset: () => void;
  /** For the text field, which keeps the focus. */
  inputProps: InputHTMLAttributes<HTMLInputElement>;
  /** For the element with the role of a listbox. */
  listId: string;
  /** For an element with the role of an option. */
  optionProps: (index: number) => { id: string; "aria-selected": boolean; tabIndex: -1 };
}

/**
 * An editable combobox with a list of options (WAI-ARIA, list autocomplete): Up and Down walk through the options and
 * the text field, Home and End go back to the text, Enter chooses the active option.
 */
export function useCombobox({ count, onChoose, onEscape }: Options): Combobox {
  const listId = useId();
  const [wanted, setActive] = useState(-1);
  const active = wanted < count ? wanted : -1;
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
      // The browser moves the cursor; what it does next concerns the text.
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
    optionProps: (index) => ({ id: optionId(index), "aria-selected": index === active, tabIndex: -1 }),
  };
}
