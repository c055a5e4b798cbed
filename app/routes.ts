import { index, layout, prefix, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  layout("routes/storefront/layout.tsx", [
    index("routes/storefront/home.tsx"),
    route("shop", "routes/storefront/shop.tsx"),
    route("mens-collection", "routes/storefront/collection.tsx", { id: "mens-collection" }),
    route("womens-collection", "routes/storefront/collection.tsx", { id: "womens-collection" }),
    route("accessories-collection", "routes/storefront/collection.tsx", { id: "accessories-collection" }),
    route("product/:id", "routes/storefront/product.tsx"),
    route("cj-product/:id", "routes/storefront/product.tsx", { id: "cj-product" }),
    route("reviews", "routes/storefront/reviews.tsx"),
    route("cart", "routes/storefront/cart.tsx"),
    route("checkout", "routes/storefront/checkout.tsx"),
    route("thank-you", "routes/storefront/thank-you.tsx"),
    route("*", "routes/storefront/not-found.tsx"),
  ]),

  ...prefix("admin", [
    layout("routes/admin/layout.tsx", [
      index("routes/admin/dashboard.tsx"),
      route("orders/:id", "routes/admin/order.tsx"),
      route("reviews", "routes/admin/reviews.tsx"),
      route("review-pictures/:id", "routes/admin/review-picture.ts"),
      route("sign-out", "routes/admin/sign-out.tsx"),
    ]),
  ]),

  route("media/*", "routes/resources/media.ts"),
  route("search-suggestions", "routes/resources/search-suggestions.ts"),
  route("product-cards", "routes/resources/product-cards.ts"),
  route("reviewable-products", "routes/resources/reviewable-products.ts"),
] satisfies RouteConfig;
