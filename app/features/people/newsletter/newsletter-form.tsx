import { type FormEvent, type ReactNode, useEffect, useId, useState } from "react";

import { sendEntry } from "#app/platform/browser/offline-outbox.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast.ts";

import { newsletterConsent, newsletterTexts } from "./texts.ts";

/** Milliseconds that 'Subscribed!' is shown (specification S28). */
const subscribedMs = 3_000;

const labels = { idle: "Subscribe", submitting: "Subscribing...", subscribed: "Subscribed!" } as const;

const subscribedNote = (
  <>
    <strong className="text-white">Success!</strong> {`${newsletterTexts.success}. ${newsletterTexts.confirmFirst}`}
  </>
);

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
  const id = useId();
  const [state, setState] = useState<keyof typeof labels>("idle");
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
    if (email === "") return showToast("error", "Error", newsletterTexts.empty);
    if (!input.reportValidity()) return;

    setState("submitting");
    const outcome = await sendEntry({ collection: "newsletter_subscribers", data: { email, consentSource: source } });
    if (outcome === "invalid" || outcome === "failed") {
      setState("idle");
      // The browser lets pass an address without an ending, such as name@example.
      if (outcome === "invalid") return setError(newsletterTexts.invalid);
      return showToast("error", "Subscription failed", newsletterTexts.failed);
    }
    form.reset();
    setState(outcome === "sent" ? "subscribed" : "idle");
    setNote(outcome === "queued" ? newsletterTexts.offline : subscribedNote);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };

  return (
    <form method="post" action={localPath("/newsletter")} noValidate onSubmit={onSubmit} className="max-w-xl">
      <input type="hidden" name="consentSource" value={source} />
      <label htmlFor={id} className="sr-only">
        Email address
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
          placeholder="Your email address"
          disabled={state !== "idle"}
          className="newsletter-field"
        />
        <Button type="submit" look="signal" disabled={state !== "idle"} className="shrink-0 sm:min-w-40">
          {labels[state]}
        </Button>
      </div>
      <p className="mt-3 text-sm leading-6 text-muted-dark">{newsletterConsent}</p>
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
