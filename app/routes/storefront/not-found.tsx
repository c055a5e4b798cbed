import { data } from "react-router";

import { bestSellersStatement } from "#app/features/catalogue/products/best-sellers.server.ts";
import { cardsOf } from "#app/features/catalogue/products/queries.server.ts";
import { sentCard } from "#app/features/catalogue/products/sent-card.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { listingNames } from "#app/shared/listing-names.texts.ts";
import { errorTexts } from "#app/storefront/frame/error-screen.texts.ts";
import NotFoundScreen from "#app/storefront/frame/not-found-screen.tsx";
import { followOldAddress } from "#app/storefront/frame/old-address.server.ts";
import { unlistedMeta } from "#app/storefront/frame/page-meta.ts";
import { ProductRows } from "#app/storefront/home/product-rows.tsx";

import type { Route } from "./+types/not-found";

const bestSellerCount = 4;

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const { db } = shop;
  try {
    await followOldAddress(shop, url);
    const [best] = await db.batch([bestSellersStatement(db, bestSellerCount)]);
    return data(cardsOf(best).map(sentCard), { status: 404 });
  } catch (error) {
    if (error instanceof Response) throw error;
    // A missing page is said to be missing, whatever else fails.
    logError("Failed to load best sellers", error);
    return data([], { status: 404 });
  }
}

export const meta: Route.MetaFunction = (args) => unlistedMeta(args, errorTexts().notFound);

export default function NotFound({ loaderData: products }: Route.ComponentProps) {
  return (
    <>
      <NotFoundScreen />
      {products.length > 0 ? (
        <ProductRows
          id="best-sellers"
          title={listingNames().bestSellers}
          more={{ to: "/shop?category=bestsellers", text: listingNames().seeAll }}
          rows={1}
          products={products}
        />
      ) : null}
    </>
  );
}
