import { Fragment, useMemo } from "react";
import { data, redirect } from "react-router";

import { collectionOf, collections, productPath } from "#app/features/catalogue/product.ts";
import { offeredPrice, productData } from "#app/storefront/product-page/product-structured-data.ts";
import { ProductNotFound } from "#app/storefront/product-page/product-not-found.tsx";
import { ProductFailure } from "#app/storefront/listing/load-failure.tsx";
import { ProductLowerHalf } from "#app/storefront/product-page/product-lower-half.tsx";
import { readUpperHalf, sendProductPage } from "#app/storefront/product-page/product-page-data.ts";
import { ProductPurchase } from "#app/storefront/product-page/product-purchase.tsx";
import { readProductPage } from "#app/storefront/product-page/read-product-page.server.ts";
import { SimilarProducts } from "#app/storefront/product-page/similar-products.tsx";
import { pageMeta, siteOf } from "#app/storefront/frame/page-meta.ts";
import { breadcrumbData } from "#app/storefront/frame/structured-data.ts";
import { shopOf } from "#app/platform/context.ts";
import { publicPage } from "#app/platform/page-headers.ts";

import type { Route } from "./+types/product";

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const found = await readProductPage(shopOf(context).db, params.id);
  if (found.kind === "unknown") return data(null, { status: 404 });
  if (found.kind === "gone") return data({ similar: found.similar }, { status: 410 });
  const path = productPath(found.product.id, found.product.source);
  // By the first part alone: the id may be written in more than one way.
  if (path.split("/")[1] !== url.pathname.split("/")[1]) throw redirect(path, 301);
  const asDocument = !new URL(request.url).pathname.endsWith(".data");
  return data(sendProductPage(found, asDocument), { headers: publicPage() });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData || "similar" in args.loaderData)
    return [{ title: "Product Not Found" }, { name: "robots", content: "noindex" }];
  const { product, rating } = readUpperHalf(args.loaderData);
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
    ...(site
      ? [
          { property: "product:price:amount", content: offeredPrice(product, site.vat) },
          { property: "product:price:currency", content: product.currency },
          productData(product, { origin: site.origin, brand: site.identity.siteName, vat: site.vat }, rating),
        ]
      : []),
    ...breadcrumbData(args, [
      ...(collection ? [collections[collection]] : [{ name: "Shop", path: "/shop" }]),
      { name: product.name, path: productPath(product.id, product.source) },
    ]),
  ];
};

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const sent = loaderData && "upper" in loaderData ? loaderData : null;
  const upper = useMemo(() => (sent ? readUpperHalf(sent) : null), [sent]);
  if (!sent || !upper) {
    return <ProductNotFound similar={loaderData && "similar" in loaderData ? loaderData.similar : []} />;
  }
  return (
    // A new product starts with nothing chosen.
    <Fragment key={upper.product.id}>
      <div className="page sm:pt-4">
        <ProductPurchase product={upper.product} rating={upper.rating} hasSimilar={upper.similar.length > 0} />
      </div>
      <SimilarProducts products={upper.similar} />
      <ProductLowerHalf {...upper} lower={sent.lower} />
    </Fragment>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProductFailure error={error} />;
}
