import { useSite } from "#app/features/shop/content/use-site.ts";
import { Notice } from "#app/ui/notice.tsx";

import { orderDirectlyTexts } from "./order-directly.texts.tsx";

/** How to order without scripts, where a page needs them. Markup that a browser with scripts does not show. */
export function OrderDirectly({ className }: { className: string }) {
  return (
    <noscript>
      <Notice tone="warning" className={className}>
        <p className="font-semibold">{orderDirectlyTexts().turnOnScripts}</p>
        <p>{orderDirectlyTexts().thenReload(<Contact />)}</p>
      </Notice>
    </noscript>
  );
}

/** The shop's phone and email address, to order by. */
export function Contact() {
  const { contact } = useSite();
  const link = "underline underline-offset-4";
  return orderDirectlyTexts().callOrEmail(
    <a href={`tel:${contact.phone.replaceAll(" ", "")}`} className={`whitespace-nowrap ${link}`}>
      {contact.phone}
    </a>,
    <a href={`mailto:${contact.email}`} className={link}>
      {contact.email}
    </a>,
  );
}
