import { type ComponentProps, useState } from "react";
import * as z from "zod/mini";

import { callApi } from "#app/platform/browser/api-client.ts";
import { newId } from "#app/shared/ids.ts";
import { TextField } from "#app/ui/field.tsx";
import { useCombobox } from "#app/ui/use-combobox.ts";
import { useSuggestions } from "#app/ui/use-suggestions.ts";

import { type AddressSuggestion, autocomplete, suggestionSchema } from "./address.ts";
import { addressTexts } from "./addresses.texts.ts";

interface Props extends Omit<ComponentProps<typeof TextField>, "onSelect"> {
  value: string;
  /** Called with the picked address, complete. */
  onPick: (address: AddressSuggestion) => void;
}

/** The street field with address suggestions. A failed look-up suggests nothing: the address can always be typed. */
export function AddressCombobox({ value, onPick, onChange, onBlur, ...field }: Props) {
  // The text typed since the list was last closed: a picked address starts no look-up.
  const [typed, setTyped] = useState("");
  const text = typed.trim().length >= autocomplete.minLetters ? typed : null;
  const addresses = useSuggestions(text, { fetch: fetchAddresses, debounceMs: autocomplete.debounceMs })?.found ?? [];

  const close = () => {
    setTyped("");
    combobox.reset();
  };
  const pick = async (address: AddressSuggestion | undefined) => {
    close();
    if (address) onPick(await completeAddress(address));
  };
  const combobox = useCombobox({
    count: addresses.length,
    onChoose: (index) => void pick(addresses[index]),
    onEscape: close,
  });
  return (
    <div className={`relative ${field.className ?? ""}`}>
      <TextField
        {...field}
        {...combobox.inputProps}
        className=""
        value={value}
        onBlur={(event) => {
          close();
          onBlur?.(event);
        }}
        onChange={(event) => {
          onChange?.(event);
          setTyped(event.target.value);
          combobox.reset();
        }}
      />
      <p role="status" className="sr-only">
        {announcement(addresses.length)}
      </p>
      <div
        id={combobox.listId}
        role="listbox"
        aria-label={addressTexts().suggestions}
        hidden={addresses.length === 0}
        className="absolute inset-x-0 z-20 mt-1 max-h-72 overflow-y-auto border border-ink bg-white shadow-lg"
      >
        {addresses.map((address, index) => (
          <div
            key={address.placeId}
            role="option"
            id={combobox.optionId(index)}
            aria-selected={index === combobox.active}
            tabIndex={-1}
            // Before the field loses the focus, which closes the list.
            onMouseDown={(event) => {
              event.preventDefault();
              void pick(address);
            }}
            className="flex min-h-11 cursor-pointer items-center px-3.5 text-sm hover:bg-paper-deep aria-selected:bg-ink aria-selected:text-white"
          >
            {address.fullAddress}
          </div>
        ))}
      </div>
    </div>
  );
}

function announcement(count: number): string {
  if (count === 0) return "";
  return addressTexts().count(count);
}

const answerSchema = z.object({ data: z.array(suggestionSchema) });

let session: string | undefined;

/** The provider's session token for this page. Made on first use: a Worker has no random numbers at module level. */
function lookUpSession(): string {
  session ??= newId("adr");
  return session;
}

/** Loads the address suggestions for a text. Throws when the request fails or is aborted. */
async function fetchAddresses(text: string, signal: AbortSignal): Promise<AddressSuggestion[]> {
  return (await callApi("/address/suggest", { query: text, session: lookUpSession() }, answerSchema, signal)).data;
}

/** A suggestion with all its parts; the suggestion itself when they cannot be loaded. Never throws. */
async function completeAddress(suggestion: AddressSuggestion): Promise<AddressSuggestion> {
  if (suggestion.street !== "") return suggestion;
  try {
    const { data } = await callApi(
      "/address/details",
      { placeId: suggestion.placeId, session: lookUpSession() },
      answerSchema,
    );
    return data[0] ?? suggestion;
  } catch {
    return { ...suggestion, street: suggestion.fullAddress };
  }
}
