import { useEffect, useState } from "react";

import { currentLocale } from "#app/shared/language/current-language.ts";
import { localeOfPath, withoutLanguage } from "#app/shared/language/languages.ts";

import { keptProductsTexts } from "./kept-products.texts.ts";

const maxProducts = 6;

interface KeptProduct {
  path: string;
  name: string;
}

/** Links to the product pages that this browser keeps, so that they open without a connection; nothing while it keeps none. */
export function KeptProducts() {
  const [kept, setKept] = useState<KeptProduct[]>([]);
  useEffect(() => {
    // A browser that denies its caches has kept nothing.
    readKeptProducts().then(setKept, () => undefined);
  }, []);
  if (kept.length === 0) return null;
  return (
    <nav aria-labelledby="kept-products">
      <h2 id="kept-products" className="font-semibold">
        {keptProductsTexts().title}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {kept.map(({ path, name }) => (
          <li key={path}>
            {/* A document of its own: the router's data is not kept. */}
            <a href={path} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Whether a path is that of a product's page in the language on screen. */
function isProductPage(pathname: string): boolean {
  return localeOfPath(pathname) === currentLocale() && /^\/(cj-)?product\//.test(withoutLanguage(pathname));
}

/** The product pages in the service worker's cache, latest first, named by the titles that search engines see too. */
async function readKeptProducts(): Promise<KeptProduct[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith("pages-"));
  const found: KeptProduct[] = [];
  for (const cache of await Promise.all(names.map((name) => caches.open(name)))) {
    const requests = (await cache.keys()).filter(({ url }) => isProductPage(new URL(url).pathname));
    for (const request of requests.toReversed().slice(0, maxProducts)) {
      const html = (await (await cache.match(request))?.text()) ?? "";
      const [title] = new DOMParser().parseFromString(html, "text/html").title.split(" | ");
      const path = new URL(request.url).pathname;
      if (title && !found.some((other) => other.path === path)) found.push({ path, name: title });
    }
  }
  return found.slice(0, maxProducts);
}
