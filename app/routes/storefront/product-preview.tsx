import { data } from "react-router";

import { privatePages } from "#app/features/shop/staff/guard.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { currentStaff } from "#app/features/shop/staff/session.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { unlistedMeta } from "#app/storefront/frame/page-meta.ts";
import { BelowFold } from "#app/storefront/product-page/below-fold.tsx";
import { ProductNotFound } from "#app/storefront/product-page/product-not-found.tsx";
import { ProductPurchase } from "#app/storefront/product-page/product-purchase.tsx";
import { readProductPage } from "#app/storefront/product-page/read-product-page.server.ts";
import { similarTexts } from "#app/storefront/product-page/similar-products.texts.ts";
import { Notice } from "#app/ui/notice.tsx";

import type { Route } from "./+types/product-preview";

export const middleware: Route.MiddlewareFunction[] = [privatePages];

/** A product as a shopper would see it, drafts too. For staff alone: anyone else is told that there is nothing. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const staff = await currentStaff(request, shop);
  if (!staff || !isAllowed(staff.role, "products:read")) return data(null, { status: 404 });
  const found = await readProductPage(shop.db, params.id, { evenHidden: true });
  return found.kind === "found" ? found : data(null, { status: 404 });
}

export const meta: Route.MetaFunction = (args) =>
  unlistedMeta(args, args.loaderData ? `Preview: ${args.loaderData.product.name}` : similarTexts().notFound);

export default function ProductPreview({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <ProductNotFound similar={[]} />;
  const { product, facts, terms, said, bestSeller, related } = loaderData;
  return (
    <>
      <PreviewNotice />
      <div className="page sm:pt-4">
        <ProductPurchase
          terms={terms}
          product={product}
          rating={said.rating}
          fit={said.fit}
          bestSeller={bestSeller}
          hasSimilar={false}
          colorId={null}
        />
      </div>
      <BelowFold product={product} facts={facts} said={said} related={related} similar={[]} />
    </>
  );
}

/** Says above a product's preview that it is one. */
function PreviewNotice() {
  return (
    <div className="page pt-4">
      <Notice tone="warning">Staff preview: the product as saved, even if shoppers can't see it.</Notice>
    </div>
  );
}
