import type { ProductFacts } from "./product-facts.server.ts";

/** A producer's guarantee of durability, with what the EU's label tells of it: brand, model and years (Reg. (EU) 2025/1960, annex II). */
export function GuaranteeLabel({ guarantee }: { guarantee: NonNullable<ProductFacts["guarantee"]> }) {
  const { years, brand, model, contact } = guarantee;
  return (
    <div role="group" aria-label="Guarantee of durability" className="max-w-sm border-2 border-ink bg-white text-ink">
      <p className="flex items-center gap-4 border-b border-ink px-4 py-3">
        <span className="display text-display-sm tabular-nums">{years}</span>
        <span className="leading-5 font-semibold">years, guaranteed by the producer, for the whole product, free</span>
      </p>
      <dl className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 gap-y-1 px-4 py-3">
        <dt className="text-muted">Brand</dt>
        <dd>{brand}</dd>
        {model ? (
          <>
            <dt className="text-muted">Model</dt>
            <dd className="wrap-anywhere">{model}</dd>
          </>
        ) : null}
        <dt className="text-muted">Ask</dt>
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
