import { readColorNames } from "#app/features/catalogue/products/color-names.server.ts";
import { defineMail } from "#app/features/shop/mail/define-mail.server.tsx";
import { MailButton, MailRecord, MailText } from "#app/features/shop/mail/mail-parts.tsx";
import { formatDateTime } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";
import { sizeName } from "#app/shared/size-name.ts";

import { additionLink } from "./addition-link.server.ts";
import { offerMailTexts } from "./order-changes.texts.ts";
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
    const [link, nameOf] = await Promise.all([additionLink(offerId, env, now), readColorNames(db)]);
    return { offer: found.offer, link, nameOf };
  },
  write({ offer, link, nameOf }, { site }) {
    const texts = offerMailTexts();
    return {
      subject: texts.subject(site.identity.siteName),
      preview: texts.preview,
      heading: texts.heading,
      footer: texts.footer,
      blocks: (
        <>
          <MailText>{texts.intro}</MailText>
          <MailRecord
            facts={[
              ...offer.lines.map(
                ({ name, color, size, quantity }) =>
                  [`${quantity} × ${name}`, `${nameOf(color)}, ${sizeName(size)}`] as const,
              ),
              [texts.total, formatPrice(offer.totalOre, offer.currency)] as const,
            ]}
          />
          <MailText style={{ margin: "24px 0 16px" }}>{texts.keptUntil(formatDateTime(offer.expiresAt))}</MailText>
          <MailButton href={link}>{texts.checkAndPay}</MailButton>
        </>
      ),
    };
  },
});
