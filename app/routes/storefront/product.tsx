import { Fragment } from "react";
import { data, redirect } from "react-router";

import { collectionOf, collections, productPath } from "#app/features/catalogue/products/product.ts";
import { publicPagePromising } from "#app/features/shop/shipping/public-page-promising.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { pagePathOf } from "#app/platform/http/page-path.ts";
import type { Language } from "#app/shared/language/languages.ts";
import { noteAlternates } from "#app/storefront/frame/alternate-links.server.ts";
import { followOldAddress, movedTo } from "#app/storefront/frame/old-address.server.ts";
import { pageMeta, siteOf, unlistedMeta } from "#app/storefront/frame/page-meta.ts";
import { breadcrumbData } from "#app/storefront/frame/structured-data.ts";
import { ProductFailure } from "#app/storefront/listing/load-failure.tsx";
import { BelowFold } from "#app/storefront/product-page/below-fold.tsx";
import { ProductNotFound } from "#app/storefront/product-page/product-not-found.tsx";
import { productPageTexts } from "#app/storefront/product-page/product-page.texts.ts";
import { ProductPurchase } from "#app/storefront/product-page/product-purchase.tsx";
import { offeredPrice, productData } from "#app/storefront/product-page/product-structured-data.ts";
import { readNamedProduct } from "#app/storefront/product-page/read-named-product.server.ts";
import { similarTexts } from "#app/storefront/product-page/similar-products.texts.ts";
import { SimilarProducts } from "#app/storefront/product-page/similar-products.tsx";

import type { Route } from "./+types/product";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const now = new Date();
  const shop = shopOf(context);
  const found = await readNamedProduct(shop.db, params.id, now);
  if (found.kind !== "found") await followOldAddress(shop, url);
  if (found.kind === "unknown") return data(null, { status: 404 });
  if (found.kind === "gone") return data(found, { status: 410 });
  const { product } = found;
  const path = productPath(product);
  // Of the path by the first part alone: the name may be written in more than one way.
  const isThere =
    path.split("/")[1] === pagePathOf(url.pathname).split("/")[1] && params.id === (product.slug ?? product.id);
  if (!isThere) throw movedTo(path + url.search);
  const [colorId = null, ...more] = url.searchParams.getAll("color");
  // Each color has a kept page of its own; anything else that is written there has none, and is not shown.
  const isKnown = colorId === null || found.product.colors.some(({ id }) => id === colorId);
  if (!isKnown || more.length > 0) throw redirect(path);
  const { unsoldIn, slugs, ...page } = found;
  const pathIn = (language: Language) => productPath({ ...product, slug: language === "en" ? null : slugs[language] });
  noteAlternates(context, { unsoldIn, pathIn });
  // Its own, too: where its address ends with a slug, that doesn't say which product it is.
  const shown = [...(product.slug ? [product] : []), ...found.related.products, ...found.similar].map(({ id }) => id);
  return data({ ...page, colorId }, { headers: publicPagePromising(now, shown) });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = (args) => {
  if (args.loaderData?.kind !== "found") return unlistedMeta(args, similarTexts().notFound);
  const { product, said } = args.loaderData;
  const site = siteOf(args);
  const collection = collectionOf(product.category);
  const picture = product.pictures[0];
  return [
    ...pageMeta(args, {
      title: product.texts.seoTitle ?? product.name,
      description: product.texts.seoDescription || product.shortDescription,
      type: "product",
      ...(picture ? { picture } : {}),
    }),
    ...(site
      ? [
          { property: "product:price:amount", content: offeredPrice(product, site.vat) },
          { property: "product:price:currency", content: product.currency },
          // Search engines read what the server sent: a browser's files do without it, and React leaves the text as it is.
          import.meta.env.SSR ? productData(product, site, said.rating) : { "script:ld+json": {} },
        ]
      : []),
    ...breadcrumbData(args, [
      ...(collection ? [collections[collection]] : [{ name: productPageTexts().shop, path: "/shop" }]),
      { name: product.name, path: productPath(product) },
    ]),
  ];
};

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  if (loaderData?.kind !== "found") return <ProductNotFound similar={loaderData?.similar ?? []} />;
  const { product, facts, terms, said, bestSeller, related, similar, colorId } = loaderData;
  const { rating, fit } = said;
  const shown = { product, terms, rating, fit, bestSeller, hasSimilar: similar.length > 0, colorId };
  return (
    // A new product starts with nothing chosen, or with the color that its address names.
    <Fragment key={`${product.id} ${colorId}`}>
      <div className="page sm:pt-4">
        <ProductPurchase {...shown} />
      </div>
      <SimilarProducts products={similar} />
      <BelowFold product={product} facts={facts} said={said} related={related} similar={similar} />
    </Fragment>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProductFailure error={error} />;
}
