import type { ReactNode } from "react";

import { ButtonLink } from "./button.tsx";

/** Shown instead of a page that needs a connection. `retry` is the path of that page; `children` what can be done meanwhile. */
export function OfflineScreen({ retry, children }: { retry: string; children?: ReactNode }) {
  return (
    <section className="page flex min-h-[70dvh] flex-col items-start justify-center gap-6 py-24">
      <p className="eyebrow text-muted">Offline</p>
      <h1 className="display max-w-[14ch] text-display-lg">You're offline</h1>
      <p className="max-w-prose text-lg leading-7 text-muted">
        You need a connection to open this page. Your cart, wishlist and checkout details are saved on this device, and
        pages you've visited still open.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={retry} reloadDocument>
          Retry
        </ButtonLink>
        <ButtonLink look="outline" to="/cart">
          View Cart
        </ButtonLink>
      </div>
      {children}
    </section>
  );
}
