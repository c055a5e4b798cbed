import { type FormEvent, type ReactNode, useEffect, useId, useState } from "react";

import { sendEntry } from "#app/platform/browser/offline-outbox.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast.ts";

import { newsletterTexts } from "./newsletter.texts.ts";

/** Milliseconds that 'Subscribed!' is shown (specification S28). */
const subscribedMs = 3_000;

interface Props {
  source: "home" | "footer" | "newsletter-page";
  /** What was typed in a form that was posted without scripts and refused, and why. */
  refused?: { email: string; error: string } | undefined;
}

/**
 * The newsletter's form, for black sections. Without scripts it posts to /newsletter, which answers with a page of its
 * own; without a connection the browser keeps the address.
 */
export function NewsletterForm({ source, refused }: Props) {
  const texts = newsletterTexts();
  const id = useId();
  const [state, setState] = useState<"idle" | "submitting" | "subscribed">("idle");
  /** What became of the address. In place: a toast would lie over the form. */
  const [note, setNote] = useState<ReactNode>(null);
  const [error, setError] = useState(refused?.error ?? null);
  useEffect(() => {
    if (state !== "subscribed") return;
    const timer = setTimeout(() => setState("idle"), subscribedMs);
    return () => clearTimeout(timer);
  }, [state]);

  const submit = async (form: HTMLFormElement) => {
    const input = form.elements.namedItem("email") as HTMLInputElement;
    const email = input.value.trim();
    setError(null);
    setNote(null);
    if (email === "") return showToast("error", texts.error, texts.empty);
    if (!input.reportValidity()) return;

    setState("submitting");
    const data = { email, consentSource: source };
    const outcome = await sendEntry({ collection: "newsletter_subscribers", data });
    if (outcome === "invalid" || outcome === "failed") {
      setState("idle");
      // The browser lets pass an address without an ending, such as name@example.
      if (outcome === "invalid") return setError(texts.invalid);
      return showToast("error", texts.failedTitle, texts.failed);
    }
    form.reset();
    setState(outcome === "sent" ? "subscribed" : "idle");
    setNote(outcome === "queued" ? texts.offline : <Subscribed />);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };

  return (
    <form method="post" action={localPath("/newsletter")} noValidate onSubmit={onSubmit} className="max-w-xl">
      <input type="hidden" name="consentSource" value={source} />
      <label htmlFor={id} className="sr-only">
        {texts.address}
      </label>
      <div className="flex flex-col gap-2 sm:flex-row">
        <input
          id={id}
          type="email"
          name="email"
          defaultValue={refused?.email}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          required
          autoComplete="email"
          placeholder={texts.yourAddress}
          disabled={state !== "idle"}
          className="newsletter-field"
        />
        <Button type="submit" look="signal" disabled={state !== "idle"} className="shrink-0 sm:min-w-40">
          {texts[state]}
        </Button>
      </div>
      <p className="mt-3 text-sm leading-6 text-muted-dark">{texts.consent}</p>
      {error ? (
        <p id={`${id}-error`} role="alert" className="mt-3 border-l-4 border-volt pl-3 text-sm leading-6 text-white">
          {error}
        </p>
      ) : null}
      <p role="status" className="mt-3 text-sm leading-6 text-muted-dark empty:mt-0">
        {note}
      </p>
    </form>
  );
}

function Subscribed() {
  const { done, subscribedNote } = newsletterTexts();
  return (
    <>
      <strong className="text-white">{done}</strong> {subscribedNote}
    </>
  );
}
