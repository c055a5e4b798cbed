import { sql } from "drizzle-orm";

import { statement } from "#app/db/client.server.ts";
import { orderLinks } from "#app/features/selling/orders/order-links.server.ts";
import { complaintSentence } from "#app/features/shop/content/complaint-bodies.ts";
import { defineMail, languageOfOrder } from "#app/features/shop/mail/define-mail.server.tsx";
import { MailButton, MailFacts, MailSmallPrint, MailText } from "#app/features/shop/mail/mail-parts.tsx";
import { mailWords } from "#app/features/shop/mail/mail-words.texts.tsx";
import { signLink } from "#app/platform/http/signed-link.server.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { formatPrice } from "#app/shared/money.ts";

import { valueLossMailTexts } from "./value-loss-mails.texts.ts";
import { readValueLoss } from "./value-losses.server.ts";

const ofLoss = (id: string) =>
  languageOfOrder(sql`SELECT r.order_id FROM value_losses v JOIN returns r ON r.id = v.return_id WHERE v.id = ${id}`);

/** Tells the buyer what is deducted for loss of value, why, and that they can object by one press. */
export const valueLossTold = defineMail({
  type: "value_loss",
  about: "value loss",
  language: ofLoss,
  async read(id, { db, env }) {
    const loss = await readValueLoss(db, id);
    if (!loss) return null;
    const key = await signLink("value-loss-link", id, env.LINK_SECRET);
    return { loss, url: `${env.PUBLIC_ORIGIN}${localPath("/deduction")}?${new URLSearchParams({ id, key })}` };
  },
  write({ loss, url }) {
    const [texts, words] = [valueLossMailTexts(), mailWords()];
    const amount = formatPrice(loss.amountOre, loss.currency);
    return {
      subject: texts.subject(loss.number),
      preview: texts.preview(amount, loss.name),
      heading: texts.heading,
      footer: texts.footer,
      blocks: (
        <>
          <MailFacts
            facts={[
              { name: words.return, fact: loss.number },
              { name: words.order, fact: loss.orderNumber },
              { name: texts.deduction, fact: amount },
            ]}
          />
          <MailText style={{ margin: "24px 0 16px" }}>
            {texts.cameUsed(`${loss.name}, ${loss.color}, ${loss.size}`, amount)}
          </MailText>
          <MailText>{texts.why(loss.reason)}</MailText>
          <MailText>{texts.disagree}</MailText>
          <MailButton href={url}>{texts.review}</MailButton>
          <MailSmallPrint>{texts.law}</MailSmallPrint>
        </>
      ),
    };
  },
});

/** Tells the buyer what became of their objection. */
export const valueLossDecided = defineMail({
  type: "value_loss_decided",
  about: "value loss",
  language: ofLoss,
  async read(id, { db, env }, now) {
    const loss = await readValueLoss(db, id);
    if (!loss) return null;
    const [order] = await statement<{ country: string }>(
      db,
      sql`SELECT country FROM orders WHERE id = ${loss.orderId}`,
    );
    return { loss, country: order?.country ?? "", links: await orderLinks(loss.orderId, env, now) };
  },
  write({ loss, country, links }) {
    const texts = valueLossMailTexts();
    const amount = formatPrice(loss.amountOre, loss.currency);
    const isDropped = loss.decision === "dropped";
    return {
      subject: texts.objectionSubject(loss.number),
      preview: isDropped ? texts.refundToo(amount) : texts.lookedAgain,
      heading: isDropped ? texts.noDeduction : texts.lookedAgainHeading,
      footer: texts.footer,
      blocks: (
        <>
          <MailText>
            {isDropped ? texts.dropped(loss.name, amount) : texts.stands(loss.name, amount, loss.reason)}
          </MailText>
          {isDropped ? null : <MailText>{complaintSentence(country)}</MailText>}
          <MailButton href={links.order}>{mailWords().viewOrder}</MailButton>
        </>
      ),
    };
  },
});
