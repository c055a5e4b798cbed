import type { ReactNode } from "react";

/** A part of the footer that is folded on a phone, natively; elsewhere it stands open (`footer.tsx`). */
export function FooterFold({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <details className="footer-fold border-b border-ink-line sm:border-0">
      <summary className="eyebrow flex min-h-12 items-center justify-between">
        <h2 id={id}>{title}</h2>
      </summary>
      {children}
    </details>
  );
}
