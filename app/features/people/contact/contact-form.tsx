import { type FormEvent, useEffect, useState } from "react";

import { sendEntry } from "#app/platform/browser/offline-outbox.ts";
import { newId } from "#app/shared/ids.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";
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
import { contactSubjects } from "./subjects.ts";
import { contactTexts } from "./texts.ts";

/** Milliseconds that 'Message Sent!' is shown (specification S27). */
const sentMs = 3_000;

const labels = { idle: "Send Message", sending: "Sending...", sent: "Message Sent!" } as const;

interface Props {
  values: ContactValues;
  /** What was wrong when the form was posted without scripts. */
  errors: ContactErrors;
}

/** The contact form. Without scripts it posts to its page; without a connection the browser keeps the message. */
export function ContactForm({ values, errors: errorsAtFirst }: Props) {
  const [state, setState] = useState<keyof typeof labels>("idle");
  const [errors, setErrors] = useState(errorsAtFirst);
  const [isStoredOffline, setStoredOffline] = useState(false);
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
      return showToast("error", "Error", contactNotice(found));
    }

    setState("sending");
    setStoredOffline(false);
    const outcome = await sendEntry({ collection: "contact_messages", data: { ...written, id: newId("msg") } });
    if (outcome === "failed") {
      setState("idle");
      return showToast("error", "Message Failed", contactTexts.failed);
    }
    for (const field of contactFields) (form.elements.namedItem(field) as HTMLInputElement).value = "";
    setState(outcome === "sent" ? "sent" : "idle");
    setStoredOffline(outcome === "queued");
    if (outcome === "sent") showToast("success", "Message Sent", contactTexts.sent);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  return (
    <form method="post" action="/contact" noValidate onSubmit={onSubmit} aria-label="Contact">
      <fieldset disabled={state !== "idle"} className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="Name"
            name="name"
            autoComplete="name"
            required
            maxLength={200}
            defaultValue={values.name}
            error={errors.name}
          />
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={200}
            defaultValue={values.email}
            error={errors.email}
          />
        </div>
        <SelectField label="Subject" name="subject" required defaultValue={values.subject} error={errors.subject}>
          <option value="">Choose a subject</option>
          {Object.entries(contactSubjects).map(([id, label]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          label="Message"
          name="message"
          required
          rows={8}
          maxLength={5_000}
          defaultValue={values.message}
          error={errors.message}
        />
        <Button type="submit" disabled={state !== "idle"} className="sm:justify-self-start sm:px-10">
          {labels[state]}
        </Button>
      </fieldset>
      {isStoredOffline ? (
        <Notice tone="warning" className="mt-6">
          {contactTexts.offline}
        </Notice>
      ) : null}
    </form>
  );
}
