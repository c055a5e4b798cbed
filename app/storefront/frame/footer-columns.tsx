import { Logo } from "#app/features/shop/brand/logo.tsx";
import { socialNetworks } from "#app/features/shop/content/use-site.ts";
import type { SiteFacts } from "#app/features/shop/content/use-site.ts";
import { capitalize } from "#app/shared/capitalize.ts";
import { pageList } from "#app/shared/pages.ts";
import { paymentBrands } from "#app/shared/payment-methods.ts";

/** What the shop's column leads to beside pages. */
const listings = [
  { path: "/shop?category=new", name: "New Arrivals" },
  { path: "/shop?category=bestsellers", name: "Best Sellers" },
  { path: "/shop?category=sale", name: "Sale Items" },
];
const footerColumns = (["Shop", "Support", "Legal"] as const).map((title) => ({
  title,
  links: [...pageList.filter(({ column }) => column === title), ...(title === "Shop" ? listings : [])],
}));

interface Props extends Pick<SiteFacts, "identity" | "contact" | "social"> {
  checkout: SiteFacts["checkout"] | undefined;
  footer: SiteFacts["words"]["footer"];
}

/** The footer's columns and last line, the same on every page. As `StaticHtml`, it has no state, handlers or contexts. */
export function FooterColumns({ identity, contact, social, footer, checkout }: Props) {
  return (
    <>
      <div className="footer-columns">
        <div className="col-span-2 max-w-sm lg:col-span-1">
          <Logo siteName={identity.siteName} />
          <p className="mt-5 text-sm leading-6 text-muted-dark">{footer.text}</p>
          <p className="mt-5 text-sm leading-6 text-muted-dark">{footer.promise}</p>
        </div>
        {footerColumns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="eyebrow text-muted-dark">{title}</h2>
            <ul data-plain-links="" className="footer-links mt-1.5">
              {links.map(({ path, name }) => (
                <li key={path}>
                  <a href={path}>{name}</a>
                </li>
              ))}
              {title === "Legal" ? (
                <li>
                  <a href="/cookie-policy#change-your-choice">Cookie settings</a>
                </li>
              ) : null}
            </ul>
          </nav>
        ))}
        <div className="max-sm:col-span-2">
          <h2 className="eyebrow text-muted-dark">Contact</h2>
          <address className="mt-1.5 grid text-sm not-italic">
            <a
              href={`mailto:${contact.email}`}
              className="flex min-h-11 items-center hover:underline hover:underline-offset-4"
            >
              {contact.email}
            </a>
            <a
              href={`tel:${contact.phone.replaceAll(" ", "")}`}
              className="flex min-h-11 items-center hover:underline hover:underline-offset-4"
            >
              {contact.phone}
            </a>
            <span className="py-2 text-muted-dark">{`${contact.street}, ${contact.postalCode} ${contact.city}`}</span>
          </address>
          <ul className="flex flex-wrap gap-x-5 text-sm">
            {socialNetworks(social).map((network) => (
              <li key={network.name}>
                <a
                  href={network.href}
                  rel="noopener"
                  className="inline-flex min-h-11 items-center underline decoration-white/40 underline-offset-4 hover:decoration-white"
                >
                  {network.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="border-t border-ink-line">
        <div className="page flex flex-wrap justify-between gap-x-10 gap-y-2 py-6 text-sm text-muted-dark max-sm:pr-24">
          <p>{footer.company + (identity.vatNumber ? `, VAT no. ${identity.vatNumber}` : "")}</p>
          <p className="sm:pr-20">{capitalize(paymentBrands(undefined, checkout?.closedPayments).join(", "))}</p>
        </div>
      </div>
    </>
  );
}
