import { countriesText, vatText } from "#app/features/shop/content/price-terms.ts";
import type { SiteFacts } from "#app/features/shop/content/use-site.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { pageList } from "#app/shared/pages.ts";

type Site = Pick<SiteFacts, "origin" | "identity" | "vat" | "contact">;

/** What a language model needs to know of the shop, in the form of llmstxt.org: who we are, how to read the catalogue, what holds. */
export function llmsText({ origin, identity, vat, contact }: Site): string {
  const link = (path: string, name: string, note = "") => `- [${name}](${origin}${path})${note && `: ${note}`}`;
  const policies = pageList.filter(({ column, isPublic }) => isPublic && (column === "Legal" || column === "Help"));
  return `# ${identity.siteName}

> ${identity.tagline}
>
> An online shop by ${identity.companyName}, ${contact.country}. We deliver to ${countriesText()}.

- ${vatText(vat, {})}
- Stock is told as in stock or out of stock.
- A person reads the terms and pays, at ${origin}/checkout. No agent pays.

## Catalog

${[
  link("/feeds/products.json", "Products as JSON", "every product with its variants, 50 a page; follow `next`"),
  link(
    "/feeds/acp/products.jsonl",
    "Products as JSON lines",
    "the same as one file of the Agentic Commerce Protocol, a product a line",
  ),
  link("/feeds/google.xml", "Products as XML", "the same as one RSS 2.0 file in Google's format"),
  link("/sitemap.xml", "Sitemap", "every product's page has schema.org JSON-LD"),
].join("\n")}

## For agents and developers

${link("/mcp", "MCP", "Model Context Protocol, Streamable HTTP: search, products, sizes, availability, quotes, policies, order status")}
${link("/.well-known/ucp", "UCP", "Universal Commerce Protocol: checkout sessions that you put together and a person orders and pays")}
${link("/.well-known/acp.json", "ACP", "Agentic Commerce Protocol: the same with a key of this shop, which we give to agents that ask for one")}
${link("/api/docs", "API", "the calls, with examples")}
${link("/api/openapi.json", "OpenAPI", "the same for machines")}

## Help and terms

${policies.map(({ path }) => link(path, pageNames("en")[path])).join("\n")}
`;
}
