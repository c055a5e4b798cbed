import type { LinkPurpose } from "../../app/platform/http/signed-link.server.ts";
import routes from "../../app/routes.ts";

/** What the demo shop has that pages are about, by their ids. */
export interface Examples {
  product: string;
  collection: string;
  order: string;
  delivered: string;
  exchange: string;
  complaint: string;
  loss: string;
  request: string;
  subscriber: string;
}

/** An address of a page: its path, and whose signed link it is opened by. `cart`: with goods in the cart. */
export interface Visit {
  path: string;
  signed?: { purpose: LinkPurpose; id: string; as?: string };
  cart?: true;
}

/** What is visited of each of the shoppers' pages, by its route. Null: no page of its own, with why. */
const visits: Record<string, ((of: Examples) => Visit[]) | { no: string }> = {
  "/": () => [{ path: "/" }],
  "/shop": () => [
    { path: "/shop" },
    { path: "/shop?search=tee" },
    { path: "/shop?search=qqqq" },
    { path: "/shop?sale=1" },
  ],
  "/mens-collection": () => [{ path: "/mens-collection" }, { path: "/mens-collection?kind=tights&size=m" }],
  "/womens-collection": () => [{ path: "/womens-collection" }],
  "/accessories-collection": () => [{ path: "/accessories-collection" }],
  "/collections/:handle": ({ collection }) => [{ path: `/collections/${collection}` }],
  "/product/:id": ({ product }) => [{ path: `/product/${product}` }, { path: "/product/none" }],
  "/cj-product/:id": () => [{ path: "/cj-product/none" }],
  "/product/:id/preview": { no: "staff alone open it" },
  "/reviews": () => [{ path: "/reviews" }],
  "/reviews/how": () => [{ path: "/reviews/how" }],
  "/how-we-rank": () => [{ path: "/how-we-rank" }],
  "/test-product": { no: "a page for trying, which no page leads to" },
  "/test-product/:id": { no: "a page for trying, which no page leads to" },
  "/about": () => [{ path: "/about" }],
  "/contact": () => [{ path: "/contact" }],
  "/faq": () => [{ path: "/faq" }],
  "/add-to-order": () => [{ path: "/add-to-order" }],
  "/shipping": () => [{ path: "/shipping" }],
  "/withdraw": ({ delivered }) => [
    { path: "/withdraw" },
    { path: "/withdraw", signed: { purpose: "withdrawal-link", id: delivered } },
  ],
  "/complaint": ({ delivered }) => [
    { path: "/complaint" },
    { path: "/complaint", signed: { purpose: "complaint-link", id: delivered } },
  ],
  "/complaint/status": ({ complaint }) => [
    { path: "/complaint/status", signed: { purpose: "complaint-page", id: complaint } },
  ],
  "/returns": () => [{ path: "/returns" }],
  "/size-guide": () => [{ path: "/size-guide" }],
  "/notify-me": ({ product }) => [{ path: `/notify-me?product=${product}` }],
  "/notify-me/request": ({ request }) => [
    { path: "/notify-me/request", signed: { purpose: "back-in-stock", id: request } },
  ],
  "/newsletter": () => [{ path: "/newsletter" }],
  "/newsletter/confirm": () => [{ path: "/newsletter/confirm" }],
  "/newsletter/unsubscribe": ({ subscriber }) => [
    { path: "/newsletter/unsubscribe", signed: { purpose: "unsubscribe-link", id: subscriber } },
  ],
  "/terms-of-service": () => [{ path: "/terms-of-service" }],
  "/withdrawal-form": () => [{ path: "/withdrawal-form" }],
  "/privacy-policy": () => [{ path: "/privacy-policy" }],
  "/privacy/my-data": () => [{ path: "/privacy/my-data" }],
  "/privacy/my-data/open": () => [{ path: "/privacy/my-data/open" }],
  "/data-protection": () => [{ path: "/data-protection" }],
  "/cookie-policy": () => [{ path: "/cookie-policy" }],
  "/accessibility": () => [{ path: "/accessibility" }],
  "/cart": () => [{ path: "/cart" }, { path: "/cart", cart: true }],
  "/legal-guarantee": () => [{ path: "/legal-guarantee" }],
  "/checkout": () => [{ path: "/checkout" }, { path: "/checkout", cart: true }],
  "/checkout/return": () => [{ path: "/checkout/return" }],
  "/checkout/continue": () => [{ path: "/checkout/continue" }],
  "/thank-you": ({ order, delivered }) => [
    { path: "/thank-you" },
    ...[order, delivered].map((id) => ({
      path: "/thank-you",
      signed: { purpose: "order-link" as const, id, as: "orderId" },
    })),
  ],
  "/order-link": () => [{ path: "/order-link" }],
  "/exchange": ({ exchange }) => [{ path: "/exchange", signed: { purpose: "exchange-link", id: exchange } }],
  "/deduction": ({ loss }) => [{ path: "/deduction", signed: { purpose: "value-loss-link", id: loss } }],
  "/offline": () => [{ path: "/offline" }],
  "/*": () => [{ path: "/no-such-page" }],
};

/** The shoppers' pages to visit. Throws for a route that nothing is said of: a new page is visited too. */
export function visitsOf(examples: Examples): Visit[] {
  return shoppersRoutes().flatMap((route) => {
    const visit = visits[route];
    if (visit === undefined) throw new Error(`Say in scripts/pseudo/visits.ts how ${route} is visited`);
    return typeof visit === "function" ? visit(examples) : [];
  });
}

/** The paths of the routes below the shoppers' layout. */
function shoppersRoutes(): string[] {
  const pages = routes.find(({ file }) => file === "routes/storefront/layout.tsx")?.children ?? [];
  return pages.map(({ path = "" }) => `/${path}`);
}
