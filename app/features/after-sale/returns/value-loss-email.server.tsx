import { sql } from "drizzle-orm";

import { statement } from "#app/db/client.server.ts";
import { orderLinks } from "#app/features/selling/orders/order-links.server.ts";
import type { TransactionalEmail } from "#app/features/shop/mail/email.ts";
import { MailLayout } from "#app/features/shop/mail/mail-layout.tsx";
import { MailButton, MailFacts, MailSmallPrint, MailText } from "#app/features/shop/mail/mail-parts.tsx";
import { complaintSentence } from "#app/features/shop/site-texts/complaint-bodies.ts";
import { signLink } from "#app/platform/http/signed-link.server.ts";
import { formatPrice } from "#app/shared/money.ts";

import { readValueLoss } from "./read-value-loss.server.ts";

const limit = { perHour: 20, perDay: 40, above: "delay" } as const;
const footer = "You're getting this e-mail because you sent goods back to us. Questions? We're happy to help:";

/** Tells the buyer what is deducted for loss of value, why, and that they can object by one press. Its cause is the value loss. */
export const valueLossTold = {
  type: "value_loss",
  purpose: "transactional",
  causedBy: "proof",
  limit,
  async compose(id, { site, shop: { db, env } }) {
    const loss = await readValueLoss(db, id);
    if (!loss) throw new Error(`There is no value loss ${id}`);
    const key = await signLink("value-loss-link", id, env.LINK_SECRET);
    const amount = formatPrice(loss.amountOre, loss.currency);
    return {
      subject: `A deduction from your refund: return ${loss.number}`,
      body: (
        <MailLayout
          site={site}
          origin={env.PUBLIC_ORIGIN}
          preview={`We deduct ${amount} for ${loss.name}. You can object.`}
          heading="A deduction from your refund"
          footer={footer}
        >
          <MailFacts
            facts={[
              { name: "Return", fact: loss.number },
              { name: "Order", fact: loss.orderNumber },
              { name: "Deduction", fact: amount },
            ]}
          />
          <MailText style={{ margin: "24px 0 16px" }}>
            {`${loss.name}, ${loss.color}, ${loss.size} came back worth less than after trying it on. We deduct ${amount} from your refund, and pay you the rest.`}
          </MailText>
          <MailText>{`Why: ${loss.reason}`}</MailText>
          <MailText>Not right? You can object with one press. A person then looks at it again, and tells you.</MailText>
          <MailButton href={`${env.PUBLIC_ORIGIN}/deduction?${new URLSearchParams({ id, key })}`}>
            Look at it or object
          </MailButton>
          <MailSmallPrint>
            The law lets us deduct what goods lost in value by more than trying them on takes (Distance Contracts Act,
            chapter 2, section 15).
          </MailSmallPrint>
        </MailLayout>
      ),
    };
  },
} satisfies TransactionalEmail;

/** Tells the buyer what became of their objection. Its cause is the value loss. */
export const valueLossDecided = {
  type: "value_loss_decided",
  purpose: "transactional",
  causedBy: "proof",
  limit,
  async compose(id, { site, shop: { db, env } }) {
    const loss = await readValueLoss(db, id);
    if (!loss) throw new Error(`There is no value loss ${id}`);
    const [order] = await statement<{ country: string }>(
      db,
      sql`SELECT country FROM orders WHERE id = ${loss.orderId}`,
    );
    const links = await orderLinks(loss.orderId, env, new Date());
    const amount = formatPrice(loss.amountOre, loss.currency);
    const isDropped = loss.decision === "dropped";
    return {
      subject: `Your objection: return ${loss.number}`,
      body: (
        <MailLayout
          site={site}
          origin={env.PUBLIC_ORIGIN}
          preview={isDropped ? `You get the ${amount} as well.` : "We looked at it again."}
          heading={isDropped ? "No deduction after all" : "We looked at it again"}
          footer={footer}
        >
          <MailText>
            {isDropped
              ? `We looked at ${loss.name} again and deduct nothing. You get the ${amount} as well, the way you paid.`
              : `We looked at ${loss.name} again, and the deduction of ${amount} stays: ${loss.reason}`}
          </MailText>
          {isDropped ? null : <MailText>{complaintSentence(order?.country ?? "")}</MailText>}
          <MailButton href={links.order}>View your order</MailButton>
        </MailLayout>
      ),
    };
  },
} satisfies TransactionalEmail;
