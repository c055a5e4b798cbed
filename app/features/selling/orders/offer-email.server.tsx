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
  mayLapse: true,
  async read(offerId, { db, env }, now) {
    const found = await readOffer(db, offerId, now);
    if (found?.state !== "open") return null;
    return { offer: found.offer, link: await additionLink(offerId, env, now) };
  },
  write({ offer, link }, { site }) {
    return {
      subject: `Your order at ${site.identity.siteName}: check it and pay`,
      preview: "We've put your order together. It's yours once you order and pay.",
      heading: "Your order is ready to check",
      footer:
        "You're getting this email because you asked us to put an order together. Wasn't it you? Ignore this email: nothing is ordered.",
      blocks: (
        <>
          <MailText>Here is what you asked us for. Check it, read the terms and pay on our page.</MailText>
          <MailRecord
            facts={[
              ...offer.lines.map(
                ({ name, color, size, quantity }) => [`${quantity} × ${name}`, `${color}, ${size}`] as const,
              ),
              ["Total, shipping and VAT included", formatPrice(offer.totalOre, offer.currency)] as const,
            ]}
          />
          <MailText style={{ margin: "24px 0 16px" }}>
            {`The prices hold until ${formatDateTime(offer.expiresAt)}. Nothing is ordered or reserved until you order.`}
          </MailText>
          <MailButton href={link}>Check and pay</MailButton>
        </>
      ),
    };
  },
});
