import { useEffect, useId, useRef, useState } from "react";
import { useFetcher } from "react-router";

import { NotifyFields, NotifySent } from "./notify-fields.tsx";
import { notifyOfferTexts } from "./notify-offer.texts.ts";
import type { NotifyOutcome } from "./outcome.ts";
import type { WaitedFor } from "./waited-for.ts";

interface Props {
  /** The form's own page, which answers it. */
  action: string;
  waits: readonly WaitedFor[];
  /** The id of the variant that the shopper wanted; empty when it is not clear. */
  wanted: string;
  className: string;
}

/** The form that a product page opens in place. It has the focus then, and what is said of it has it after. */
export default function NotifyForm({ action, waits, wanted, className }: Props) {
  const title = useId();
  const fetcher = useFetcher<NotifyOutcome>();
  const panel = useRef<HTMLDivElement>(null);
  const [sentFor, setSentFor] = useState<string | null>(null);
  useEffect(() => {
    panel.current
      ?.querySelector<HTMLElement>("select:has(option[value='']:checked), input:not([type=hidden])")
      ?.focus();
  }, []);
  useEffect(() => {
    if (fetcher.data?.kind === "sent") setSentFor(wanted);
    // Who wants another one after that goes on with the form.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [fetcher.data]);

  return (
    <div
      ref={panel}
      role="group"
      aria-labelledby={title}
      className={`${className} border border-ink bg-white p-4 sm:p-5`}
    >
      <h2 id={title} className="text-base font-semibold">
        {notifyOfferTexts().offer}
      </h2>
      {sentFor === wanted ? (
        <NotifySent />
      ) : (
        <fetcher.Form method="post" action={action} noValidate className="mt-4">
          <NotifyFields waits={waits} wanted={wanted} outcome={fetcher.data} busy={fetcher.state !== "idle"} />
        </fetcher.Form>
      )}
    </div>
  );
}
