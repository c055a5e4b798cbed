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
    route("test-product", "routes/storefront/demo-product.tsx"),
    route("test-product/:id", "routes/storefront/test-product.tsx"),
    route("about", "routes/storefront/about.tsx"),
    route("contact", "routes/storefront/contact.tsx"),
    route("faq", "routes/storefront/faq.tsx"),
    route("shipping", "routes/storefront/shipping.tsx"),
    route("returns", "routes/storefront/returns.tsx"),
    route("newsletter", "routes/storefront/newsletter.tsx"),
    route("newsletter/unsubscribe", "routes/storefront/unsubscribe.tsx"),
    route("terms-of-service", "routes/storefront/terms-of-service.tsx"),
    route("privacy-policy", "routes/storefront/privacy-policy.tsx"),
    route("data-protection", "routes/storefront/data-protection.tsx"),
    route("cookie-policy", "routes/storefront/cookie-policy.tsx"),
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

  route("sitemap.xml", "routes/resources/sitemap.ts"),
  route("robots.txt", "routes/resources/robots.ts"),
  route("manifest.webmanifest", "routes/resources/manifest.ts"),
  route("media/*", "routes/resources/media.ts"),
  route("search-suggestions", "routes/resources/search-suggestions.ts"),
  route("product-cards", "routes/resources/product-cards.ts"),
  route("reviewable-products", "routes/resources/reviewable-products.ts"),
] satisfies RouteConfig;
