import { readOpenLocales } from "#app/features/shop/content/queries.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { builtLocales, pathIn } from "#app/shared/language/languages.ts";

const disallowed = ["/admin", "/checkout", "/cart", "/thank-you", "/api"];
/** Those of them that are pages in each language. */
const inEach = ["/checkout", "/cart", "/thank-you"];

/** /robots.txt */
export async function robots(_request: Request, shop: Shop): Promise<Response> {
  const { env, languages } = shop;
  const paths = [
    ...disallowed,
    ...builtLocales(languages).flatMap((locale) => inEach.map((path) => pathIn(locale, path))),
  ];
  const rules = ["User-agent: *", ...paths.map((path) => `Disallow: ${path}`)];
  const sitemaps = (["en", ...(await readOpenLocales(shop))] as const).map(
    (locale) => `Sitemap: ${env.PUBLIC_ORIGIN}${pathIn(locale, "/sitemap.xml")}`,
  );
  const text = [...rules, "", ...sitemaps, ""].join("\n");
  return new Response(text, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
