import type { ReactNode } from "react";

import { legalGuaranteeShort } from "#app/features/shop/content/guarantee-terms.ts";
import { GuaranteeNotice } from "#app/storefront/information/guarantee-notice.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { WholeNumbers } from "#app/ui/whole-numbers.tsx";

import { compositionLines } from "./composition-lines.ts";
import type { ProductFacts } from "./product-facts.server.ts";
import { productFactsTexts } from "./product-facts.texts.ts";

/** What it is made of and what proves it, how to use it safely, and who made it: open, so that nobody has to look for it. As `StaticHtml`, it has no state, handlers or contexts. */
export function ProductFactsSection({ composition, claims, warnings, makers, guarantee }: ProductFacts) {
  const texts = productFactsTexts();
  return (
    <section aria-labelledby="facts" className="mt-12 border-t border-ink">
      <details open>
        <summary className="fold-summary cursor-pointer py-3">
          <h2 id="facts" className="text-xl font-semibold">
            {texts.title}
          </h2>
        </summary>
        <div className="grid items-start gap-x-16 gap-y-3 pb-6 text-sm leading-5 md:grid-cols-2">
          <div className="grid gap-3">
            {composition.length > 0 ? (
              <Part title={texts.composition}>{compositionLines(composition).join(". ")}</Part>
            ) : null}
            {claims.length > 0 ? (
              <Part title={texts.claims}>
                {claims.map(({ text, evidence, document }) => (
                  <Fold key={text} summary={text}>
                    {evidence.map((line) => (
                      <p key={line}>{line}</p>
                    ))}
                    {document ? (
                      <a href={document} className="underline underline-offset-4">
                        {texts.seeDocument}
                      </a>
                    ) : null}
                  </Fold>
                ))}
              </Part>
            ) : null}
            {warnings.length > 0 ? (
              <Part title={texts.warnings}>
                {warnings.map(({ kind, text, language }) => (
                  <p key={`${language} ${text}`} lang={language}>
                    <strong>{kind}:</strong> {text}
                  </p>
                ))}
              </Part>
            ) : null}
          </div>
          <div className="grid gap-3">
            {makers.map(({ title, lines }) => (
              <Part key={title} title={title}>
                <span className="wrap-anywhere">
                  <WholeNumbers text={lines.join(", ")} />
                </span>
              </Part>
            ))}
            {guarantee ? (
              <Part title={texts.durability(guarantee.years)}>
                <GuaranteeLabel guarantee={guarantee} />
                <Fold summary={texts.coverage}>
                  <p>{guarantee.conditions}</p>
                  {guarantee.otherConditions.map(({ text, language }) => (
                    <p key={language} lang={language}>
                      {text}
                    </p>
                  ))}
                  <p>{texts.givenBy(guarantee.guarantor)}</p>
                  <p>{texts.legalStillApplies}</p>
                </Fold>
              </Part>
            ) : null}
            <GuaranteeNotice duration={<WholeNumbers text={legalGuaranteeShort()} />} />
          </div>
        </div>
      </details>
    </section>
  );
}

/** A fact below its name. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <div className="text-muted">{children}</div>
    </div>
  );
}

function Fold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="max-w-prose border-b border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 py-2.5 text-ink [&::-webkit-details-marker]:hidden">
        {summary}
        <Icon name="plus" className="fold-sign size-5" />
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  );
}

/** A producer's guarantee of durability, with what the EU's label tells of it: brand, model and years (Reg. (EU) 2025/1960, annex II). */
function GuaranteeLabel({ guarantee }: { guarantee: NonNullable<ProductFacts["guarantee"]> }) {
  const { years, brand, model, contact } = guarantee;
  const texts = productFactsTexts();
  return (
    <div role="group" aria-label={texts.label} className="max-w-sm border-2 border-ink bg-white text-ink">
      <p className="flex items-center gap-4 border-b border-ink px-4 py-3">
        <span className="display text-display-sm tabular-nums">{years}</span>
        <span className="leading-5 font-semibold">{texts.labelYears}</span>
      </p>
      <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-1 px-4 py-3">
        <dt className="text-muted">{texts.brand}</dt>
        <dd>{brand}</dd>
        {model ? (
          <>
            <dt className="text-muted">{texts.model}</dt>
            <dd className="wrap-anywhere">{model}</dd>
          </>
        ) : null}
        <dt className="text-muted">{texts.contact}</dt>
        <dd className="wrap-anywhere">
          <a
            href={contact.includes("@") ? `mailto:${contact}` : contact}
            className="underline underline-offset-2 hover:no-underline"
          >
            {contact.replace(/^https:\/\//, "")}
          </a>
        </dd>
      </dl>
    </div>
  );
}
