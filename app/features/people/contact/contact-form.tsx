import { type FormEvent, useEffect, useState } from "react";

import { sendEntry } from "#app/platform/browser/offline-outbox.ts";
import { formWords } from "#app/shared/form-words.texts.ts";
import { newId } from "#app/shared/ids.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { showToast } from "#app/ui/toast.ts";

import {
  type ContactErrors,
  contactErrors,
  contactFields,
  contactNotice,
  type ContactValues,
  contactValues,
} from "./check-message.ts";
import { contactTexts } from "./contact.texts.ts";
import { subjectNames } from "./subjects.texts.ts";

/** Milliseconds that 'Message Sent!' is shown (specification S27). */
const sentMs = 3_000;

interface Props {
  values: ContactValues;
  /** What was wrong when the form was posted without scripts. */
  errors: ContactErrors;
}

/** The contact form. Without scripts it posts to its page; without a connection the browser keeps the message. */
export function ContactForm({ values, errors: errorsAtFirst }: Props) {
  const texts = contactTexts();
  const words = formWords();
  const [state, setState] = useState<"idle" | "sending" | "sent">("idle");
  const [errors, setErrors] = useState(errorsAtFirst);
  /** What became of the last message. */
  const [outcome, setOutcome] = useState<"sent" | "queued" | null>(null);
  useEffect(() => {
    if (state !== "sent") return;
    const timer = setTimeout(() => setState("idle"), sentMs);
    return () => clearTimeout(timer);
  }, [state]);

  const submit = async (form: HTMLFormElement) => {
    const written = contactValues(new FormData(form));
    const found = contactErrors(written);
    setErrors(found);
    const first = contactFields.find((field) => found[field]);
    if (first) {
      (form.elements.namedItem(first) as HTMLElement).focus();
      return showToast("error", texts.error, contactNotice(found));
    }

    setState("sending");
    setOutcome(null);
    const sending = await sendEntry({ collection: "contact_messages", data: { ...written, id: newId("msg") } });
    if (sending === "invalid" || sending === "failed") {
      setState("idle");
      return showToast("error", texts.failedTitle, texts.failed);
    }
    for (const field of contactFields) (form.elements.namedItem(field) as HTMLInputElement).value = "";
    setState(sending === "sent" ? "sent" : "idle");
    setOutcome(sending);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  // A field that is edited is no longer the one that was refused.
  const onChange = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement;
    setErrors((before) => ({ ...before, [name]: undefined }));
  };
  return (
    <form
      method="post"
      action={localPath("/contact")}
      noValidate
      onSubmit={onSubmit}
      onChange={onChange}
      aria-label={pageNames()["/contact"]}
    >
      <fieldset disabled={state !== "idle"} className="grid gap-5">
        <div className="relative grid gap-5">
          {/* There from the start: screen readers tell what changes in it. */}
          <div role="status" className={state === "sent" ? "absolute inset-0 z-10" : "absolute"}>
            {state === "sent" ? <ThankYou /> : null}
          </div>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              label={words.name}
              name="name"
              autoComplete="name"
              required
              maxLength={200}
              defaultValue={values.name}
              error={errors.name}
            />
            <TextField
              label={words.email}
              name="email"
              type="email"
              autoComplete="email"
              required
              maxLength={200}
              defaultValue={values.email}
              error={errors.email}
            />
          </div>
          <SelectField
            label={texts.subject}
            name="subject"
            required
            defaultValue={values.subject}
            error={errors.subject}
          >
            <option value="">{texts.chooseSubject}</option>
            {Object.entries(subjectNames()).map(([id, label]) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </SelectField>
          <TextAreaField
            label={texts.message}
            name="message"
            required
            rows={8}
            maxLength={5_000}
            defaultValue={values.message}
            error={errors.message}
          />
        </div>
        <Button type="submit" disabled={state !== "idle"} className="sm:justify-self-start sm:px-10">
          {state === "idle" ? texts.send : state === "sending" ? words.sending : texts.isSent}
        </Button>
      </fieldset>
      {outcome === "queued" ? (
        <Notice tone="warning" className="mt-6">
          {texts.offline}
        </Notice>
      ) : null}
      {outcome === "sent" && state === "idle" ? (
        <p className="mt-6 border-l-4 border-success bg-success-pale px-4 py-3 text-sm leading-6">
          <SentText />
        </p>
      ) : null}
    </form>
  );
}

function SentText() {
  const { sentTitle, sent } = contactTexts();
  return (
    <>
      <strong>{sentTitle}</strong> {sent}
    </>
  );
}

/** Over the fields while the button says that the message was sent: nobody looks at empty gray fields then. */
function ThankYou() {
  return (
    <div className="flex h-full flex-col items-center justify-center bg-success-pale p-6 text-center">
      <Icon name="check" className="size-12 text-success" />
      <p className="mt-3 text-lg leading-7">
        <SentText />
      </p>
    </div>
  );
}
