import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { collectionPath } from "#app/features/catalogue/collections/collection-path.ts";
import { shownCollectionsStatement } from "#app/features/catalogue/collections/read-collections.server.ts";
import { forSale } from "#app/features/catalogue/products/for-sale.server.ts";
import { isSoldOnPagesOf } from "#app/features/catalogue/products/market-pricing.server.ts";
import { type ProductPlace, productPath } from "#app/features/catalogue/products/product.ts";
import { slugColumn } from "#app/features/catalogue/slugs/slug-columns.server.ts";
import { marketOfLocale } from "#app/features/shop/markets/current-market.ts";
import { languageOf, type Locale, pathIn } from "#app/shared/language/languages.ts";
import { pageList } from "#app/shared/pages.ts";

/** A sitemap's own limit is 50,000 addresses (https://www.sitemaps.org/protocol.html). */
const maxProducts = 49_000;

/**
 * The sitemap of a locale: its listings, the products that are sold there and its pages. Each locale has one of its own, so that none is cut for the
 * others. Listings change with the newest change of a product.
 */
export async function sitemap(db: Database, origin: string, locale: Locale = "en"): Promise<string> {
  const language = languageOf(locale);
  const [rows, collections] = await db.batch([
    statement<ProductPlace & { updatedAt: string }>(
      db,
      sql`SELECT p.id, p.source, p.updated_at AS updatedAt,
          ${slugColumn("product", "p.id", language)} AS slug FROM products p
        WHERE ${forSale} AND ${isSoldOnPagesOf(marketOfLocale(locale))} ORDER BY p.updated_at DESC LIMIT ${maxProducts}`,
    ),
    shownCollectionsStatement(db, language),
  ]);
  const newest = rows[0]?.updatedAt;
  const listed = pageList.filter(({ notInSitemap }) => !notInSitemap);
  const showsListing = ({ shows }: (typeof listed)[number]) => shows?.includes("listings");
  const paths: (readonly [path: string, changedAt?: string | undefined])[] = [
    ...listed.filter(showsListing).map(({ path }) => [path, newest] as const),
    ...collections.map(({ slug, updatedAt }) => [collectionPath(slug), updatedAt] as const),
    ...rows.map((row) => [productPath(row), row.updatedAt] as const),
    ...listed.filter((page) => !showsListing(page)).map(({ path }) => [path] as const),
  ];
  const entries = paths.map(([path, changedAt]) => entry(origin + pathIn(locale, path), changedAt));
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
