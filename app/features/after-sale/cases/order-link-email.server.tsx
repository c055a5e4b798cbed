import { orderLinks } from "#app/features/selling/orders/order-links.server.ts";
import { readOrder } from "#app/features/selling/orders/queries.server.ts";
import { defineMail } from "#app/features/shop/mail/define-mail.server.tsx";
import { MailButton, MailLink, MailNumber, MailSmallPrint, MailText } from "#app/features/shop/mail/mail-parts.tsx";

/** The link of an order again, for a buyer who lost its e-mails. Goes to the order's address, whoever asked. */
export const orderLink = defineMail({
  type: "order_link",
  about: "order",
  language: "request",
  async read(orderId, { db, env }, now) {
    const order = await readOrder(db, orderId);
    return order && { order, links: await orderLinks(orderId, env, now) };
  },
  write: ({ order: { orderNumber }, links }) => ({
    subject: `Your link to order ${orderNumber}`,
    preview: "See where it is, return or exchange it, or get your receipt.",
    heading: "Here's your order",
    footer: "Didn't ask for this? Ignore this email: nobody can open your order without the link.",
    blocks: (
      <>
        <MailText>
          You asked for the link to order <MailNumber>{orderNumber}</MailNumber>. See where it is, get your receipt,
          return it or exchange a size.
        </MailText>
        <MailButton href={links.order}>View your order</MailButton>
        <MailSmallPrint>
          Don't forward this email: the link opens your order. Something faulty?{" "}
          <MailLink href={links.complain}>Tell us</MailLink>. Your right by law:{" "}
          <MailLink href={links.withdraw}>Withdraw from contract here</MailLink>.
        </MailSmallPrint>
      </>
    ),
  }),
});
