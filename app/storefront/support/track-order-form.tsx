import { useEffect, useEffectEvent, useId, useState } from "react";

import { trackOrder, type Tracking } from "#app/features/selling/orders/track-order.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { trackTexts } from "./support-panel.texts.ts";
import { TrackedSteps } from "./tracked-steps.tsx";

type FoundOrder = Extract<Tracking, { kind: "found" }>;

/**
 * Where an order is, by its order number or tracking id; the one that it `startsWith` is looked up at once. The field is cleared by an
 * order, not by a failure.
 */
export function TrackOrderForm({ startsWith }: { startsWith: string }) {
  const texts = trackTexts();
  const id = useId();
  const [typed, setTyped] = useState(startsWith);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<FoundOrder | { kind: "not-found"; typed: string } | { kind: "failed" } | null>(
    null,
  );

  const track = async () => {
    const trackingId = typed.trim();
    if (trackingId === "" || busy) return;
    setBusy(true);
    setOutcome(null);
    try {
      const answer = await trackOrder(trackingId);
      setOutcome(answer.kind === "found" ? answer : { kind: "not-found", typed: trackingId });
      // Focused, so that an order number that was not found can be corrected.
      if (answer.kind === "found") setTyped("");
    } catch {
      setOutcome({ kind: "failed" });
    } finally {
      setBusy(false);
    }
  };
  const trackFirst = useEffectEvent(track);
  useEffect(() => void trackFirst(), []);
  return (
    <section aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="font-semibold">
        {texts.title}
      </h3>
      <form
        className="mt-3"
        onSubmit={(event) => {
          event.preventDefault();
          void track();
        }}
      >
        <label htmlFor={id} className="mb-1.5 block text-sm text-muted">
          {texts.label}
        </label>
        <div className="flex">
          <input
            id={id}
            name="trackingId"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            placeholder="PM-12345678"
            autoComplete="off"
            maxLength={100}
            // The dialog gives its first focus to what carries this.
            ref={(input) => void (startsWith && input?.setAttribute("autofocus", ""))}
            className="min-h-12 w-full min-w-0 border border-r-0 border-line-strong bg-white px-3.5 hover:border-ink"
          />
          <Button type="submit" className="shrink-0" disabled={busy || typed.trim() === ""}>
            {busy ? texts.tracking : texts.track}
          </Button>
        </div>
      </form>
      <div role="status">{outcome?.kind === "found" ? <TrackedSteps order={outcome.order} /> : null}</div>
      {outcome?.kind === "not-found" ? (
        <Notice tone="warning" className="mt-4">
          {texts.notFound(outcome.typed)}
        </Notice>
      ) : null}
      {outcome?.kind === "failed" ? (
        <Notice tone="error" className="mt-4">
          {texts.failed}
        </Notice>
      ) : null}
    </section>
  );
}
