import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

import { localPath } from "#app/shared/language/current-language.ts";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { feedbackFormTexts } from "./feedback-form.texts.ts";

/** What became of a form that was sent. */
export type FeedbackOutcome =
  | { kind: "sent" }
  | { kind: "refused"; notice: string; fields: Readonly<Record<string, string>>; problems: FeedbackProblems };
export type FeedbackProblems = Partial<Record<"message" | "page" | "email", string>>;

/** Feedback on accessibility: a plain form that needs no scripts and no address. */
export function FeedbackForm({ outcome }: { outcome: FeedbackOutcome | undefined }) {
  const texts = feedbackFormTexts();
  const pageField = useCameFrom();
  if (outcome?.kind === "sent") {
    return (
      <div id="sent" className="mt-6">
        <Notice tone="success">
          <p className="font-semibold">{texts.sent}</p>
          <p>{texts.sentMore}</p>
        </Notice>
      </div>
    );
  }
  const refused = outcome?.kind === "refused" ? outcome : null;
  return (
    <form method="post" action={localPath("/accessibility#feedback")} noValidate className="mt-6 grid gap-5">
      {refused ? <Notice tone="error">{refused.notice}</Notice> : null}
      <TextAreaField
        label={texts.message}
        name="message"
        required
        maxLength={5_000}
        hint={texts.messageHint}
        defaultValue={refused?.fields["message"]}
        error={refused?.problems.message}
      />
      <TextField
        label={texts.page}
        name="page"
        ref={pageField}
        maxLength={500}
        defaultValue={refused?.fields["page"]}
        error={refused?.problems.page}
      />
      <TextField
        label={texts.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={200}
        hint={texts.emailHint}
        defaultValue={refused?.fields["email"]}
        error={refused?.problems.email}
      />
      <Button type="submit" className="justify-self-start px-10">
        {texts.send}
      </Button>
    </form>
  );
}

/** Fills a field with the path of the page that the reader came from, unless something stands there; never its query. */
function useCameFrom(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const state: unknown = useLocation().state;
  useEffect(() => {
    if (field.current?.value === "") field.current.value = pathBefore(state);
  }, [state]);
  return field;
}

function pathBefore(state: unknown): string {
  if (typeof state === "object" && state !== null && "from" in state && typeof state.from === "string")
    return state.from;
  const referrer = URL.parse(document.referrer);
  return referrer?.origin === window.location.origin ? referrer.pathname : "";
}
