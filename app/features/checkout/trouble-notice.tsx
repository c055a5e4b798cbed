import { TextButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

import type { Trouble } from "./use-checkout.ts";

/** Why the order was not placed, and the way on. */
export function TroubleNotice({ trouble, onRemoveGone }: { trouble: Trouble | null; onRemoveGone: () => void }) {
  if (!trouble) return null;
  return (
    <Notice tone="error" className="mt-5">
      <p className="font-semibold">{trouble.message}</p>
      {trouble.details.length > 0 ? (
        <ul className="mt-1">
          {trouble.details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      ) : null}
      {trouble.gone.length > 0 ? (
        <TextButton className="mt-2 font-semibold" onClick={onRemoveGone}>
          Remove what is no longer available
        </TextButton>
      ) : null}
    </Notice>
  );
}
