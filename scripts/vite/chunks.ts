import type { Rolldown } from "vite";

type Graph = Rolldown.ChunkingContext;

const page = (name: string) => new RegExp(`/app/routes/storefront/(${name})\\.tsx`);
/** What every page of the storefront loads, some of it once the page has loaded. */
const entry = /\/app\/entry\.client\.tsx/;
const afterLoad = /\/app\/(storefront\/frame\/deferred-overlays|features\/shop\/consent\/consent-banner)\.tsx/;
const frame = [entry, /\/app\/root\.tsx/, page("layout"), afterLoad];
/** Where shoppers look at products, and where they buy: most visits see only the first. */
const product = page("product");
const listings = [page("home"), page("shop|collection")];
const confirmation = page("thank-you");
const buying = [page("cart"), page("checkout|checkout-return"), confirmation];
/** Dialogs in which a size and a color are chosen, as they are on a product's page. */
const choosing = /\/app\/(features\/selling\/wishlist\/wishlist-dialog|storefront\/quick-add\/quick-add-sizes)\.tsx/;
/** What adds to an order is paid as in the checkout: it loads the checkout's own file, so that the checkout has no more of them. What every foot has is apart. */
const checkout = page("checkout");
const ofCheckout = /\/app\/(storefront\/checkout-page|features\/selling\/checkout)\//;
const adding = /\/app\/storefront\/addition-page\//;
const footers = /\/app\/storefront\/frame\/(checkout-footer|footer-columns)\.tsx/;
const route = /\/app\/routes\//;
const staff = /\/app\/routes\/admin\//;

/** In this order, because a group takes what its modules import with it. */
const groups = [
  "framework",
  "zod",
  "frame",
  "cards",
  "choice",
  "fields",
  "buying",
  "ordered",
  "shared",
  "staff",
  "checkout",
];

export const chunks = groups.map((name) => ({
  name: (id: string, graph: Graph) => (chunkOf(id, graph) === name ? name : null),
  // What staff's pages share with some of the shoppers' has a file for each set of pages.
  entriesAware: name === "shared",
}));

/**
 * The name of the file a module goes into, by the pages that import it; null leaves it to the bundler, which gives what one page alone
 * needs to that page, and what is shared otherwise to a file of its own. A shopper's page so loads what shoppers' pages share, and
 * nothing that only staff or the texts share. Fewer files are smaller: each lists what it imports and exports.
 */
function chunkOf(id: string, graph: Graph): string | null {
  if (/\/node_modules\/(react|react-dom|scheduler|react-router)\//.test(id)) return "framework";
  // What only forms and the checkout parse with, apart from what they share: other pages load neither.
  if (/\/node_modules\/zod\//.test(id)) return "zod";
  // Most forms have them, those of staff too.
  if (/\/app\/ui\/(field\.tsx|select-arrow\.ts)/.test(id)) return "fields";
  // It starts the page: it runs when all else has come.
  if (entry.test(id)) return null;
  const importers = allImporters(id, graph);
  const imports = (one: RegExp) => importers.some((importer) => one.test(importer));
  const isOnProduct = imports(product);
  const inListings = listings.filter(imports).length;
  const inBuying = buying.filter(imports);
  if (frame.some(imports) || (isOnProduct && inBuying.length > 0)) return "frame";
  if (inListings > 0 && (isOnProduct || (inListings > 1 && inBuying.length === 0))) return "cards";
  if (isOnProduct && imports(choosing)) return "choice";
  // The cart needs nothing of an order, nor its confirmation of what chose the goods: only the checkout needs both.
  if (inBuying.length === 2 && inListings === 0) return inBuying.includes(confirmation) ? "ordered" : "buying";
  const pages = new Set(importers.filter((one) => route.test(one)).map((one) => one.split("?")[0]));
  const inStaff = [...pages].filter((one) => staff.test(one ?? "")).length;
  const isOfDialogs = importers.some((one) => graph.getModuleInfo(one)?.dynamicImporters.length);
  if (inStaff === 0 && imports(checkout) && (imports(adding) || ofCheckout.test(id)))
    return imports(footers) ? "shared" : "checkout";
  if (inStaff === 0) return null;
  if (inStaff < pages.size && isTiny(id, graph)) return "frame";
  if (inStaff < pages.size || isOfDialogs) return "shared";
  return inStaff > 1 ? "staff" : null;
}

/** Characters of a module that costs less where it isn't needed than a file of its own, which the manifest names for each page of staff. */
const tinyLength = 400;

/** Whether a module is that small, and brings no other with it. */
function isTiny(id: string, graph: Graph): boolean {
  const module = graph.getModuleInfo(id);
  return module?.importedIds.length === 0 && (module.code?.length ?? tinyLength) < tinyLength;
}

/**
 * The name of a file: a hash alone for a route's and for what the bundler splits off. Every page is told these of all routes:
 * the shortest hashes that the bundler makes.
 */
export function fileName({ name, isDynamicEntry }: Rolldown.PreRenderedChunk): string {
  return isDynamicEntry || (name !== "shared" && groups.includes(name))
    ? "assets/[name]-[hash:7].js"
    : "assets/[hash:7].js";
}

/** The modules that import one statically, directly or by others, and itself. */
function allImporters(id: string, graph: Graph): string[] {
  const found = new Set([id]);
  for (const one of found) for (const importer of graph.getModuleInfo(one)?.importers ?? []) found.add(importer);
  return [...found];
}
