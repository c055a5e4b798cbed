import { globSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

import { describe, expect, it } from "vitest";

import { type ChunkContents, chunkContentsFile } from "../../scripts/vite/chunk-contents.ts";

const contents = JSON.parse(readFileSync(chunkContentsFile, "utf8")) as Record<string, ChunkContents>;

interface RouteManifest {
  entry: { module: string };
  routes: Record<string, { module: string; parentId?: string }>;
}
const manifestText =
  globSync("build/client/assets/manifest-*.js")
    .map((file) => readFileSync(file, "utf8"))
    // The bundler leaves an empty file of a similar name.
    .find((text) => text.startsWith("window.__reactRouterManifest=")) ?? "";
const manifest = JSON.parse(manifestText.slice(manifestText.indexOf("{"), -1)) as RouteManifest;

/** What each page fetches though nobody asked for it: what is drawn after the load event, and the question about cookies. */
const fetchedByAll = ["app/storefront/frame/deferred-overlays.tsx", "app/features/shop/consent/consent-banner.tsx"];

/** The files that a page has fetched once it has settled, for somebody who comes to it first. */
function filesOf(routeId: string): string[] {
  const routes = ["root", "routes/storefront/layout", routeId].map(
    (id) => manifest.routes[id]?.module ?? `no route ${id}`,
  );
  return withImports([manifest.entry.module, ...routes, ...fetchedByAll.map(fileWith)]);
}

function withImports(files: readonly string[]): string[] {
  const found = new Set(files);
  for (const file of found) for (const imported of contents[file]?.imports ?? []) found.add(imported);
  return [...found];
}

function fileWith(module: string): string {
  return (
    Object.keys(contents).find((file) => contents[file]?.modules[module] !== undefined) ?? `no file with ${module}`
  );
}

/** KB (1,000 bytes) as they are sent. */
const weigh = (bytes: string | Buffer) => gzipSync(bytes).length / 1_000;
const weights = new Map<string, number>();
function weightOf(files: readonly string[]): number {
  for (const file of files) {
    if (!weights.has(file)) weights.set(file, weigh(readFileSync(`build/client${file}`)));
  }
  return files.reduce((sum, file) => sum + (weights.get(file) ?? 0), weigh(manifestText));
}

/** The heaviest modules of some files, for whoever must find what is too much. */
function heaviest(files: readonly string[]): string {
  const modules = files.flatMap((file) => Object.entries(contents[file]?.modules ?? {}));
  const lines = modules.toSorted(([, a], [, b]) => b - a).map(([name, length]) => `${length} characters  ${name}`);
  return lines
    .filter((line) => !line.includes("node_modules/react-router/"))
    .slice(0, 30)
    .join("\n");
}

/**
 * Each a little above what the page has: React and React Router are 112 KB of it. The names of texts in five languages are about 2 KB of it, of
 * which 0.5 are what all pages say of deliveries, dates, sums and ways to pay. Another 0.7 are Norwegian VAT in every total (VOEC), the offer
 * of the visitor's language, a color's name in it, and the menu's picture; product and checkout say the legal guarantee and the
 * product's terms from files of texts, too, and the checkout knows the town of a postal code. 0.3 are the markets, by which a page says
 * delivery and prices in its own money, and 0.2 the ways to pay that take a currency, at the checkout. Another 0.1 there is the box by which a
 * shopper in Denmark or Norway agrees to be charged before the goods are sent: its words are fetched in those markets alone. Less than 0.1 is that every page
 * names the ways to pay, express and faults of its own market, so that nobody is told of a Swish or an express that they can't have.
 * 0.7 are there so that a shopper can send a parcel to a pickup point: the button, the point that was chosen, and that it is told when the postal
 * code is another. The list is fetched as it opens. Less than 0.1 is MobilePay, and that the checkout tells prices that changed since the cart was filled.
 * Another tenth, of which some 0.07 are used, is that the menu of a phone has the page in the shop's other languages, which stood in its foot
 * alone, and that who speaks Swedish in Finland moves, asks and orders at that country's prices. As much again is that a double press adds no size,
 * that missing sizes are marked, and that the checkout asks nobody to agree to a charge of nothing. Each page names the shop's routes, too.
 * 1.1 at the checkout are that a discount code can be entered there as in the cart, without going back: 0.6 of a first purchase, which has it.
 * 0.1 is that a line of the cart knows its size in the page's language as it knows its color, and a card its address there.
 * The last hundredth of a first purchase is that who reads Swedish in Finland is offered that country's prices on Sweden's pages.
 * The last hundredth of a first purchase is that who reads Swedish in Finland is offered that country's prices on Sweden's pages. Two more are
 * that 'free shipping' says from what an order on, in whole sentences. 0.7 KB of the home page decide whether its slides move; the film's own
 * script comes only then.
 */
const limits: Record<string, number> = {
  "routes/storefront/home": 160.8,
  "routes/storefront/shop": 171,
  "mens-collection": 169.9,
  "routes/storefront/product": 174.7,
  "routes/storefront/cart": 169.4,
  "routes/storefront/checkout": 192.7,
  "routes/storefront/thank-you": 164,
};

describe("the scripts of a settled page", () => {
  it.each(Object.entries(limits))("of %s are at most %i KB, compressed", (routeId, limit) => {
    const files = filesOf(routeId);
    const weight = weightOf(files);
    expect(weight, `${routeId}: ${weight.toFixed(1)} KB. Its heaviest modules:\n${heaviest(files)}`).toBeLessThan(
      limit,
    );
  });

  it("of a first purchase are at most 248.8 KB, compressed", () => {
    const steps = ["home", "shop", "product", "cart", "checkout", "thank-you"];
    const files = [...new Set(steps.flatMap((step) => filesOf(`routes/storefront/${step}`)))];
    const weight = weightOf(files);
    expect(weight, `${weight.toFixed(1)} KB. The heaviest modules:\n${heaviest(files)}`).toBeLessThan(248.8);
  });

  it("have an accordion on the page of questions, and on no other", () => {
    const withAccordion = Object.keys(manifest.routes).filter((id) =>
      filesOf(id)
        .flatMap((file) => Object.keys(contents[file]?.modules ?? {}))
        .some((name) => name.includes("node_modules/@radix-ui/")),
    );
    expect(withAccordion).toEqual(["routes/storefront/faq"]);
  });

  it("have nothing of the staff's", () => {
    const isStaffs = (id = "root"): boolean =>
      id === "routes/admin/layout" || (id !== "root" && isStaffs(manifest.routes[id]?.parentId));
    const shoppers = Object.keys(manifest.routes).filter((id) => !isStaffs(id));
    const files = new Set(shoppers.flatMap((id) => filesOf(id)));
    const modules = [...files].flatMap((file) => Object.keys(contents[file]?.modules ?? {}));
    expect(modules.filter((name) => /^app\/(routes\/)?admin\//.test(name))).toEqual([]);
    expect(shoppers).toContain("routes/storefront/product");
  });
});
