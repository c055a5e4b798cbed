import { cookieSettingsName } from "#app/features/shop/consent/cookie-settings-name.texts.ts";
import type { SiteFacts } from "#app/features/shop/content/use-site.ts";
import { withdrawalPaths } from "#app/features/shop/content/withdrawal-paths.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";

import { footerTexts } from "./footer.texts.ts";

const linked = [
  withdrawalPaths.function,
  "/terms-of-service",
  "/privacy-policy",
  "/data-protection",
  "/cookie-policy",
  "/accessibility",
] as const;

interface Props extends Pick<SiteFacts, "identity" | "contact"> {
  footer: SiteFacts["words"]["footer"];
}

/** The foot of the checkout: who sells, how to reach them, and the texts that the law wants within reach. As `StaticHtml`. */
export function CheckoutFooter({ identity, contact, footer }: Props) {
  const texts = footerTexts();
  const names = pageNames();
  const links = [
    ...linked.map((path) => ({ path, name: names[path] })),
    { path: "/cookie-policy#change-your-choice", name: cookieSettingsName().cookieSettings },
  ];
  return (
    <div className="page py-4 text-sm leading-6 text-muted-dark">
      <ul data-plain-links="" className="flex flex-wrap gap-x-4">
        {links.map(({ path, name }) => (
          <li key={path}>
            <a href={localPath(path)}>{name}</a>
          </li>
        ))}
      </ul>
      <p>{footer.company + (identity.vatNumber ? `, ${texts.vatNumber(identity.vatNumber)}` : "")}</p>
      <p>
        {`${contact.street}, ${contact.postalCode} ${contact.city}. `}
        <a href={`mailto:${contact.email}`} className="underline underline-offset-4">
          {contact.email}
        </a>
        {", "}
        <a href={`tel:${contact.phone.replaceAll(" ", "")}`} className="whitespace-nowrap underline underline-offset-4">
          {contact.phone}
        </a>
      </p>
    </div>
  );
}
