import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";

import type { ProductCard } from "#app/features/catalogue/products/product.ts";
import { parseSiteConfiguration } from "#app/features/shop/content/configuration.server.ts";
import { siteFacts } from "#app/features/shop/content/site-facts.server.ts";

import { HomeScreen } from "./home-screen.tsx";
import { type HomeProducts, noProducts } from "./read-home.server.ts";
import { shownKinds } from "./shown-kinds.server.ts";

const configuration = parseSiteConfiguration({});
const { hero, mindset, newsletter } = configuration;

const card: ProductCard = {
  id: "kvall-hoodie",
  name: "Kväll Hoodie",
  category: "Mens Collection",
  productType: "Hoodie",
  priceOre: 899_00,
  earlierPriceOre: null,
  currency: "SEK",
  source: "local",
  isNew: false,
  soldOut: false,
  lowStock: null,
  rating: null,
  colors: [],
  pictures: [],
};
const full: HomeProducts = {
  kinds: shownKinds().map(({ name, path, slug }) => ({ name, path, url: `/media/${slug}.webp` })),
  bestSellers: [card],
  featured: [card],
  reviews: [
    {
      rating: 5,
      title: "Warm",
      comment: "Wore it home.",
      name: "Åsa",
      product: card.name,
      path: "/product/kvall-hoodie",
    },
  ],
};

/** The home page as it is sent, with this of the catalogue. */
function rendered(products: HomeProducts): string {
  const layout = "routes/storefront/layout";
  const element = <HomeScreen hero={hero} mindset={mindset} newsletter={newsletter} {...products} />;
  const router = createMemoryRouter([{ id: layout, path: "/", element, loader: () => null }], {
    hydrationData: { loaderData: { [layout]: siteFacts(configuration, "https://shop.example") } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

/** The section under a heading, up to the next section; undefined where there is none. */
const section = (html: string, title: string) => html.split("<section").find((part) => part.includes(`>${title}</h2>`));
const linksIn = (html = "") =>
  [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));

describe("the home page with a full catalogue", () => {
  const html = rendered(full);

  it.each([
    [
      "Shop by category",
      ["/womens-collection", "/mens-collection", "/shop?kind=tights", "/shop?kind=hoodies", "/accessories-collection"],
    ],
    ["Best Sellers", ["/shop?category=bestsellers", "/product/kvall-hoodie"]],
    ["Featured", ["/shop", "/product/kvall-hoodie"]],
    ["What customers say", ["/reviews", "/product/kvall-hoodie", "/reviews/how"]],
    [configuration.identity.secondTagline, ["/about"]],
  ])("shows %s, and leads where it says", (title, links) => {
    expect([...new Set(linksIn(section(html, title)))]).toEqual(expect.arrayContaining(links));
  });

  it("names kinds as the menu does", () => {
    expect(section(html, "Shop by category")).toMatch(
      />Leggings<.*>Hoodies<.*>Jackets<.*>Sports bras<.*>T-shirts<.*>Accessories</,
    );
  });
});

describe("the home page of a shop without data", () => {
  const html = rendered(noProducts);

  it.each(["Shop by category", "Best Sellers", "What customers say"])("leaves out %s", (title) => {
    expect(section(html, title)).toBeUndefined();
  });

  it("keeps its story, and says of the products what is the matter", () => {
    expect(linksIn(section(html, configuration.identity.secondTagline))).toEqual(["/about"]);
    expect(section(html, "Featured")).toContain("New items are on their way.");
  });

  it.each(["kinds", "bestSellers", "reviews"] as const)("is whole without %s alone", (part) => {
    expect(rendered({ ...full, [part]: [] })).toContain("Featured");
  });
});
