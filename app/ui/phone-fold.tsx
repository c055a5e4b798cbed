import type { ReactNode } from "react";

import { Icon } from "./icon.tsx";

interface Props {
  title: string;
  children: ReactNode;
}

/**
 * Folded under its title on a phone or tablet, open and without it on a desk. What is inside stands twice, once hidden, because a
 * closed `details` cannot be opened by the width of the window in every browser.
 */
export function PhoneFold({ title, children }: Props) {
  return (
    <>
      <details className="border-y border-line lg:hidden">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 text-sm font-semibold [&::-webkit-details-marker]:hidden">
          {title}
          <Icon name="plus" className="fold-sign size-4" />
        </summary>
        <div className="pb-3">{children}</div>
      </details>
      <div className="max-lg:hidden">{children}</div>
    </>
  );
}
