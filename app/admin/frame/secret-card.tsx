import { type ReactNode, useState } from "react";

import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** Brings the reader to the key, which stands above the form that was sent. */
const focus = (element: HTMLElement | null) => element?.focus();

interface Props {
  /** What screen readers call it. */
  label: string;
  title: string;
  /** What was created, and that it is shown once. */
  notice: string;
  secret: string;
  /** What the button says. */
  copy: string;
  /** What to do with it. */
  children: ReactNode;
}

/** A secret that was made, the only time that it is shown. */
export function SecretCard({ label, title, notice, secret, copy: copyLabel, children }: Props) {
  const [copied, setCopied] = useState<"yes" | "no" | null>(null);
  const copy = () => {
    navigator.clipboard.writeText(secret).then(
      () => setCopied("yes"),
      () => setCopied("no"),
    );
  };
  return (
    <section ref={focus} tabIndex={-1} aria-label={label} className="grid max-w-3xl gap-6">
      <Notice tone="success">{notice}</Notice>
      <Card title={title}>
        <p>
          <code className="text-sm leading-6 wrap-anywhere select-all">{secret}</code>
        </p>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Button size="small" onClick={copy}>
            {copyLabel}
          </Button>
          <p role="status" className="text-sm">
            {copied === "yes" ? "Copied." : copied === "no" ? "Your browser didn't copy it. Select it instead." : null}
          </p>
        </div>
        <p className="mt-4 text-sm leading-6 text-muted">{children}</p>
      </Card>
    </section>
  );
}
