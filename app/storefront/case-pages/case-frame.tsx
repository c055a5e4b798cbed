import { type ReactNode, useEffect, useRef } from "react";

import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";

import { caseFrameTexts } from "./case-frame.texts.ts";

interface FrameProps {
  title: string;
  /** The number of the case, above its title. */
  number?: string;
  /** What the page is for. */
  lead?: string | undefined;
  /** Where the case stands. */
  status?: string;
  /** Whether it answers a form: it is a new page then. */
  isAnswer?: boolean;
  children: ReactNode;
}

/** A page of a return, an exchange or a complaint. Its reader may be upset: the title is a calm sentence, not capitals on black. */
export function CaseFrame({ title, number, lead, status, isAnswer = false, children }: FrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever reads by keyboard or screen reader starts at the title of a new page.
  useEffect(() => {
    if (isAnswer) heading.current?.focus();
  }, [title, isAnswer]);
  return (
    <>
      <section className="bg-paper-deep print:bg-white">
        <div className="page py-10 lg:py-16 print:py-4">
          {number ? <p className="mb-2 text-sm text-muted tabular-nums">{number}</p> : null}
          <h1 ref={heading} tabIndex={-1} className="text-display-sm font-semibold outline-none">
            {title}
          </h1>
          {lead ? <p className="mt-4 max-w-prose leading-7 text-muted">{lead}</p> : null}
          {status ? <p className="mt-4 text-lg">{status}</p> : null}
        </div>
      </section>
      <div className="page py-10 lg:py-16">
        <div className="max-w-2xl">{children}</div>
      </div>
    </>
  );
}

/** A part of a page with its heading, which `id` names. */
export function CaseSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The facts of a receipt: name and value. */
export function ReceiptFacts({
  facts,
  className,
}: {
  facts: readonly (readonly [string, string])[];
  className?: string;
}) {
  return (
    <dl className={`ruled border-y border-ink ${className ?? ""}`}>
      {facts.map(([name, fact]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
          <dt className="text-muted">{name}</dt>
          <dd className="font-semibold tabular-nums wrap-anywhere">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What happens next, a sentence each. */
export function NextSteps({ steps }: { steps: readonly string[] }) {
  return (
    <CaseSection id="next" title={caseFrameTexts().next}>
      <ul className="mt-2 grid gap-2 leading-7 text-muted">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </CaseSection>
  );
}

/** Where a receipt leads, and printing it: without scripts the browser's own command does. */
export function ReceiptButtons({ to, children }: { to: string | null; children: string }) {
  const hydrated = useHydrated();
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {to ? (
        <ButtonLink to={to} reloadDocument>
          {children}
        </ButtonLink>
      ) : null}
      <Button look="outline" hidden={!hydrated} onClick={() => window.print()}>
        {caseFrameTexts().print}
      </Button>
    </div>
  );
}

interface BrokenLinkProps {
  /** What the page is, where people come without a link as well. */
  title?: string;
  to?: string;
  name?: string;
  children: string;
}

/** Shown for a link that is not signed, or has expired. */
export function BrokenLink({ title = caseFrameTexts().brokenLink, to, name, children }: BrokenLinkProps) {
  return (
    <CaseFrame title={title} lead={children}>
      <p className="flex flex-wrap gap-3">
        {to ? <ButtonLink to={to}>{name}</ButtonLink> : null}
        <ButtonLink look={to ? "outline" : "primary"} to="/contact">
          {caseFrameTexts().contact}
        </ButtonLink>
      </p>
    </CaseFrame>
  );
}
