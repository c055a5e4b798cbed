import { data } from "react-router";

import { collectionOf, collections, productPath } from "#app/features/catalogue/product.ts";
import { productData } from "#app/features/catalogue/product-data.ts";
import { ProductGrid } from "#app/features/catalogue/product-grid.tsx";
import { ProductNotFound } from "#app/features/catalogue/product-not-found.tsx";
import { ProductPurchase } from "#app/features/catalogue/product-purchase.tsx";
import { ProductTabs } from "#app/features/catalogue/product-tabs.tsx";
import { readProductPage } from "#app/features/catalogue/read-product.server.ts";
import { pageMeta, siteOf } from "#app/features/site/page-meta.ts";
import { breadcrumbData } from "#app/features/site/structured-data.ts";
import { shopOf } from "#app/platform/context.ts";
import { publicPage } from "#app/platform/page-headers.ts";

import type { Route } from "./+types/product";

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await readProductPage(shopOf(context).db, params.id);
  if (found.kind !== "found")
    return data({ product: null, related: [] }, { status: found.kind === "gone" ? 410 : 404 });
  return data({ product: found.product, related: found.related }, { headers: publicPage() });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = (args) => {
  const product = args.loaderData?.product;
  if (!product) return [{ title: "Product Not Found" }, { name: "robots", content: "noindex" }];
  const site = siteOf(args);
  const collection = collectionOf(product.category);
  const picture = product.pictures[0];
  return [
    ...pageMeta(args, {
      title: product.name,
      description: product.shortDescription || product.description,
      type: "product",
      ...(picture ? { picture } : {}),
    }),
    ...(site ? [productData(product, site.origin, site.identity.siteName)] : []),
    ...breadcrumbData(args, [
      ...(collection ? [collections[collection]] : [{ name: "Shop", path: "/shop" }]),
      { name: product.name, path: productPath(product.id, product.source) },
    ]),
  ];
};

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, related } = loaderData;
  if (!product) return <ProductNotFound />;
  return (
    <div className="page pt-6 pb-24">
      {/* A new product starts with nothing chosen. */}
      <ProductPurchase key={product.id} product={product} />
      <ProductTabs product={product} />
      <section aria-labelledby="related" className="mt-20">
        <h2 id="related" className="display mb-8 text-display-sm">
          Best Sellers
        </h2>
        <ProductGrid products={related} heading="h3" />
      </section>
    </div>
  );
}
