import type { ReactNode } from "react";

import { Icon } from "#app/ui/icon.tsx";

import { reviewTexts } from "./review.texts.ts";

interface Props {
  count: number;
  /** Whether it begins open: where these reviews are what the page shows. */
  open?: boolean;
  children: ReactNode;
}

/** Reviews that no order stands behind, folded away below the others and outside every average. */
export function NotCheckedFold({ count, open = false, children }: Props) {
  if (count === 0) return null;
  const texts = reviewTexts();
  return (
    <details id="not-checked" open={open} className="mt-10 border-y border-line">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 [&::-webkit-details-marker]:hidden">
        <span>
          <span className="font-semibold">{texts.othersTitle(count)}</span>
          <span className="block text-sm text-muted">{texts.othersNote}</span>
        </span>
        <Icon name="plus" className="fold-sign size-5" />
      </summary>
      <div className="pt-4 pb-8">{children}</div>
    </details>
  );
}
