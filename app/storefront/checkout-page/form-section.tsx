import type { ReactNode } from "react";

/** A numbered section of the checkout form. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="border-t border-ink pt-6 [counter-increment:part]">
      <legend className="float-left mb-5 w-full text-lg font-semibold before:mr-3 before:text-muted before:tabular-nums before:[content:counter(part)_/_'']">
        {title}
      </legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}
