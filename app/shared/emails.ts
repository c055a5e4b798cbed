/** E-mails of one type that one address gets: anyone can type anyone's address. */
export interface RecipientLimit {
  perHour: number;
  perDay: number;
  /** What happens to an e-mail above the limit: it is left out, or waits for an hour because it must come. */
  above: "drop" | "delay";
}

const delayAbove = (perHour: number, perDay: number): RecipientLimit => ({ perHour, perDay, above: "delay" });
const dropAbove = (perHour: number, perDay: number): RecipientLimit => ({ perHour, perDay, above: "drop" });

interface EmailFacts {
  /** What staff call it. */
  name: string;
  /**
   * Optional: nobody needs it, or a stranger can cause it by typing an address. Who reports an e-mail as spam objects to
   * advertising, which the law takes at their word (GDPR, article 21(3)): from then on they get no optional e-mail. The shop owes
   * them the others whatever they think of them: an order's confirmation (Distance Contracts Act, 2 ch. 7 §; E-Commerce Act,
   * 12 §), word of the parcel, and the answer to what they asked. Marketing: an optional one that carries a way to unsubscribe.
   */
  kind: "owed" | "optional" | "marketing";
  /**
   * Who can cause it. `anyone`: whoever types its address. `proof`: only a payment, the shop's staff, or somebody who showed a signed
   * link. The limits of the two are counted apart, so that what strangers type never holds back what is proven.
   */
  causedBy: "anyone" | "proof";
  limit: RecipientLimit;
}

/**
 * Every e-mail that the shop sends, by the type of its outbox row. What it says is its `defineMail`; a new one joins this table and the
 * one of `workers/jobs/emails.ts`, which does not compile without it.
 */
export const emailFacts = {
  order_confirmation: { name: "Order confirmation", kind: "owed", causedBy: "proof", limit: delayAbove(6, 20) },
  order_changed: { name: "Order changed", kind: "owed", causedBy: "proof", limit: delayAbove(20, 40) },
  order_addition: { name: "Link to add to an order", kind: "owed", causedBy: "proof", limit: delayAbove(6, 20) },
  order_offer: { name: "Order put together by staff", kind: "owed", causedBy: "proof", limit: delayAbove(6, 20) },
  order_shipped: { name: "Order shipped", kind: "owed", causedBy: "proof", limit: delayAbove(20, 40) },
  order_delivered: { name: "Order delivered", kind: "owed", causedBy: "proof", limit: delayAbove(6, 20) },
  order_link: { name: "Link to an order", kind: "owed", causedBy: "anyone", limit: dropAbove(3, 6) },
  order_refunded: { name: "Order refunded", kind: "owed", causedBy: "proof", limit: delayAbove(20, 40) },
  withdrawal_receipt: { name: "Withdrawal: receipt", kind: "owed", causedBy: "proof", limit: delayAbove(6, 20) },
  withdrawal_update: {
    name: "Withdrawal: what became of it",
    kind: "owed",
    causedBy: "proof",
    limit: delayAbove(6, 20),
  },
  withdrawal_note: {
    name: "Withdrawal: told to the order's address",
    kind: "owed",
    causedBy: "proof",
    limit: delayAbove(6, 20),
  },
  withdrawal_refunded: { name: "Withdrawal: money back", kind: "owed", causedBy: "proof", limit: delayAbove(20, 40) },
  complaint_receipt: { name: "Complaint: receipt", kind: "owed", causedBy: "proof", limit: delayAbove(12, 40) },
  complaint_letter: { name: "Complaint: letter", kind: "owed", causedBy: "proof", limit: delayAbove(12, 40) },
  newsletter_confirmation: {
    name: "Newsletter: please confirm",
    kind: "optional",
    causedBy: "anyone",
    limit: dropAbove(2, 4),
  },
  newsletter_welcome: { name: "Newsletter: welcome", kind: "marketing", causedBy: "proof", limit: dropAbove(2, 4) },
  newsletter_letter: { name: "Newsletter", kind: "marketing", causedBy: "proof", limit: dropAbove(2, 4) },
  newsletter_test: { name: "Newsletter: test", kind: "owed", causedBy: "proof", limit: dropAbove(20, 60) },
  back_in_stock_confirmation: {
    name: "Back in stock: please confirm",
    kind: "optional",
    causedBy: "anyone",
    limit: dropAbove(5, 8),
  },
  back_in_stock: { name: "Back in stock", kind: "optional", causedBy: "proof", limit: delayAbove(10, 40) },
  my_data_link: { name: "Link to a person's data", kind: "owed", causedBy: "anyone", limit: dropAbove(3, 6) },
  data_request_answer: {
    name: "Answer about a person's data",
    kind: "owed",
    causedBy: "proof",
    limit: delayAbove(20, 60),
  },
  exchange_requested: { name: "Exchange: held", kind: "owed", causedBy: "proof", limit: delayAbove(20, 40) },
  exchange_reminder: { name: "Exchange: reminder", kind: "owed", causedBy: "proof", limit: delayAbove(20, 40) },
  exchange_lapsed: { name: "Exchange: lapsed", kind: "owed", causedBy: "proof", limit: delayAbove(20, 40) },
  exchange_ended: { name: "Exchange: ended", kind: "owed", causedBy: "proof", limit: delayAbove(20, 40) },
  exchange_sent: { name: "Exchange: sent", kind: "owed", causedBy: "proof", limit: delayAbove(20, 40) },
  value_loss: { name: "Return: deduction", kind: "owed", causedBy: "proof", limit: delayAbove(20, 40) },
  value_loss_decided: {
    name: "Return: objection answered",
    kind: "owed",
    causedBy: "proof",
    limit: delayAbove(20, 40),
  },
  contact_acknowledgment: { name: "Message received", kind: "optional", causedBy: "anyone", limit: dropAbove(3, 4) },
  contact_reply: { name: "Answer to a message", kind: "owed", causedBy: "proof", limit: delayAbove(20, 60) },
  staff_invitation: { name: "Staff: invitation", kind: "owed", causedBy: "proof", limit: delayAbove(3, 6) },
  staff_alarm: { name: "Staff: alarm", kind: "owed", causedBy: "proof", limit: delayAbove(20, 60) },
  staff_password_link: { name: "Staff: new password", kind: "owed", causedBy: "anyone", limit: dropAbove(3, 6) },
} as const satisfies Record<string, EmailFacts>;

export type EmailType = keyof typeof emailFacts;
export const emailTypes = Object.keys(emailFacts) as [EmailType, ...EmailType[]];
export const emailTypeNames = Object.fromEntries(emailTypes.map((type) => [type, emailFacts[type].name])) as Record<
  EmailType,
  string
>;
