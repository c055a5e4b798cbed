import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";

import { forEachField, type ProductField } from "#app/features/catalogue/products/field-kinds.ts";
import { textFieldEntries } from "#app/features/catalogue/products/product-fields.ts";
import type { Product } from "#app/features/catalogue/products/product.ts";
import { parseSiteConfiguration } from "#app/features/shop/content/configuration.server.ts";
import { siteFacts } from "#app/features/shop/content/site-facts.server.ts";
import { StaticRenderer } from "#app/platform/document/static-html.tsx";

import { tabsOf } from "./product-tabs.tsx";

/** A text that names its field, as a field of this kind has it; undefined where the kind is no text. */
function told({ kind }: ProductField, name: string): unknown {
  if (kind === "note" || kind === "optional-line" || kind === "line" || kind === "text") return `[${name}]`;
  if (kind === "lines" || kind === "words") return [`[${name}]`];
  return kind === "measures" ? { cm: { [`[${name}]`]: { length: 1 } }, inches: {} } : undefined;
}

it("tells every text that a product has with what it is made of, but for the words of that, the names of options, and what is for search engines", async () => {
  const texts = forEachField(textFieldEntries, told) as unknown as Product["texts"];
  const tabs = tabsOf({ source: "local", description: "**Warm**\n\n- Soft", shortDescription: "", texts }, [
    { part: "", fibres: "88% polyester, 12% elastane" },
  ]);
  const layout = "routes/storefront/layout";
  const site = siteFacts(parseSiteConfiguration({}), "https://shop.example");
  const router = createMemoryRouter(
    [
      {
        id: layout,
        path: "/",
        element: tabs.map(({ id, content }) => <div key={id}>{content}</div>),
        loader: () => null,
      },
    ],
    { hydrationData: { loaderData: { [layout]: site } } },
  );
  const { prelude } = await prerender(
    <StaticRenderer value={renderToStaticMarkup}>
      <RouterProvider router={router} />
    </StaticRenderer>,
  );
  const html = await new Response(prelude).text();
  expect(html).toContain("<p><strong>Warm</strong></p>");
  expect(html).toContain("<li>Soft</li>");
  expect(html).toContain("88% polyester, 12% elastane");
  const untold = textFieldEntries.filter(
    ([name, field]) => told(field, name) !== undefined && !html.includes(`[${name}]`),
  );
  expect(untold.map(([name]) => name)).toEqual([
    "sizeLabel",
    "thirdLabel",
    "materialComposition",
    "seoTitle",
    "seoDescription",
  ]);
});
