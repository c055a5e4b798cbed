import { useState } from "react";

import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/field.tsx";

import { settingsTexts } from "./consent-settings.texts.ts";
import { saveConsent, useConsent } from "./consent-store.ts";
import { consentTexts } from "./consent.texts.ts";
import { askedPurposes, type Consent } from "./consent.ts";
import { storedDurations, storedUses } from "./storage-registry.texts.ts";
import { storageRegistry } from "./storage-registry.ts";

interface Props {
  onSave?: (consent: Consent) => void;
  /** Sticky buttons, for settings in a scroll container. */
  stickyActions?: boolean;
}

/** The cookie settings by purpose. On the cookie page they also withdraw consent. */
export default function ConsentSettings({ onSave = saveConsent, stickyActions = false }: Props) {
  const words = consentTexts();
  const texts = settingsTexts();
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
        <legend className="sr-only">{texts.byPurpose}</legend>
        <Checkbox label={<Purpose name={texts.essential} text={texts.essentialText} />} checked disabled />
        {askedPurposes.map((purpose) => (
          <Checkbox
            key={purpose}
            name={purpose}
            label={<Purpose name={texts[purpose]} text={texts[`${purpose}Text`]} />}
            defaultChecked={consent?.includes(purpose) ?? false}
          />
        ))}
      </fieldset>
      <StoredNames />
      <div
        className={`mt-5 grid grid-cols-2 gap-2 bg-paper py-2 max-sm:[&>:first-child]:col-span-2 sm:flex sm:flex-wrap ${stickyActions ? "sticky bottom-0" : ""}`}
      >
        <Button size="small" type="submit">
          {texts.save}
        </Button>
        <Button size="small" look="outline" className="max-sm:px-2" onClick={() => save([])}>
          {words.reject}
        </Button>
        <Button size="small" look="outline" className="max-sm:px-2" onClick={() => save(askedPurposes)}>
          {words.accept}
        </Button>
      </div>
      <p role="status" className="mt-3 text-sm text-success empty:mt-0">
        {saved ? texts.saved : ""}
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
  const texts = settingsTexts();
  const stored = storageRegistry.filter(({ purpose }) => purpose !== "essential");
  return (
    <details className="mt-2 pl-8 text-sm leading-6 text-muted">
      <summary className="inline-flex min-h-11 items-center underline underline-offset-4">{texts.whatIsStored}</summary>
      <ul className="grid gap-1 pb-2">
        {stored.map(({ name, duration }) => (
          <li key={name}>
            <code>{name}</code>
            {texts.stored(storedUses()[name], storedDurations()[duration])}
          </li>
        ))}
      </ul>
    </details>
  );
}
