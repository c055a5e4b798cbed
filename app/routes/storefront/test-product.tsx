import { data } from "react-router";

import { publicPage } from "#app/platform/page-cache/page-headers.ts";
import { unlistedMeta } from "#app/storefront/frame/page-meta.ts";
import { TestProductView } from "#app/storefront/test-products/test-product-view.tsx";
import { findTestProduct } from "#app/storefront/test-products/test-products.ts";
import { ButtonLink } from "#app/ui/button.tsx";

import type { Route } from "./+types/test-product";

export function loader({ params }: Route.LoaderArgs) {
  const product = findTestProduct(params.id) ?? null;
  return product ? data({ product }, { headers: publicPage() }) : data({ product }, { status: 404 });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = (args) =>
  unlistedMeta(args, args.loaderData?.product?.name ?? "Product not found");

export default function TestProductPage({ loaderData: { product } }: Route.ComponentProps) {
  if (product) return <TestProductView key={product.id} product={product} />;
  return (
    <section className="page flex min-h-[60dvh] flex-col items-start justify-center gap-6 py-24">
      <h1 className="display text-display-md">Product not found.</h1>
      <ButtonLink to="/">Return to Home</ButtonLink>
    </section>
  );
}
