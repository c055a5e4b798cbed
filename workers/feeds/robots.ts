import type { Shop } from "#app/platform/env/context.ts";

const disallowed = ["/admin", "/checkout", "/cart", "/thank-you", "/api"];

/** /robots.txt */
export async function robots(_request: Request, { env }: Shop): Promise<Response> {
  const rules = ["User-agent: *", ...disallowed.map((path) => `Disallow: ${path}`)];
  const text = [...rules, "", `Sitemap: ${env.PUBLIC_ORIGIN}/sitemap.xml`, ""].join("\n");
  return new Response(text, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
