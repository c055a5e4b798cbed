import { useState } from "react";

import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/field.tsx";

import { saveConsent, useConsent } from "./consent-store.ts";
import { type Consent, type OptionalPurpose, optionalPurposes } from "./consent.ts";
import { storageRegistry } from "./storage-registry.ts";

const purposes: Record<OptionalPurpose, { name: string; text: string }> = {
  analytics: { name: "Analytics", text: "For counting visits. We use none today." },
  marketing: { name: "Marketing", text: "For showing our campaigns elsewhere. We use none today." },
  preference: {
    name: "Preference",
    text: "Remembers the products you looked at and your last searches, and spares you openings and offers you have seen.",
  },
};

interface Props {
  onSave?: (consent: Consent) => void;
  /** Sticky buttons, for settings in a scroll container. */
  stickyActions?: boolean;
}

/** The keys that a purpose stores, as the registry names them. */
const keysOf = (purpose: OptionalPurpose) =>
  storageRegistry.filter((entry) => entry.purpose === purpose).map(({ name }) => name);

/** The cookie settings by purpose. On the cookie page they also withdraw consent. */
export default function ConsentSettings({ onSave = saveConsent, stickyActions = false }: Props) {
  const consent = useConsent();
  const [saved, setSaved] = useState(false);
  const save = (chosen: Consent) => {
    onSave(chosen);
    setSaved(true);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        save(optionalPurposes.filter((purpose) => form.has(purpose)));
      }}
      onChange={() => setSaved(false)}
    >
      {/* The key resets the checkboxes when the consent changes elsewhere, such as in the banner. */}
      <fieldset key={consent?.join()} className="grid gap-3">
        <legend className="sr-only">Cookies by purpose</legend>
        <Checkbox
          label={
            <Purpose
              name="Essential"
              text="Keeps your cart, your wishlist and the checkout working, also without a connection."
            />
          }
          checked
          disabled
        />
        {optionalPurposes.map((purpose) => (
          <Checkbox
            key={purpose}
            name={purpose}
            label={<Purpose {...purposes[purpose]} keys={keysOf(purpose)} />}
            defaultChecked={consent?.includes(purpose) ?? false}
          />
        ))}
      </fieldset>
      <div
        className={`mt-5 grid grid-cols-2 gap-2 bg-paper py-2 max-sm:[&>:first-child]:col-span-2 sm:flex sm:flex-wrap ${stickyActions ? "sticky bottom-0" : ""}`}
      >
        <Button size="small" type="submit">
          Save choices
        </Button>
        <Button size="small" look="outline" className="max-sm:px-2" onClick={() => save([])}>
          Reject non-essential
        </Button>
        <Button size="small" look="outline" className="max-sm:px-2" onClick={() => save(optionalPurposes)}>
          Accept all
        </Button>
      </div>
      <p role="status" className="mt-3 text-sm text-success empty:mt-0">
        {saved ? "Your choice is saved." : ""}
      </p>
    </form>
  );
}

function Purpose({ name, text, keys = [] }: { name: string; text: string; keys?: readonly string[] }) {
  return (
    <>
      <span className="font-semibold">{name}</span>
      <span className="block text-muted">
        {text}
        {keys.length > 0 ? ` Stored: ${keys.join(", ")}.` : ""}
      </span>
    </>
  );
}
