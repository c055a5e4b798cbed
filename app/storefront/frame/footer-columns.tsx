import type { ReactNode } from "react";

import { Logo } from "#app/features/shop/brand/logo.tsx";
import { cookieSettingsName } from "#app/features/shop/consent/cookie-settings-name.texts.ts";
import { socialNetworks } from "#app/features/shop/content/use-site.ts";
import type { SiteFacts } from "#app/features/shop/content/use-site.ts";
import { toldCurrency } from "#app/features/shop/markets/told-rates.ts";
import { capitalize } from "#app/shared/capitalize.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { listingNames } from "#app/shared/listing-names.texts.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { pageList } from "#app/shared/pages.ts";
import { paymentBrands } from "#app/shared/payment-methods.ts";

import { FooterFold } from "./footer-fold.tsx";
import { footerTexts } from "./footer.texts.ts";

const columns = ["Help", "Shop", "About"] as const;

interface FooterLink {
  path: string;
  name: string;
}

/** The pages of one part of the footer. */
function pagesIn(part: (typeof columns)[number] | "Legal"): FooterLink[] {
  const names = pageNames();
  return pageList.filter(({ column }) => column === part).map(({ path }) => ({ path, name: names[path] }));
}

/** What the shop's column leads to beside pages. */
function listings(): FooterLink[] {
  const names = listingNames();
  return [
    { path: "/shop?category=new", name: names.newArrivals },
    { path: "/shop?category=bestsellers", name: names.bestSellers },
    { path: "/shop?category=sale", name: names.saleItems },
  ];
}

interface Props extends Pick<SiteFacts, "identity" | "contact" | "social"> {
  checkout: SiteFacts["checkout"] | undefined;
  shipping: SiteFacts["shipping"];
  footer: SiteFacts["words"]["footer"];
}

/** The footer's columns and last lines, the same on every page. As `StaticHtml`, it has no state, handlers or contexts. */
export function FooterColumns({ identity, contact, social, footer, checkout, shipping }: Props) {
  const texts = footerTexts();
  const [withdrawal, ...legalPages] = pagesIn("Legal");
  const legalLinks = [
    ...legalPages,
    { path: "/cookie-policy#change-your-choice", name: cookieSettingsName().cookieSettings },
  ];
  return (
    <>
      <div className="footer-columns">
        <div className="max-w-sm max-sm:hidden sm:col-span-3 lg:col-span-1">
          <Logo siteName={identity.siteName} />
          <p className="mt-5 text-sm leading-6 text-muted-dark">{footer.text}</p>
          <p className="mt-5 text-sm leading-6 text-muted-dark">{footer.promise}</p>
        </div>
        {columns.map((column) => (
          <nav key={column} aria-label={texts[column]}>
            <FooterFold title={texts[column]}>
              <ul data-plain-links="" className="link-list text-sm">
                {[...pagesIn(column), ...(column === "Shop" ? listings() : [])].map(({ path, name }) => (
                  <li key={path}>
                    <a href={localPath(path)}>{name}</a>
                  </li>
                ))}
              </ul>
            </FooterFold>
          </nav>
        ))}
        <FooterFold title={pageNames()["/contact"]}>
          <address className="link-list grid text-sm not-italic">
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
            <a href={`tel:${contact.phone.replaceAll(" ", "")}`}>{contact.phone}</a>
            <span className="py-2 text-muted-dark">{`${contact.street}, ${contact.postalCode} ${contact.city}`}</span>
          </address>
          <ul className="link-list text-sm flex flex-wrap gap-x-5">
            {socialNetworks(social).map((network) => (
              <li key={network.name}>
                <a href={network.href} rel="noopener">
                  {network.name}
                </a>
              </li>
            ))}
          </ul>
        </FooterFold>
      </div>
      <div className="page py-4 text-sm text-muted-dark sm:border-t sm:border-ink-line">
        <nav aria-label={texts.legal} data-plain-links="" className="legal-links">
          {withdrawal ? <a href={localPath(withdrawal.path)}>{withdrawal.name}</a> : null}
          {legalLinks.map(({ path, name }): ReactNode => (
            <a key={path} href={localPath(path)}>
              {name}
            </a>
          ))}
        </nav>
        <div className="mt-4 flex flex-wrap justify-between gap-x-10 gap-y-2 pr-12 sm:pr-20 lg:pr-0">
          <p>{unbroken(footer.company + (identity.vatNumber ? `, ${texts.vatNumber(identity.vatNumber)}` : ""))}</p>
          <p>{capitalize(paymentBrands(undefined, checkout?.closedPayments, toldCurrency(shipping)).join(", "))}</p>
        </div>
      </div>
    </>
  );
}

/** A text whose numbers stay on one line: browsers break them after a hyphen. */
function unbroken(text: string): ReactNode {
  return text.split(/(\d+-\d+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
