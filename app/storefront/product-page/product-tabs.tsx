import type { ReactNode } from "react";

import type { Product } from "#app/features/catalogue/products/product.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { StaticHtml } from "#app/platform/document/static-html.tsx";
import { type ProductTerms, productTerms } from "#app/storefront/information/product-terms.ts";
import { withRetry } from "#app/ui/lazy-with-retry.ts";
import { Tabs } from "#app/ui/tabs.tsx";

import { belowFoldTexts } from "./below-fold.texts.ts";
import { compositionLines, otherMaterials } from "./composition-lines.ts";
import { MeasurementTables } from "./measurement-tables.tsx";
import type { ProductFacts } from "./product-facts.server.ts";

/** Their form is read on the server; browsers load what reads it for a product that they navigate to. */
const loadDescription = withRetry(() =>
  import("./product-description.tsx").then((module) => module.ProductDescription),
);
const loadTimes = withRetry(() => import("./product-times.tsx").then((module) => module.ProductTimes));

/** What the tabs tell of a product. */
type Told = Pick<Product, "source" | "description" | "shortDescription" | "texts" | "measureNames">;

/** The four tabs of a product page, and what each of them tells. */
export function tabsOf(product: Told, composition: ProductFacts["composition"]) {
  const names = belowFoldTexts();
  return [
    {
      id: "description",
      title: names.description,
      content: (
        <Columns>
          <StaticHtml
            name="product-description"
            facts={{ text: product.description || product.shortDescription }}
            load={loadDescription}
          />
          <CareInShort text={product.texts.careInstructions[0]} />
        </Columns>
      ),
    },
    { id: "size-fit", title: names.sizeFit, content: <SizeAndFit product={product} /> },
    { id: "materials", title: names.materials, content: <Materials product={product} composition={composition} /> },
    { id: "shipping-returns", title: names.shippingReturns, content: <ShippingAndReturns product={product} /> },
  ];
}

export function ProductTabs({ product, composition }: { product: Told } & Pick<ProductFacts, "composition">) {
  return (
    <div className="mt-16">
      <Tabs label={belowFoldTexts().about} tabs={tabsOf(product, composition)} />
    </div>
  );
}

function CareInShort({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <dl className="grid h-fit grid-cols-[9rem_1fr] gap-4 border-y border-line py-3 text-sm leading-6">
      <dt className="font-semibold">{belowFoldTexts().care}</dt>
      <dd className="text-muted">{text}</dd>
    </dl>
  );
}

function SizeAndFit({ product: { texts, measureNames } }: { product: Told }) {
  const names = belowFoldTexts();
  return (
    <Columns>
      <div className="grid content-start gap-6">
        <Text text={texts.sizeFitDescription} />
        <Text title={names.fitGuide} text={texts.fitGuide} />
        <Text title={names.whichSize} text={texts.sizeRecommendations} />
      </div>
      {texts.sizeMeasurements ? <MeasurementTables measurements={texts.sizeMeasurements} names={measureNames} /> : null}
    </Columns>
  );
}

/** What it is made of, with each fiber's share; what staff wrote of it. */
function Materials({ product: { texts }, composition }: { product: Told } & Pick<ProductFacts, "composition">) {
  const names = belowFoldTexts();
  const lines = compositionLines(composition);
  return (
    <Columns>
      <div className="grid content-start gap-6">
        <List title={names.materials} items={[...lines, ...otherMaterials(texts.materials, lines)]} />
        <Text title={names.aboutMaterials} text={texts.sustainabilityInfo} />
      </div>
      <List title={names.care} items={texts.careInstructions} />
    </Columns>
  );
}

/** What staff have written about this product, else what holds for all products of its source. */
function ShippingAndReturns({ product: { source, texts } }: { product: Told }) {
  const names = belowFoldTexts();
  const site = useSite();
  const terms = productTerms(source, site);
  return (
    <Columns>
      <div className="grid content-start gap-6">
        <Text title={names.delivery} text={texts.shippingInfo ?? terms.delivery} />
        <Text title={names.costs} text={texts.shippingCosts ?? terms.costs} />
        {texts.deliveryTime ? (
          <Text title={names.deliveryTime} text={texts.deliveryTime} />
        ) : (
          <StaticHtml name="product-times" facts={{ source, market: site.shipping.market }} load={loadTimes} />
        )}
      </div>
      <div className="grid content-start gap-6">
        <Returns own={texts.returnPolicy} terms={terms} />
        <Text title={names.faults} text={terms.faults} />
        <Text title={names.repairs} text={texts.warrantyInfo} />
      </div>
    </Columns>
  );
}

/** What staff wrote of this product; else the shop's promise in one line, with the terms and the law's days folded beneath. */
function Returns({ own, terms }: { own: readonly string[]; terms: ProductTerms }) {
  const names = belowFoldTexts();
  if (own.length > 0) return <List title={names.returns} items={own} />;
  return (
    <div>
      <Text title={names.returns} text={terms.returns} />
      <details className="text-muted">
        <summary className="fold-summary cursor-pointer">{names.terms}</summary>
        <Items items={terms.returnTerms} />
      </details>
    </div>
  );
}

function Columns({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-16 gap-y-8 md:grid-cols-2">{children}</div>;
}

function Text({ title, text }: { title?: string; text: string | null }) {
  if (!text) return null;
  return (
    <div>
      {title ? <h3 className="mb-1.5 font-semibold">{title}</h3> : null}
      <p className="max-w-prose leading-7 text-muted">{text}</p>
    </div>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1.5 font-semibold">{title}</h3>
      <Items items={items} />
    </div>
  );
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid gap-1.5 text-muted">
      {items.map((item) => (
        <li key={item} className="border-l-2 border-line pl-3 leading-6">
          {item}
        </li>
      ))}
    </ul>
  );
}
