import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";

import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** Said above a listing whose filters could not be applied: its products are the ones from before. */
export function NotFiltered() {
  const { revalidate, state } = useRevalidator();
  const notice = useRef<HTMLDivElement>(null);
  // The list stays as it was, maybe far below: who pressed a filter is led to what became of it.
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1} className="mb-4 scroll-mt-24">
      <Notice tone="error">
        <p>Your filters could not be applied. These are the products from before.</p>
        <Button look="outline" className="mt-3" busy={state === "loading"} onClick={() => void revalidate()}>
          Try again
        </Button>
      </Notice>
    </div>
  );
}
