import { Suspense } from "react";
import { data, redirect } from "react-router";

import { collectionOf, collections, productPath } from "#app/features/catalogue/product.ts";
import { productData } from "#app/features/catalogue/product-data.ts";
import { ProductNotFound } from "#app/features/catalogue/product-not-found.tsx";
import { ProductPurchase } from "#app/features/catalogue/product-purchase.tsx";
import { ProductTabs } from "#app/features/catalogue/product-tabs.tsx";
import { readProductPage } from "#app/features/catalogue/read-product.server.ts";
import { pageMeta, siteOf } from "#app/features/site/page-meta.ts";
import { breadcrumbData } from "#app/features/site/structured-data.ts";
import { shopOf } from "#app/platform/context.ts";
import { publicPage } from "#app/platform/page-headers.ts";
import { later } from "#app/ui/later.ts";

import type { Route } from "./+types/product";

const ProductBelow = later(() => import("#app/features/catalogue/product-below.tsx"));

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const found = await readProductPage(shopOf(context).db, params.id);
  if (found.kind !== "found") return data(null, { status: found.kind === "gone" ? 410 : 404 });
  const { kind: _, ...page } = found;
  const path = productPath(page.product.id, page.product.source);
  // By the first part alone: the id may be written in more than one way.
  if (path.split("/")[1] !== url.pathname.split("/")[1]) throw redirect(path, 301);
  return data(page, { headers: publicPage() });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [{ title: "Product Not Found" }, { name: "robots", content: "noindex" }];
  const { product, rating } = args.loaderData;
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
    ...(site ? [productData(product, site.origin, site.identity.siteName, rating)] : []),
    ...breadcrumbData(args, [
      ...(collection ? [collections[collection]] : [{ name: "Shop", path: "/shop" }]),
      { name: product.name, path: productPath(product.id, product.source) },
    ]),
  ];
};

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <ProductNotFound />;
  const { product, ...below } = loaderData;
  return (
    <>
      <div className="page sm:pt-4">
        {/* A new product starts with nothing chosen. */}
        <ProductPurchase key={product.id} product={product} rating={below.rating} />
        <ProductTabs product={product} />
      </div>
      <Suspense>
        <ProductBelow product={product} {...below} />
      </Suspense>
    </>
  );
}
