import { useEffect, useRef } from "react";

import type { CheckoutError } from "#app/features/selling/checkout/use-checkout.ts";
import { TextButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** Why the order was not placed, and the way on. Takes the focus that the button lost while it was at work. */
export function CheckoutErrorNotice({
  error,
  onRemoveUnavailable,
}: {
  error: CheckoutError | null;
  onRemoveUnavailable: () => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error && document.activeElement === document.body) place.current?.focus();
  }, [error]);
  if (!error) return null;
  return (
    <div ref={place} tabIndex={-1} className="mt-5 scroll-mt-24">
      <Notice tone="error">
        <p className="font-semibold">{error.message}</p>
        {error.details.length > 0 ? (
          <ul className="mt-1">
            {error.details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        ) : null}
        {error.unavailable.length > 0 ? (
          <TextButton className="mt-1 min-h-11 font-semibold" onClick={onRemoveUnavailable}>
            Remove what is no longer available
          </TextButton>
        ) : null}
      </Notice>
    </div>
  );
}
