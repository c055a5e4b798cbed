import { sql } from "drizzle-orm";

import { readColorNames } from "#app/features/catalogue/products/color-names.server.ts";
import { defineMail, languageOfOrder } from "#app/features/shop/mail/define-mail.server.tsx";
import { MailButton, MailFacts, MailLink, MailText } from "#app/features/shop/mail/mail-parts.tsx";
import { mailWords } from "#app/features/shop/mail/mail-words.texts.tsx";
import { formatDateTime } from "#app/shared/dates.ts";
import { sizeName } from "#app/shared/size-name.ts";

import { additionLink } from "./addition-link.server.ts";
import { additionMailTexts } from "./order-changes.texts.ts";
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
    const [link, links, nameOf] = await Promise.all([
      additionLink(additionId, env, now),
      orderLinks(found.first.id, env, now),
      readColorNames(db),
    ]);
    return { ...found, link, links, nameOf };
  },
  write({ offer, first, link, links, nameOf }) {
    const { orderNumber } = first;
    const texts = additionMailTexts();
    return {
      subject: texts.subject(orderNumber),
      preview: texts.preview,
      heading: texts.heading,
      footer: texts.footer,
      blocks: (
        <>
          <MailText>{texts.intro(orderNumber)}</MailText>
          <MailFacts
            facts={offer.lines.map(({ name, color, size, quantity }) => ({
              name: `${quantity} × ${name}`,
              fact: `${nameOf(color)}, ${sizeName(size)}`,
            }))}
          />
          <MailText style={{ margin: "24px 0 16px" }}>{texts.payBy(formatDateTime(offer.expiresAt))}</MailText>
          <MailButton href={link}>{texts.seeAndPay}</MailButton>
          <MailText style={{ margin: "24px 0 0" }}>
            <MailLink href={links.order}>{mailWords().viewOrder}</MailLink>
          </MailText>
        </>
      ),
    };
  },
});
