import { useEffect, useRef, useState } from "react";

import { formWords } from "#app/shared/form-words.texts.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { notifyMeTexts } from "./notify-me.texts.ts";
import type { NotifyOutcome } from "./outcome.ts";
import { backInStockRules } from "./rules.ts";
import type { WaitedFor } from "./waited-for.ts";

interface Props {
  waits: readonly WaitedFor[];
  /** The id of the variant to begin with; empty for none. */
  wanted: string;
  outcome: NotifyOutcome | undefined;
  busy: boolean;
}

/** What the form asks: which variant, and where to write. The first field that was refused gets the focus. */
export function NotifyFields({ waits, wanted, outcome, busy }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const texts = notifyMeTexts();
  const words = formWords();
  const refused = outcome?.kind === "refused" ? outcome : null;
  const [variant, setVariant] = useState(refused?.values.variant || wanted || (waits.length === 1 ? waits[0]?.id : ""));
  useEffect(() => {
    if (wanted) setVariant(wanted);
  }, [wanted]);
  useEffect(() => {
    if (refused) fields.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [refused]);

  return (
    <div ref={fields} className="grid gap-4">
      {refused?.notice ? <Notice tone="error">{refused.notice}</Notice> : null}
      <SelectField
        label={texts.colorAndSize}
        name="variant"
        required
        value={variant}
        onChange={(event) => setVariant(event.target.value)}
        error={refused?.errors.variant}
      >
        <option value="">{texts.choose}</option>
        {waits.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={words.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={200}
        defaultValue={refused?.values.email}
        error={refused?.errors.email}
      />
      <Button type="submit" busy={busy} className="w-full">
        {busy ? words.sending : texts.notifyMe}
      </Button>
      <p className="text-sm leading-6 text-muted">{texts.promise}</p>
    </div>
  );
}

/** That a request was sent; it has the focus, so that readers hear it. */
export function NotifySent() {
  const texts = notifyMeTexts();
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => answer.current?.focus(), []);
  return (
    <div
      ref={answer}
      tabIndex={-1}
      className="mt-4 border-l-4 border-success bg-success-pale px-4 py-3 text-sm leading-6"
    >
      <p className="font-semibold">{texts.sent}</p>
      <p className="mt-1">{texts.sentMore(backInStockRules.confirmDays, backInStockRules.openPerAddress)}</p>
    </div>
  );
}
