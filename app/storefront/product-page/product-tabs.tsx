import type { ReactNode } from "react";

import type { Product } from "#app/features/catalogue/products/product.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { StaticHtml } from "#app/platform/document/static-html.tsx";
import { type ProductTerms, productTerms } from "#app/storefront/information/product-terms.ts";
import { withRetry } from "#app/ui/lazy-with-retry.ts";
import { Tabs } from "#app/ui/tabs.tsx";

import { MeasurementTables } from "./measurement-tables.tsx";

/** Its form is read on the server; browsers load what reads it for a product that they navigate to. */
const loadDescription = withRetry(() =>
  import("./product-description.tsx").then((module) => module.ProductDescription),
);

/** What the tabs tell of a product. */
type Told = Pick<Product, "source" | "description" | "shortDescription" | "texts">;

/** The four tabs of a product page, and what each of them tells. */
export function tabsOf(product: Told) {
  return [
    {
      id: "description",
      title: "Description",
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
    { id: "size-fit", title: "Size & Fit", content: <SizeAndFit product={product} /> },
    { id: "materials", title: "Materials", content: <Materials product={product} /> },
    { id: "shipping-returns", title: "Shipping & Returns", content: <ShippingAndReturns product={product} /> },
  ];
}

export function ProductTabs({ product }: { product: Told }) {
  return (
    <div className="mt-16">
      <Tabs label="About the product" tabs={tabsOf(product)} />
    </div>
  );
}

function CareInShort({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <dl className="grid h-fit grid-cols-[9rem_1fr] gap-4 border-y border-line py-3 text-sm leading-6">
      <dt className="font-semibold">Care</dt>
      <dd className="text-muted">{text}</dd>
    </dl>
  );
}

function SizeAndFit({ product: { texts } }: { product: Told }) {
  return (
    <Columns>
      <div className="grid gap-6">
        <Text text={texts.sizeFitDescription} />
        <Text title="Fit guide" text={texts.fitGuide} />
        <Text title="Which size?" text={texts.sizeRecommendations} />
      </div>
      {texts.sizeMeasurements ? <MeasurementTables measurements={texts.sizeMeasurements} /> : null}
    </Columns>
  );
}

function Materials({ product: { texts } }: { product: Told }) {
  return (
    <Columns>
      <div className="grid gap-6">
        <List title="Materials" items={texts.materials} />
        <Text title="About the materials" text={texts.sustainabilityInfo} />
      </div>
      <List title="Care" items={texts.careInstructions} />
    </Columns>
  );
}

/** What staff have written about this product, else what holds for all products of its source. */
function ShippingAndReturns({ product: { source, texts } }: { product: Told }) {
  const terms = productTerms(source, useSite());
  return (
    <Columns>
      <div className="grid gap-6">
        <Text title="Delivery" text={texts.shippingInfo ?? terms.delivery} />
        <Text title="Costs" text={texts.shippingCosts ?? terms.costs} />
        <Text title="Delivery time" text={texts.deliveryTime ?? terms.time} />
      </div>
      <div className="grid content-start gap-6">
        <Returns own={texts.returnPolicy} terms={terms} />
        <Text title="If something is faulty" text={terms.faults} />
        <Text title="Repairs and spare parts" text={texts.warrantyInfo} />
      </div>
    </Columns>
  );
}

/** What staff wrote of this product; else the shop's promise in one line, with the terms and the law's days folded beneath. */
function Returns({ own, terms }: { own: readonly string[]; terms: ProductTerms }) {
  if (own.length > 0) return <List title="Returns" items={own} />;
  return (
    <div>
      <Text title="Returns" text={terms.returns} />
      <details className="text-muted">
        <summary className="min-h-11 cursor-pointer py-2.5 text-sm underline underline-offset-4">
          Terms and your legal rights
        </summary>
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
