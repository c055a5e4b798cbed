import { collections } from "#app/features/catalogue/catalogue/product.ts";

interface Page {
  path: string;
  name: string;
  /** The column of the footer; those under Support stand in the menu of small screens too. */
  column?: "Shop" | "Support" | "Legal";
  /** Not for search engines. */
  unlisted?: true;
}

/** Every page that the shop leads to by name, in the order it is listed in. The sitemap names those without a query. */
export const pages: readonly Page[] = [
  { path: "/", name: "Home" },
  { path: "/shop", name: "Shop all", column: "Shop" },
  ...Object.values(collections).map((collection) => ({ ...collection, column: "Shop" as const })),
  { path: "/shop?category=new", name: "New Arrivals", column: "Shop" },
  { path: "/shop?category=bestsellers", name: "Best Sellers", column: "Shop" },
  { path: "/shop?category=sale", name: "Sale Items", column: "Shop" },
  { path: "/withdraw", name: "Withdraw from contract here", column: "Support", unlisted: true },
  { path: "/complaint", name: "Make a complaint", column: "Support", unlisted: true },
  { path: "/faq", name: "FAQ", column: "Support" },
  { path: "/contact", name: "Contact", column: "Support" },
  { path: "/shipping", name: "Shipping", column: "Support" },
  { path: "/returns", name: "Returns", column: "Support" },
  { path: "/legal-guarantee", name: "Legal guarantee", column: "Support" },
  { path: "/size-guide", name: "Size guide", column: "Support" },
  { path: "/reviews", name: "Reviews", column: "Support" },
  { path: "/reviews/how", name: "How reviews are checked", column: "Support" },
  { path: "/how-we-rank", name: "How we rank", column: "Support" },
  { path: "/about", name: "About", column: "Support" },
  { path: "/terms-of-service", name: "Terms of Service", column: "Legal" },
  { path: "/withdrawal-form", name: "Standard withdrawal form" },
  { path: "/privacy-policy", name: "Privacy Policy", column: "Legal" },
  { path: "/data-protection", name: "Data Protection", column: "Legal" },
  { path: "/privacy/my-data", name: "My data", column: "Legal", unlisted: true },
  { path: "/cookie-policy", name: "Cookie Policy", column: "Legal" },
  { path: "/accessibility", name: "Accessibility", column: "Legal" },
];

export const supportPages = pages.filter(({ column }) => column === "Support");

/** The columns of the footer. */
export const footerColumns = (["Shop", "Support", "Legal"] as const).map((title) => ({
  title,
  pages: pages.filter(({ column }) => column === title),
}));
