import type { ReactNode } from "react";

import { ButtonLink } from "./button.tsx";
import { offlineTexts } from "./offline-screen.texts.ts";

/** Shown instead of a page that needs a connection. `retry` is the path of that page; `children` what can be done meanwhile. */
export function OfflineScreen({ retry, children }: { retry: string; children?: ReactNode }) {
  const texts = offlineTexts();
  return (
    <section className="page flex min-h-[70dvh] flex-col items-start justify-center gap-6 py-24">
      <p className="eyebrow text-muted">{texts.offline}</p>
      <h1 className="display max-w-[14ch] text-display-lg">{texts.title}</h1>
      <p className="max-w-prose text-lg leading-7 text-muted">{texts.advice}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={retry} reloadDocument>
          {texts.retry}
        </ButtonLink>
        <ButtonLink look="outline" to="/cart">
          {texts.viewCart}
        </ButtonLink>
      </div>
      {children}
    </section>
  );
}
