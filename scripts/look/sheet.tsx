import type { ReactNode } from "react";

/** A page of primitives, for one screenshot. */
export function Sheet({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} data-sheet className="w-280 bg-paper p-10">
      <h2 className="display mb-8 text-display-sm">{title}</h2>
      <div className="grid gap-8">{children}</div>
    </section>
  );
}

/** Specimens in a row. `dark` sets them on ink. */
export function Row({ dark = false, children }: { dark?: boolean; children: ReactNode }) {
  return (
    <div
      className={`flex flex-wrap items-start gap-x-6 gap-y-6 ${dark ? "on-dark -mx-10 bg-ink p-10 text-white" : ""}`}
    >
      {children}
    </div>
  );
}

/**
 * A primitive in one state, with the state's name. `force` names the pseudo-classes that the browser is told to apply to
 * the controls inside, so that the screenshot shows the shop's own style for them.
 */
export function Specimen({
  name,
  force = "",
  className = "",
  children,
}: {
  name: string;
  force?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <figure className={className} data-force={force || undefined}>
      {children}
      <figcaption className="mt-2.5 text-2xs opacity-65">{name}</figcaption>
    </figure>
  );
}

/** Controls have hover, focus and pressed states; the browser is made to show each. */
export const forced = [
  ["default", ""],
  ["hover", "hover"],
  ["focus-visible", "focus focus-visible"],
  ["pressed", "hover active"],
] as const;
