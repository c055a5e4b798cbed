import { useState } from "react";

import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/field.tsx";

import { saveConsent, useConsent } from "./consent-store.ts";
import { askedPurposes, type Consent } from "./consent.ts";
import { storageRegistry } from "./storage-registry.ts";

/** The purposes asked about, in words. */
const purposes: Record<(typeof askedPurposes)[number], { name: string; text: string }> = {
  analytics: {
    name: "Analytics",
    text: "Measures how fast pages show, and how far a checkout gets, for our totals. Nothing is stored, and nothing says who you are.",
  },
  preference: {
    name: "Preference",
    text: "Remembers what you viewed and searched for. Shows the opening and our offer only once. Hides first-order offers once you've ordered.",
  },
};

interface Props {
  onSave?: (consent: Consent) => void;
  /** Sticky buttons, for settings in a scroll container. */
  stickyActions?: boolean;
}

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
        save(askedPurposes.filter((purpose) => form.has(purpose)));
      }}
      onChange={() => setSaved(false)}
    >
      {/* The key resets the checkboxes when the consent changes elsewhere, such as in the banner. */}
      <fieldset key={consent?.join()} className="grid gap-3">
        <legend className="sr-only">Cookies by purpose</legend>
        <Checkbox
          label={<Purpose name="Essential" text="Keeps your cart, wishlist and checkout working, even offline." />}
          checked
          disabled
        />
        {askedPurposes.map((purpose) => (
          <Checkbox
            key={purpose}
            name={purpose}
            label={<Purpose {...purposes[purpose]} />}
            defaultChecked={consent?.includes(purpose) ?? false}
          />
        ))}
      </fieldset>
      <StoredNames />
      <div
        className={`mt-5 grid grid-cols-2 gap-2 bg-paper py-2 max-sm:[&>:first-child]:col-span-2 sm:flex sm:flex-wrap ${stickyActions ? "sticky bottom-0" : ""}`}
      >
        <Button size="small" type="submit">
          Save choices
        </Button>
        <Button size="small" look="outline" className="max-sm:px-2" onClick={() => save([])}>
          Reject non-essential
        </Button>
        <Button size="small" look="outline" className="max-sm:px-2" onClick={() => save(askedPurposes)}>
          Accept all
        </Button>
      </div>
      <p role="status" className="mt-3 text-sm text-success empty:mt-0">
        {saved ? "Your choice is saved." : ""}
      </p>
    </form>
  );
}

function Purpose({ name, text }: { name: string; text: string }) {
  return (
    <>
      <span className="font-semibold">{name}</span>
      <span className="block text-muted">{text}</span>
    </>
  );
}

/** What the asked purposes store, by name, for who wants to know. The cookie policy has the whole table. */
function StoredNames() {
  const stored = storageRegistry.filter(({ purpose }) => purpose !== "essential");
  return (
    <details className="mt-2 pl-8 text-sm leading-6 text-muted">
      <summary className="inline-flex min-h-11 items-center underline underline-offset-4">What is stored</summary>
      <ul className="grid gap-1 pb-2">
        {stored.map(({ name, use, duration }) => (
          <li key={name}>
            <code>{name}</code>: {use} ({duration})
          </li>
        ))}
      </ul>
    </details>
  );
}
