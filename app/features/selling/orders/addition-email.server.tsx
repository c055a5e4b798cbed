import { sql } from "drizzle-orm";

import { defineMail, languageOfOrder } from "#app/features/shop/mail/define-mail.server.tsx";
import { MailButton, MailFacts, MailLink, MailText } from "#app/features/shop/mail/mail-parts.tsx";
import { formatDateTime } from "#app/shared/dates.ts";

import { additionLink } from "./addition-link.server.ts";
import { orderLinks } from "./order-links.server.ts";
import { readAddition } from "./read-addition.server.ts";

/** Tells a buyer what staff offer to add to their order, with the link to pay it. An offer that ended before it went out is not sent. */
export const orderAdditionOffered = defineMail({
  type: "order_addition",
  about: "offer to add to an order",
  language: (id) => languageOfOrder(sql`SELECT order_id FROM order_additions WHERE id = ${id}`),
  mayLapse: true,
  async read(additionId, { db, env }, now) {
    const found = await readAddition(db, additionId, now);
    if (found?.state !== "open") return null;
    const [link, links] = await Promise.all([additionLink(additionId, env, now), orderLinks(found.first.id, env, now)]);
    return { ...found, link, links };
  },
  write({ offer, first, link, links }) {
    const { orderNumber } = first;
    return {
      subject: `Add to order ${orderNumber}`,
      preview: "Pay for the new items, and they ship with your order.",
      heading: "Add to your order",
      footer: "You're getting this email because you asked us to add to your order. Questions? We're happy to help:",
      blocks: (
        <>
          <MailText>{`Here is what you asked us to add to order ${orderNumber}. It ships with the rest, and shipping is free.`}</MailText>
          <MailFacts
            facts={offer.lines.map(({ name, color, size, quantity }) => ({
              name: `${quantity} × ${name}`,
              fact: `${color}, ${size}`,
            }))}
          />
          <MailText style={{ margin: "24px 0 16px" }}>
            {`See the price and pay by ${formatDateTime(offer.expiresAt)}. Nothing is ordered or reserved until you do. If your order ships before that, the offer ends.`}
          </MailText>
          <MailButton href={link}>See and pay</MailButton>
          <MailText style={{ margin: "24px 0 0" }}>
            <MailLink href={links.order}>View your order</MailLink>
          </MailText>
        </>
      ),
    };
  },
});
