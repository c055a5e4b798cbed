import { countriesText } from "./price-terms.ts";

/**
 * Who pays for sending goods back: the shop, from every country that it delivers to. The law would let the buyer pay if they were told
 * so (Distance Contracts Act, 2:13). Pages, e-mails and labels all say it from here.
 */
export const returnPostageText = `The label is free from ${countriesText}.`;

/** What the label itself says to the carrier. */
export const labelPostageText = "Return. Postage is paid by the recipient.";

/** Where a shopper sends goods back from: the same steps on the returns page, in the FAQ and in the Support Center. */
export const howToReturnText =
  "Open your order from any of our emails about it, and choose a refund or another size or color. You get a free label right away. Or [start a return](/withdraw) without it.";

/** What goes back for shipping, as the terms and the returns page say it (the same act, 2:14 and 2:15). */
export const standardShippingRefund =
  "We refund standard shipping, too: all of it when you return the whole order, and a share when you return part of it.";

/** The same with what a return of a part leaves as it was, as the terms say it. */
export const shippingRefundSentence = `${standardShippingRefund} We never charge discounts or free shipping afterward.`;
