import { sql } from "drizzle-orm";

import { statement } from "#app/db/client.server.ts";
import { orderLinks } from "#app/features/selling/orders/order-links.server.ts";
import { complaintSentence } from "#app/features/shop/content/complaint-bodies.ts";
import { defineMail, languageOfOrder } from "#app/features/shop/mail/define-mail.server.tsx";
import { MailButton, MailFacts, MailSmallPrint, MailText } from "#app/features/shop/mail/mail-parts.tsx";
import { signLink } from "#app/platform/http/signed-link.server.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { formatPrice } from "#app/shared/money.ts";

import { readValueLoss } from "./value-losses.server.ts";

const footer = "You're getting this email because you returned an order. Questions? We're happy to help:";

/** Tells the buyer what is deducted for loss of value, why, and that they can object by one press. */
const ofLoss = (id: string) =>
  languageOfOrder(sql`SELECT r.order_id FROM value_losses v JOIN returns r ON r.id = v.return_id WHERE v.id = ${id}`);

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
    const amount = formatPrice(loss.amountOre, loss.currency);
    return {
      subject: `A deduction from your refund: return ${loss.number}`,
      preview: `We're deducting ${amount} for ${loss.name}. You can object.`,
      heading: "A deduction from your refund",
      footer,
      blocks: (
        <>
          <MailFacts
            facts={[
              { name: "Return", fact: loss.number },
              { name: "Order", fact: loss.orderNumber },
              { name: "Deduction", fact: amount },
            ]}
          />
          <MailText style={{ margin: "24px 0 16px" }}>
            {`${loss.name}, ${loss.color}, ${loss.size} came back used beyond trying it on. We're deducting ${amount} from your refund. You get the rest back.`}
          </MailText>
          <MailText>{`Why: ${loss.reason}`}</MailText>
          <MailText>Disagree? Tell us with one tap, and a person will look again.</MailText>
          <MailButton href={url}>Review or object</MailButton>
          <MailSmallPrint>
            The law allows a deduction for value lost by use beyond trying an item on (Distance Contracts Act, chapter
            2, section 15).
          </MailSmallPrint>
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
    const amount = formatPrice(loss.amountOre, loss.currency);
    const isDropped = loss.decision === "dropped";
    return {
      subject: `Your objection: return ${loss.number}`,
      preview: isDropped ? `We'll refund the ${amount}, too.` : "We looked again.",
      heading: isDropped ? "No deduction after all" : "We looked again",
      footer,
      blocks: (
        <>
          <MailText>
            {isDropped
              ? `We looked at your ${loss.name} again and won't deduct anything. We'll refund the ${amount}, too, the way you paid.`
              : `We looked at your ${loss.name} again, and the ${amount} deduction stands: ${loss.reason}`}
          </MailText>
          {isDropped ? null : <MailText>{complaintSentence(country)}</MailText>}
          <MailButton href={links.order}>View your order</MailButton>
        </>
      ),
    };
  },
});
