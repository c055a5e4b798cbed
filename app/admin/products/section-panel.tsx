import { createContext, type ReactNode, useContext, useState } from "react";

import { Icon } from "#app/ui/icon.tsx";

import { type FormSection, formSections } from "./form-sections.ts";

/** How many things each section still lacks. */
export const SectionGaps = createContext<Readonly<Partial<Record<FormSection, number>>>>({});

interface Props {
  id: FormSection;
  /** Begins folded. */
  folded?: boolean;
  className?: string;
  children: ReactNode;
}

/** A section of the product form with its title, and a tick when nothing is missing in it. */
export function SectionPanel({ id, folded, className = "", children }: Props) {
  const gaps = useContext(SectionGaps)[id] ?? 0;
  const [isOpen] = useState(folded !== true || gaps > 0);
  const head = (
    <h2 className="flex grow items-center gap-2 text-base font-semibold">
      {formSections[id]}
      {gaps === 0 ? (
        <span className="inline-flex items-center text-success">
          <Icon name="check" className="size-4" />
          <span className="sr-only">complete</span>
        </span>
      ) : (
        <span className="text-sm font-normal text-muted">{gaps} to add</span>
      )}
    </h2>
  );
  const frame = `min-w-0 scroll-mt-24 border border-line bg-white`;
  const inner = `grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 px-5 pb-5 ${className}`;
  if (folded === undefined)
    return (
      <section id={id} className={frame}>
        <div className="px-5 pt-4 pb-3">{head}</div>
        <div className={inner}>{children}</div>
      </section>
    );
  return (
    <details id={id} open={isOpen} className={`group ${frame}`}>
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-5 [&::-webkit-details-marker]:hidden">
        {head}
        <Icon name="down" className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className={inner}>{children}</div>
    </details>
  );
}

/** Fields of a section that belong together. */
export function FieldGroup({
  title,
  className = "",
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={`grid min-w-0 content-start gap-4 ${className}`}>
      <h3 className="eyebrow text-muted">{title}</h3>
      {children}
    </div>
  );
}
