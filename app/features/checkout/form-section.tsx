import type { ReactNode } from "react";

/** A numbered part of the checkout. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="border-t border-ink pt-6">
      <legend className="float-left mb-5 w-full text-lg font-semibold">{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}
