import { orderLinks } from "#app/features/selling/orders/order-links.server.ts";
import { readOrder } from "#app/features/selling/orders/queries.server.ts";
import { defineMail } from "#app/features/shop/mail/define-mail.server.tsx";
import { linkTo, MailButton, MailNumber, MailSmallPrint, MailText } from "#app/features/shop/mail/mail-parts.tsx";
import { mailWords } from "#app/features/shop/mail/mail-words.texts.tsx";
import { RightByLaw } from "#app/features/shop/mail/right-by-law.tsx";

import { orderLinkMailTexts } from "./order-mails.texts.tsx";

/** The link of an order again, for a buyer who lost its e-mails. Goes to the order's address, whoever asked. */
export const orderLink = defineMail({
  type: "order_link",
  about: "order",
  language: "request",
  async read(orderId, { db, env }, now) {
    const order = await readOrder(db, orderId);
    return order && { order, links: await orderLinks(orderId, env, now) };
  },
  write({ order: { orderNumber }, links }) {
    const texts = orderLinkMailTexts();
    return {
      subject: texts.subject(orderNumber),
      preview: texts.preview,
      heading: texts.heading,
      footer: texts.footer,
      blocks: (
        <>
          <MailText>{texts.intro(<MailNumber>{orderNumber}</MailNumber>)}</MailText>
          <MailButton href={links.order}>{mailWords().viewOrder}</MailButton>
          <MailSmallPrint>
            {texts.keep} {texts.faulty(linkTo(links.complain))} <RightByLaw href={links.withdraw} />
          </MailSmallPrint>
        </>
      ),
    };
  },
});
