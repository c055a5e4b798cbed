import { withdrawalDays } from "#app/features/shop/content/withdrawal-terms.ts";
import { linkTo, MailHeading, MailSmallPrint, MailText } from "#app/features/shop/mail/mail-parts.tsx";
import { RightByLaw } from "#app/features/shop/mail/right-by-law.tsx";

import { returnsAndHelpTexts } from "./order-emails.texts.tsx";
import type { OrderLinks } from "./order-links.server.ts";

interface ReturnsAndHelpProps {
  links: OrderLinks;
  /** Our own period for unused goods, in days. */
  returnDays: number;
}

/** What one can do when an order is not right. The files of the confirmation carry the law behind it. */
export function ReturnsAndHelp({ links, returnDays }: ReturnsAndHelpProps) {
  const texts = returnsAndHelpTexts();
  return (
    <>
      <MailHeading>{texts.heading}</MailHeading>
      <MailText>
        {texts.periods(withdrawalDays, returnDays, linkTo(links.withdraw), linkTo(links.exchange))}{" "}
        {texts.faulty(linkTo(links.complain))}
      </MailText>
      <MailSmallPrint>
        {texts.attached(linkTo(links.receipt))} <RightByLaw href={links.withdraw} />
      </MailSmallPrint>
    </>
  );
}
