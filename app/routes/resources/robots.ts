import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/robots";

const disallowed = ["/admin", "/checkout", "/cart", "/thank-you", "/api"];

/** /robots.txt */
export function loader({ context }: Route.LoaderArgs) {
  const rules = ["User-agent: *", ...disallowed.map((path) => `Disallow: ${path}`)];
  const text = [...rules, "", `Sitemap: ${shopOf(context).env.PUBLIC_ORIGIN}/sitemap.xml`, ""].join("\n");
  return new Response(text, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
