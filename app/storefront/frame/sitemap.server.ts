import { desc } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalogue.server.ts";
import { collectionPath } from "#app/features/catalogue/collections/collection-path.ts";
import { shownCollectionsStatement } from "#app/features/catalogue/collections/read-collections.server.ts";
import { productIsForSale } from "#app/features/catalogue/products/for-sale.server.ts";
import { productPath } from "#app/features/catalogue/products/product.ts";
import { pathIn, type PrefixedLocale } from "#app/shared/language/languages.ts";
import { pageList } from "#app/shared/pages.ts";

/** A sitemap's own limit is 50,000 addresses. */
const maxProducts = 49_000;

/**
 * The sitemap: listings, published products and pages, in English and the other locales that the shop is open in. Listings change with
 * the newest change of a product.
 */
export async function sitemap(db: Database, origin: string, locales: readonly PrefixedLocale[] = []): Promise<string> {
  const inAll = ["en", ...locales] as const;
  const [rows, collections] = await db.batch([
    db
      .select({ id: products.id, source: products.source, updatedAt: products.updatedAt })
      .from(products)
      .where(productIsForSale)
      .orderBy(desc(products.updatedAt))
      .limit(Math.floor(maxProducts / inAll.length)),
    shownCollectionsStatement(db),
  ]);
  const newest = rows[0]?.updatedAt;
  const listed = pageList.filter(({ notInSitemap }) => !notInSitemap);
  const showsListing = ({ shows }: (typeof listed)[number]) => shows?.includes("listings");
  const paths: (readonly [path: string, changedAt?: string | undefined])[] = [
    ...listed.filter(showsListing).map(({ path }) => [path, newest] as const),
    ...collections.map(({ handle, updatedAt }) => [collectionPath(handle), updatedAt] as const),
    ...rows.map((row) => [productPath(row.id, row.source), row.updatedAt] as const),
    ...listed.filter((page) => !showsListing(page)).map(({ path }) => [path] as const),
  ];
  const entries = inAll.flatMap((locale) =>
    paths.map(([path, changedAt]) => entry(origin + pathIn(locale, path), changedAt)),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}

function entry(url: string, changedAt?: string): string {
  const location = url.replaceAll("&", "&amp;");
  return `<url><loc>${location}</loc>${changedAt ? `<lastmod>${changedAt.slice(0, 10)}</lastmod>` : ""}</url>`;
}
