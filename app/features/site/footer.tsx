import { Link } from "react-router";

import { formatPrice } from "#app/shared/money.ts";

import { Logo } from "./logo.tsx";
import { useSite } from "./use-site.ts";

const columns = [
  {
    title: "Shop",
    links: [
      { to: "/shop", name: "Shop all" },
      { to: "/mens-collection", name: "Men" },
      { to: "/womens-collection", name: "Women" },
      { to: "/accessories-collection", name: "Accessories" },
    ],
  },
  {
    title: "Discover",
    links: [
      { to: "/shop?category=new", name: "New Arrivals" },
      { to: "/shop?category=bestsellers", name: "Best Sellers" },
      { to: "/shop?category=sale", name: "Sale Items" },
      { to: "/cart", name: "Your cart" },
    ],
  },
];

/** The black foot of every storefront page. */
export function Footer() {
  const { identity, contact, social, shipping, promotions } = useSite();
  return (
    <footer className="on-dark bg-ink text-white">
      <div className="page grid gap-12 py-16 lg:grid-cols-[2fr_1fr_1fr_1.4fr]">
        <div className="max-w-sm">
          <Logo siteName={identity.siteName} />
          <p className="mt-5 text-sm leading-6 text-muted-dark">{identity.tagline}</p>
          <p className="mt-5 text-sm leading-6 text-muted-dark">
            Free shipping over {formatPrice(shipping.freeThresholdOre)}. {promotions.returnDays}-day returns.
          </p>
        </div>
        {columns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2 className="eyebrow text-muted-dark">{column.title}</h2>
            <ul className="mt-3">
              {column.links.map((link) => (
                <li key={link.to}>
                  <Link to={link.to} className="inline-block py-1.5 text-sm hover:underline hover:underline-offset-4">
                    {link.name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <h2 className="eyebrow text-muted-dark">Contact</h2>
          <address className="mt-4 grid gap-2.5 text-sm not-italic">
            <a href={`mailto:${contact.email}`} className="hover:underline hover:underline-offset-4">
              {contact.email}
            </a>
            <a href={`tel:${contact.phone.replaceAll(" ", "")}`} className="hover:underline hover:underline-offset-4">
              {contact.phone}
            </a>
            <span className="text-muted-dark">
              {contact.street}, {contact.postalCode} {contact.city}
            </span>
          </address>
          <ul className="mt-5 flex flex-wrap gap-x-5 gap-y-2 text-sm">
            {[
              { href: social.instagram, name: "Instagram" },
              { href: social.tiktok, name: "TikTok" },
              { href: social.facebook, name: "Facebook" },
            ].map((network) => (
              <li key={network.name}>
                <a
                  href={network.href}
                  rel="noopener"
                  className="underline decoration-white/40 underline-offset-4 hover:decoration-white"
                >
                  {network.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="border-t border-ink-line">
        <p className="page py-6 text-xs text-muted-dark">
          © {identity.companyName}, org. no. {identity.organizationNumber}
        </p>
      </div>
    </footer>
  );
}
