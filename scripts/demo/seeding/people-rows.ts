import type {
  contactMessages,
  messageReplies,
  newsletterSubscribers,
  reviews,
  users,
} from "#app/db/schema/customers.server.ts";
import type { DiscountCode } from "#app/features/selling/discounts/discount-code.ts";
import { toOre } from "#app/shared/money.ts";

import { demoDiscountCodes } from "../catalogue/discount-codes.ts";
import { demoMessages, demoReplies } from "../catalogue/messages.ts";
import { demoPeople, emailOf } from "../catalogue/people.ts";
import { demoProducts } from "../catalogue/products.ts";
import { demoReviews } from "../catalogue/reviews.ts";
import { sizeScales } from "../catalogue/sizes.ts";
import { demoSubscribers } from "../catalogue/subscribers.ts";
import { warehouse } from "./event-rows.ts";
import type { OrderRows } from "./order-rows.ts";
import { daysBefore } from "./time.ts";

/** One row for each customer, created with their first order. */
export function userRows(orders: readonly OrderRows[], now: Date): (typeof users.$inferInsert)[] {
  return demoPeople.map(({ firstName, lastName, email, city, country, newsletter }, i) => {
    const first = orders.find(({ order }) => order.email === email);
    const createdAt = first?.order.createdAt ?? daysBefore(now, 70 + i);
    return {
      id: `usr_demo${i + 1}`,
      firstName,
      lastName,
      email,
      city,
      country,
      newsletterSubscribed: newsletter,
      createdAt,
      updatedAt: createdAt,
    };
  });
}

/** Newsletter subscribers: some from the checkout, the others without an order. */
export function subscriberRows(
  customers: ReturnType<typeof userRows>,
  now: Date,
): (typeof newsletterSubscribers.$inferInsert)[] {
  const atCheckout = customers
    .filter(({ newsletterSubscribed }) => newsletterSubscribed)
    .map(({ email, createdAt }) => ({
      email,
      subscribed: true,
      consentSource: "checkout",
      createdAt,
      unsubscribedAt: null,
    }));
  const others = demoSubscribers.map(({ email, source, daysAgo, leftDaysAgo }) => ({
    email,
    subscribed: leftDaysAgo === null,
    consentSource: source,
    createdAt: daysBefore(now, daysAgo + 0.1),
    unsubscribedAt: leftDaysAgo === null ? null : daysBefore(now, leftDaysAgo),
  }));
  return [...atCheckout, ...others].map((row, i) => ({ id: `sub_demo${i + 1}`, ...row }));
}

/** The messages of the contact form. */
export function messageRows(now: Date): (typeof contactMessages.$inferInsert)[] {
  return demoMessages.map(({ daysAgo, ...message }, i) => {
    const createdAt = daysBefore(now, daysAgo + 0.15);
    const answered = message.status === "new" ? createdAt : daysBefore(now, Math.max(0, daysAgo - 0.6));
    return { id: `msg_demo${i + 1}`, ...message, createdAt, updatedAt: answered };
  });
}

/** What was answered to the messages that were. */
export function replyRows(messages: ReturnType<typeof messageRows>): (typeof messageReplies.$inferInsert)[] {
  return messages
    .filter(({ status }) => status === "replied")
    .map(({ id, subject, updatedAt }) => ({
      id: `rpl_${id.slice(4)}`,
      messageId: id,
      body: demoReplies[subject] ?? demoReplies.other,
      author: warehouse,
      createdAt: updatedAt,
    }));
}

/** The discount codes. */
export function discountCodeRows(now: Date): (DiscountCode & { createdAt: string })[] {
  return demoDiscountCodes.map(
    ({
      code,
      description,
      discountType,
      value,
      isActive,
      minOrderAmount,
      maxDiscountAmount,
      startsInDays,
      expiresInDays,
      ...rest
    }) => ({
      code,
      description,
      discountType,
      valueHundredths: toOre(value),
      isActive,
      minOrderOre: toOre(minOrderAmount),
      maxDiscountOre: maxDiscountAmount === null ? null : toOre(maxDiscountAmount),
      ...rest,
      startsAt: startsInDays === null ? null : daysBefore(now, -startsInDays),
      expiryDate: expiresInDays === null ? null : daysBefore(now, -expiresInDays),
      createdAt: daysBefore(now, 150),
    }),
  );
}

/** The reviews. Those whose writer bought the product before are checked by that order; the others are not checked. */
export function reviewRows(orders: readonly OrderRows[], now: Date): (typeof reviews.$inferInsert)[] {
  return demoReviews.map(({ productId, name, city, daysAgo, rating, title, comment, status, featured, voted }, i) => {
    const email = demoPeople.find(({ firstName }) => firstName === name)?.email ?? emailOf(name, city);
    const createdAt = daysBefore(now, daysAgo + 0.2);
    const bought = orders.find(
      ({ order, lines }) =>
        order.email === email &&
        order.paymentStatus === "paid" &&
        order.createdAt < createdAt &&
        lines.some((line) => line.productId === productId && (!voted || line.size === voted.size)),
    );
    const ownSize = bought?.lines.find((line) => line.productId === productId)?.size ?? null;
    const scale = demoProducts.find(({ id }) => id === productId)?.sizes;
    const hasSizes = scale !== undefined && sizeScales[scale].length > 1;
    const moderated = status !== "pending";
    return {
      id: `rev_demo${i + 1}`,
      uploadKey: `demo${i + 1}`,
      productId,
      email,
      name,
      location: city,
      rating,
      title,
      comment,
      status,
      fitVote: voted?.fit ?? null,
      sizeBought: voted?.size ?? (hasSizes ? ownSize : null),
      isVerified: bought !== undefined,
      orderId: bought?.order.id ?? null,
      isFeatured: featured,
      createdAt,
      moderatedAt: moderated ? daysBefore(now, Math.max(0, daysAgo - 0.5)) : null,
      moderatedBy: moderated ? warehouse : null,
      refusalReason: status === "rejected" ? ("advertising" as const) : null,
    };
  });
}
