import type { ReactNode } from "react";

/** A white panel with its title. */
export function Card({ title, className = "", children }: { title?: string; className?: string; children: ReactNode }) {
  return (
    <section className={`border border-line bg-white p-5 ${className}`}>
      {title ? <h2 className="eyebrow mb-3 text-muted">{title}</h2> : null}
      {children}
    </section>
  );
}
