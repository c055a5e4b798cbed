import type { ReactNode } from "react";

/** A part of the page about one's data, with its title. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
      <h2 id={`${id}-title`} className="display mb-4 text-display-sm">
        {title}
      </h2>
      {children}
    </section>
  );
}
