import type { Shop } from "#app/platform/env/context.ts";
import { builtLocales, pathIn } from "#app/shared/language/languages.ts";

const disallowed = ["/admin", "/checkout", "/cart", "/thank-you", "/api"];
/** Those of them that are pages in each language. */
const inEach = ["/checkout", "/cart", "/thank-you"];

/** /robots.txt */
export async function robots(_request: Request, { env, languages }: Shop): Promise<Response> {
  const paths = [
    ...disallowed,
    ...builtLocales(languages).flatMap((locale) => inEach.map((path) => pathIn(locale, path))),
  ];
  const rules = ["User-agent: *", ...paths.map((path) => `Disallow: ${path}`)];
  const text = [...rules, "", `Sitemap: ${env.PUBLIC_ORIGIN}/sitemap.xml`, ""].join("\n");
  return new Response(text, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
