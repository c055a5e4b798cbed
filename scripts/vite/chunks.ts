import type { Rolldown } from "vite";

type Graph = Rolldown.ChunkingContext;

const page = (name: string) => new RegExp(`/app/routes/storefront/(${name})\\.tsx`);
/** What every page of the storefront loads. */
const entry = /\/app\/entry\.client\.tsx/;
const frame = [entry, /\/app\/root\.tsx/, page("layout")];
/** Where shoppers look at products, and where they buy: most visits see only the first. */
const looking = [page("home"), page("shop|collection"), page("product")];
const buying = [page("cart"), page("checkout|checkout-return"), page("thank-you")];
/** Loaded on every page once it has loaded: it must not bring what only the purchase needs. */
const afterLoad = /\/app\/storefront\/frame\/deferred-overlays\.tsx/;

/** In this order, because a group takes what its modules import with it. */
export const chunks = ["framework", "zod", "frame", "cards", "buying"].map((name) => ({
  name: (id: string, graph: Graph) => (chunkOf(id, graph) === name ? name : null),
}));

/**
 * The name of the file a module goes into, by the pages that import it; null leaves it to the bundler, which gives what one page alone
 * needs to that page, and what is shared otherwise to a file of its own. A shopper's page so loads what shoppers' pages share, and
 * nothing that only staff or the texts share.
 */
function chunkOf(id: string, graph: Graph): string | null {
  if (/\/node_modules\/(react|react-dom|scheduler|react-router)\//.test(id)) return "framework";
  // What only forms and the checkout parse with, apart from what they share: other pages load neither.
  if (/\/node_modules\/zod\//.test(id)) return "zod";
  // It starts the page: it runs when all else has come.
  if (entry.test(id)) return null;
  const importers = allImporters(id, graph);
  const count = (pages: RegExp[]) => pages.filter((one) => importers.some((importer) => one.test(importer))).length;
  const [inLooking, inBuying] = [count(looking), count(buying)];
  const isLooking = inLooking > 0 || importers.some((importer) => afterLoad.test(importer));
  if (count(frame) > 0 || (isLooking && inBuying > 0)) return "frame";
  if (inLooking > 1) return "cards";
  return inBuying > 1 ? "buying" : null;
}

/** The modules that import one statically, directly or by others, and itself. */
function allImporters(id: string, graph: Graph): string[] {
  const found = new Set([id]);
  for (const one of found) for (const importer of graph.getModuleInfo(one)?.importers ?? []) found.add(importer);
  return [...found];
}
