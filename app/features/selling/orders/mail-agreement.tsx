import { complaintSentence } from "#app/features/shop/content/complaint-bodies.ts";
import { legalGuaranteeSentence } from "#app/features/shop/content/guarantee-terms.ts";
import { withdrawalPaths } from "#app/features/shop/content/withdrawal-information.ts";
import { refundSentence, withdrawalDays } from "#app/features/shop/content/withdrawal-terms.ts";
import { sellerLines, type SellerFacts } from "#app/features/shop/documents/seller-facts.ts";
import { MailHeading, MailLink, MailText } from "#app/features/shop/mail/mail-parts.tsx";

import type { OrderLinks } from "./order-links.server.ts";

interface MailAgreementProps {
  seller: SellerFacts;
  /** Where the order goes: it says who hears a dispute. */
  country: string;
  origin: string;
  links: OrderLinks;
}

/**
 * What the buyer was told before the order, again in their own hands: who sells, the right to withdraw, faults, who hears a dispute
 * (Distance Contracts Act 2005:59, 2:2 and 2:4).
 */
export function MailAgreement({ seller, country, origin, links }: MailAgreementProps) {
  return (
    <>
      <MailHeading>Your right to withdraw</MailHeading>
      <MailText>
        {`You may withdraw from this contract within ${withdrawalDays} days of the day on which you have the last goods of the order, without giving a reason: `}
        <MailLink href={links.withdraw}>Withdraw from contract here</MailLink>
        {`, or tell us by e-mail, letter or telephone. You may use the `}
        <MailLink href={`${origin}${withdrawalPaths.form}`}>standard withdrawal form</MailLink>, which is attached, too.
      </MailText>
      <MailText>
        {`Send the goods back within ${withdrawalDays} days of telling us. We pay for the return. ${refundSentence} You are liable only for a loss in value that comes from handling the goods more than it takes to try them.`}
      </MailText>
      <MailHeading>If something is wrong</MailHeading>
      <MailText>
        {`${legalGuaranteeSentence(country)} It costs you nothing, and no other guarantee limits it. `}
        <MailLink href={links.complain}>Make a complaint</MailLink>
        {`, or write to ${seller.email}. ${complaintSentence(country)}`}
      </MailText>
      <MailHeading>Who you bought from</MailHeading>
      <MailText>
        {sellerLines(seller).map((line, i) => (
          <span key={line}>
            {i > 0 ? <br /> : null}
            {line}
          </span>
        ))}
      </MailText>
      <MailText style={{ margin: 0 }}>
        {
          "Attached: the terms of service you agreed to, the information on withdrawal with the standard form, and your receipt. "
        }
        <MailLink href={links.receipt}>Receipt (PDF)</MailLink>
        {" · "}
        <MailLink href={`${origin}/terms-of-service`}>Terms of Service</MailLink>
        {" · "}
        <MailLink href={links.exchange}>Exchange</MailLink>
      </MailText>
    </>
  );
}
