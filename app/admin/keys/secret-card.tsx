import { useState } from "react";

import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** Brings the reader to the key, which stands above the form that was sent. */
const focus = (element: HTMLElement | null) => element?.focus();

/** A key that was created, the only time that it is shown. */
export function SecretCard({ name, secret }: { name: string; secret: string }) {
  const [copied, setCopied] = useState<"yes" | "no" | null>(null);
  const copy = () => {
    navigator.clipboard.writeText(secret).then(
      () => setCopied("yes"),
      () => setCopied("no"),
    );
  };
  return (
    <section ref={focus} tabIndex={-1} aria-label="Your new key" className="grid max-w-3xl gap-6">
      <Notice tone="success">
        Key {name} created. Copy it now: we don&apos;t store it, so it can&apos;t be shown again.
      </Notice>
      <Card title="Key">
        <p>
          <code className="text-sm leading-6 wrap-anywhere select-all">{secret}</code>
        </p>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Button size="small" onClick={copy}>
            Copy key
          </Button>
          <p role="status" className="text-sm">
            {copied === "yes"
              ? "Copied."
              : copied === "no"
                ? "Your browser didn't copy it. Select the key instead."
                : null}
          </p>
        </div>
        <p className="mt-4 text-sm leading-6 text-muted">
          Store it where you keep passwords. Send it in the header <code>Authorization: Bearer</code>. The{" "}
          <a href="/api/docs" className="underline underline-offset-4">
            API&apos;s documentation
          </a>{" "}
          lists every call.
        </p>
      </Card>
    </section>
  );
}
