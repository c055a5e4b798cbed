import { type FormEvent, useEffect, useState } from "react";

import { sendEntry } from "#app/platform/kept-entries.ts";
import { newId } from "#app/shared/ids.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { showToast } from "#app/ui/toast.ts";

import {
  type ContactField,
  contactFields,
  type ContactValues,
  contactValues,
  missingContactFields,
} from "./check-message.ts";
import { contactSubjects } from "./subjects.ts";
import { contactTexts } from "./texts.ts";

/** Milliseconds that 'Message Sent!' is shown (specification, section 4). */
const sentMs = 3_000;

const labels = { idle: "Send Message", sending: "Sending...", sent: "Message Sent!" } as const;

interface Props {
  values: ContactValues;
  /** What was missing when the form was posted without scripts. */
  missing: readonly ContactField[];
}

/** The contact form. Without scripts it posts to its page; without a connection the browser keeps the message. */
export function ContactForm({ values, missing: missingAtFirst }: Props) {
  const [state, setState] = useState<keyof typeof labels>("idle");
  const [missing, setMissing] = useState(missingAtFirst);
  const [kept, setKept] = useState(false);
  useEffect(() => {
    if (state !== "sent") return;
    const timer = setTimeout(() => setState("idle"), sentMs);
    return () => clearTimeout(timer);
  }, [state]);

  const submit = async (form: HTMLFormElement) => {
    const written = contactValues(new FormData(form));
    const blank = missingContactFields(written);
    setMissing(blank);
    if (blank[0]) {
      (form.elements.namedItem(blank[0]) as HTMLElement).focus();
      return void showToast("error", "Error", contactTexts.missing);
    }
    if (!(form.elements.namedItem("email") as HTMLInputElement).reportValidity()) return;

    setState("sending");
    setKept(false);
    const outcome = await sendEntry({ collection: "contact_messages", data: { ...written, id: newId("msg") } });
    if (outcome === "failed") {
      setState("idle");
      return void showToast("error", "Message Failed", contactTexts.failed);
    }
    for (const field of contactFields) (form.elements.namedItem(field) as HTMLInputElement).value = "";
    setState(outcome === "sent" ? "sent" : "idle");
    setKept(outcome === "kept");
    if (outcome === "sent") void showToast("success", "Message Sent", contactTexts.sent);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  const errorOf = (field: ContactField) => (missing.includes(field) ? "Please fill out this field" : undefined);

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
            error={errorOf("name")}
          />
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={200}
            defaultValue={values.email}
            error={errorOf("email")}
          />
        </div>
        <SelectField label="Subject" name="subject" required defaultValue={values.subject} error={errorOf("subject")}>
          <option value="">Choose a subject</option>
          {contactSubjects.map((subject) => (
            <option key={subject.id} value={subject.id}>
              {subject.label}
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
          error={errorOf("message")}
        />
        <Button type="submit" disabled={state !== "idle"} className="sm:justify-self-start sm:px-10">
          {labels[state]}
        </Button>
      </fieldset>
      {kept ? (
        <Notice tone="warning" className="mt-6">
          {contactTexts.kept}
        </Notice>
      ) : null}
    </form>
  );
}
