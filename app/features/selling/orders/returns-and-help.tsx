import { withdrawalDays } from "#app/features/shop/content/withdrawal-terms.ts";
import { MailHeading, MailLink, MailSmallPrint, MailText } from "#app/features/shop/mail/mail-parts.tsx";

import type { OrderLinks } from "./order-links.server.ts";

interface ReturnsAndHelpProps {
  links: OrderLinks;
  /** Our own period for unused goods, in days. */
  returnDays: number;
}

/** What one can do when an order is not right. The files of the confirmation carry the law behind it. */
export function ReturnsAndHelp({ links, returnDays }: ReturnsAndHelpProps) {
  return (
    <>
      <MailHeading>If it's not right</MailHeading>
      <MailText>
        You have {withdrawalDays} days from delivery to <MailLink href={links.withdraw}>return</MailLink> anything for
        any reason, and {returnDays} days if it's unused with tags on. Returns and{" "}
        <MailLink href={links.exchange}>exchanges</MailLink> are free. Something faulty?{" "}
        <MailLink href={links.complain}>Tell us</MailLink> and we'll put it right.
      </MailText>
      <MailSmallPrint>
        Attached: your <MailLink href={links.receipt}>receipt</MailLink>, our terms, and your right of withdrawal with
        the standard form. Your right by law: <MailLink href={links.withdraw}>Withdraw from contract here</MailLink>.
      </MailSmallPrint>
    </>
  );
}
