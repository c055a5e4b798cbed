import { defineMail } from "#app/features/shop/mail/define-mail.server.tsx";
import { MailButton, MailRecord, MailText } from "#app/features/shop/mail/mail-parts.tsx";
import { formatDateTime } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";

import { additionLink } from "./addition-link.server.ts";
import { readOffer } from "./read-offer.server.ts";

/** Tells a customer what staff put together for them, with the link to order and pay it. An offer that ended before it went out is not sent. */
export const orderOffered = defineMail({
  type: "order_offer",
  about: "offered order",
  language: "request",
  mayLapse: true,
  async read(offerId, { db, env }, now) {
    const found = await readOffer(db, offerId, now);
    if (found?.state !== "open") return null;
    return { offer: found.offer, link: await additionLink(offerId, env, now) };
  },
  write({ offer, link }, { site }) {
    return {
      subject: `Check and pay for your order at ${site.identity.siteName}`,
      preview: "We've put your order together. Check it and pay to place it.",
      heading: "Your order is ready",
      footer:
        "You're getting this email because you asked us to put an order together. If that wasn't you, ignore it: nothing has been ordered.",
      blocks: (
        <>
          <MailText>Here's what you asked for. Check it, read the terms and pay on our page.</MailText>
          <MailRecord
            facts={[
              ...offer.lines.map(
                ({ name, color, size, quantity }) => [`${quantity} × ${name}`, `${color}, ${size}`] as const,
              ),
              ["Total with shipping and VAT", formatPrice(offer.totalOre, offer.currency)] as const,
            ]}
          />
          <MailText style={{ margin: "24px 0 16px" }}>
            {`We'll keep these prices until ${formatDateTime(offer.expiresAt)}. We don't reserve anything until you order.`}
          </MailText>
          <MailButton href={link}>Check and pay</MailButton>
        </>
      ),
    };
  },
});
