import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { orderLinks } from "#app/features/selling/orders/order-links.server.ts";
import { defineMail, languageOfOrder } from "#app/features/shop/mail/define-mail.server.tsx";
import { MailButton, MailFacts, MailText } from "#app/features/shop/mail/mail-parts.tsx";
import { mailWords, refundWords } from "#app/features/shop/mail/mail-words.texts.tsx";
import type { Currency } from "#app/shared/currencies.ts";
import { formatPrice } from "#app/shared/money.ts";

import { withdrawalRefundTexts } from "./withdrawal-mails.texts.ts";

/**
 * Tells the buyer that the money of a withdrawal went back. A trigger queues it with the refund's success, whoever made it, so that
 * each refund is told once.
 */
export const withdrawalRefunded = defineMail({
  type: "withdrawal_refunded",
  about: "refund of a withdrawal",
  language: (id) => languageOfOrder(sql`SELECT order_id FROM refunds WHERE id = ${id}`),
  async read(id, { db, env }, now) {
    const refund = await readRefund(db, id);
    return refund && { refund, links: await orderLinks(refund.orderId, env, now) };
  },
  write({ refund, links }) {
    const [texts, words] = [refundWords(), mailWords()];
    const { withdrawalId, orderNumber, creditNote, currency, deductedOre } = refund;
    const amount = formatPrice(refund.amountOre, currency);
    return {
      subject: `${texts.onItsWay}: ${withdrawalId}`,
      preview: texts.refunded(amount),
      heading: texts.onItsWay,
      footer: words.becauseReturned,
      blocks: (
        <>
          <MailFacts
            facts={[
              { name: words.return, fact: withdrawalId },
              { name: words.order, fact: orderNumber },
              { name: words.refund, fact: amount },
            ]}
          />
          <MailText style={{ margin: "24px 0 16px" }}>
            {refund.isByBank ? texts.byBank(amount) : texts.asPaid(amount)}
          </MailText>
          {deductedOre > 0 ? (
            <MailText>{withdrawalRefundTexts().deducted(formatPrice(deductedOre, currency))}</MailText>
          ) : null}
          {deductedOre > 0
            ? refund.reasons.map(({ name, reason }) => <MailText key={name + reason}>{`${name}: ${reason}`}</MailText>)
            : null}
          {creditNote === null ? (
            <MailButton href={links.order}>{words.viewOrder}</MailButton>
          ) : (
            <MailButton href={`${links.receipt}&${new URLSearchParams({ number: creditNote })}`}>
              {texts.creditNote}
            </MailButton>
          )}
        </>
      ),
    };
  },
});

interface RefundRow {
  withdrawalId: string;
  orderId: string;
  orderNumber: string;
  currency: Currency;
  amountOre: number;
  isByBank: number;
  /** What was taken off for loss of value. */
  deductedOre: number;
  creditNote: string | null;
}

/** A refund of a withdrawal with why less goes back, for each line that it took something off. Amounts in öre. */
async function readRefund(db: Database, id: string) {
  const [[refund], reasons] = await db.batch([
    statement<RefundRow>(
      db,
      sql`SELECT f.withdrawal_id AS withdrawalId, o.id AS orderId, o.order_number AS orderNumber, o.currency, f.amount_ore AS amountOre,
        f.transfer_on IS NOT NULL AS isByBank, (SELECT number FROM receipts WHERE refund_id = f.id) AS creditNote,
        (SELECT coalesce(sum(value_loss_ore), 0) FROM refund_lines WHERE refund_id = f.id) AS deductedOre
      FROM refunds f JOIN orders o ON o.id = f.order_id WHERE f.id = ${id} AND f.withdrawal_id IS NOT NULL`,
    ),
    statement<{ name: string; reason: string }>(
      db,
      sql`SELECT ol.name, v.reason FROM refunds f JOIN refund_lines l ON l.refund_id = f.id AND l.value_loss_ore > 0
        JOIN returns r ON r.withdrawal_id = f.withdrawal_id
        JOIN value_losses v ON v.return_id = r.id AND v.order_line_id = l.order_line_id AND v.decision IS NOT 'dropped'
        JOIN order_lines ol ON ol.id = l.order_line_id
      WHERE f.id = ${id} ORDER BY v.told_at, v.id`,
    ),
  ]);
  return refund ? { ...refund, reasons } : null;
}
