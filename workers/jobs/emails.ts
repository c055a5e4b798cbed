import { staffAlarm } from "#app/admin/alarms/alarm-email.server.tsx";
import { complaintLetter, complaintReceipt } from "#app/features/after-sale/cases/complaint-emails.server.tsx";
import { orderDelivered } from "#app/features/after-sale/cases/delivered-email.server.tsx";
import {
  exchangeEnded,
  exchangeLapsed,
  exchangeReminder,
  exchangeRequested,
  exchangeSent,
} from "#app/features/after-sale/cases/exchange-emails.server.tsx";
import { orderLink } from "#app/features/after-sale/cases/order-link-email.server.tsx";
import { valueLossDecided, valueLossTold } from "#app/features/after-sale/cases/value-loss-email.server.tsx";
import {
  withdrawalNote,
  withdrawalReceipt,
  withdrawalUpdate,
} from "#app/features/after-sale/cases/withdrawal-email.server.tsx";
import { withdrawalRefunded } from "#app/features/after-sale/cases/withdrawal-refund-email.server.tsx";
import { myDataLink } from "#app/features/after-sale/my-data/link-email.server.tsx";
import { backInStock } from "#app/features/catalogue/back-in-stock/back-in-stock-email.server.tsx";
import { backInStockConfirmation } from "#app/features/catalogue/back-in-stock/confirmation-email.server.tsx";
import { newsletterLetter, newsletterTest } from "#app/features/catalogue/letters/letter-email.server.tsx";
import { contactAcknowledgment } from "#app/features/people/contact/acknowledgment-email.server.tsx";
import { contactReply } from "#app/features/people/contact/reply-email.server.tsx";
import { dataRequestAnswer } from "#app/features/people/data-requests/answer-email.server.tsx";
import { newsletterConfirmation } from "#app/features/people/newsletter/confirmation-email.server.tsx";
import { newsletterWelcome } from "#app/features/people/newsletter/welcome-email.server.tsx";
import { orderAdditionOffered } from "#app/features/selling/orders/addition-email.server.tsx";
import { orderConfirmation } from "#app/features/selling/orders/confirmation-email.server.tsx";
import { orderOffered } from "#app/features/selling/orders/offer-email.server.tsx";
import { orderChanged } from "#app/features/selling/orders/order-changed-email.server.tsx";
import { orderShipped } from "#app/features/selling/orders/shipped-email.server.tsx";
import { orderRefunded } from "#app/features/selling/payments/refund-email.server.tsx";
import type { Email } from "#app/features/shop/mail/define-mail.server.tsx";
import { staffInvitation } from "#app/features/shop/staff/invitation-email.server.tsx";
import { staffPasswordLink } from "#app/features/shop/staff/password-link-email.server.tsx";
import type { EmailType } from "#app/shared/emails.ts";

/** Every e-mail that the shop sends, by the type of its outbox row. */
export const emails: { [Type in EmailType]: Email<Type> } = {
  order_confirmation: orderConfirmation,
  order_changed: orderChanged,
  order_addition: orderAdditionOffered,
  order_offer: orderOffered,
  order_shipped: orderShipped,
  order_delivered: orderDelivered,
  order_link: orderLink,
  order_refunded: orderRefunded,
  withdrawal_receipt: withdrawalReceipt,
  withdrawal_update: withdrawalUpdate,
  withdrawal_note: withdrawalNote,
  withdrawal_refunded: withdrawalRefunded,
  complaint_receipt: complaintReceipt,
  complaint_letter: complaintLetter,
  newsletter_confirmation: newsletterConfirmation,
  newsletter_welcome: newsletterWelcome,
  newsletter_letter: newsletterLetter,
  newsletter_test: newsletterTest,
  back_in_stock_confirmation: backInStockConfirmation,
  back_in_stock: backInStock,
  my_data_link: myDataLink,
  data_request_answer: dataRequestAnswer,
  exchange_requested: exchangeRequested,
  exchange_reminder: exchangeReminder,
  exchange_lapsed: exchangeLapsed,
  exchange_ended: exchangeEnded,
  exchange_sent: exchangeSent,
  value_loss: valueLossTold,
  value_loss_decided: valueLossDecided,
  contact_acknowledgment: contactAcknowledgment,
  contact_reply: contactReply,
  staff_invitation: staffInvitation,
  staff_alarm: staffAlarm,
  staff_password_link: staffPasswordLink,
};
