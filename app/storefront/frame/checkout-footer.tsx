import type { SiteFacts } from "#app/features/shop/content/use-site.ts";
import { withdrawalPaths } from "#app/features/shop/content/withdrawal-paths.ts";

const links = [
  { path: withdrawalPaths.function, name: "Withdraw from contract here" },
  { path: "/terms-of-service", name: "Terms of Service" },
  { path: "/privacy-policy", name: "Privacy Policy" },
  { path: "/data-protection", name: "Data Protection" },
  { path: "/cookie-policy", name: "Cookie Policy" },
  { path: "/cookie-policy#change-your-choice", name: "Cookie settings" },
  { path: "/accessibility", name: "Accessibility" },
];

interface Props extends Pick<SiteFacts, "identity" | "contact"> {
  footer: SiteFacts["words"]["footer"];
}

/** The foot of the checkout: who sells, how to reach them, and the texts that the law wants within reach. As `StaticHtml`. */
export function CheckoutFooter({ identity, contact, footer }: Props) {
  return (
    <div className="page py-4 text-sm leading-6 text-muted-dark">
      <ul data-plain-links="" className="footer-links flex flex-wrap gap-x-4">
        {links.map(({ path, name }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
      <p>{footer.company + (identity.vatNumber ? `, VAT no. ${identity.vatNumber}` : "")}</p>
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
