import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";

import { marketIds } from "../../shared/market-ids.ts";
import {
  cartStatuses,
  type ConsentTextVersions,
  discountMethods,
  messageStatuses,
  reviewStatuses,
} from "../../shared/states.ts";
import { products } from "./catalogue.server.ts";
import { flag, isoTime, json, locale, ore } from "./columns.server.ts";

/** People the shop knows by name. Shoppers check out as guests, so a user is a customer, never an account. */
export const users = sqliteTable(
  "users",
  {
    id: text("id").primaryKey(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    /** Lower case. */
    email: text("email").notNull().unique(),
    city: text("city").notNull().default(""),
    country: text("country").notNull().default(""),
    newsletterSubscribed: flag("newsletter_subscribed").notNull().default(false),
    createdAt: isoTime("created_at").notNull(),
    updatedAt: isoTime("updated_at").notNull(),
    /** When staff last edited it: later orders leave such a customer's name and place as staff wrote them. */
    editedAt: isoTime("edited_at"),
  },
  (t) => {
    const lastName = sql`${t.lastName} COLLATE NOCASE`;
    return [
      check("users_email", sql`${t.email} = lower(${t.email})`),
      index("users_by_created").on(t.createdAt),
      // The staff's list: one index for each filter in each order.
      index("users_by_name").on(lastName, t.id),
      index("users_by_newsletter").on(t.newsletterSubscribed, t.createdAt, t.id),
      index("users_by_newsletter_and_name").on(t.newsletterSubscribed, lastName, t.id),
      index("users_by_country").on(t.country, t.createdAt, t.id),
      index("users_by_country_and_name").on(t.country, lastName, t.id),
      index("users_by_country_and_newsletter").on(t.country, t.newsletterSubscribed, t.createdAt, t.id),
      index("users_by_country_newsletter_and_name").on(t.country, t.newsletterSubscribed, lastName, t.id),
    ];
  },
);

/** A copy of a browser's cart; `userId` is that browser's unguessable id. The browser's own copy is the live one. */
export const carts = sqliteTable(
  "carts",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull().unique(),
    items: json<unknown[]>("items").notNull().default([]),
    status: text("status", { enum: cartStatuses }).notNull().default("active"),
    createdAt: isoTime("created_at").notNull(),
    updatedAt: isoTime("updated_at").notNull(),
  },
  (t) => [check("carts_items", sql`json_type(${t.items}) = 'array'`), index("carts_by_updated").on(t.updatedAt)],
);

export const newsletterSubscribers = sqliteTable(
  "newsletter_subscribers",
  {
    id: text("id").primaryKey(),
    /** Lower case. */
    email: text("email").notNull().unique(),
    subscribed: flag("subscribed").notNull().default(true),
    /** Where consent was given: 'footer', 'welcome-popup', 'checkout', 'api'. */
    consentSource: text("consent_source").notNull().default("footer"),
    createdAt: isoTime("created_at").notNull(),
    unsubscribedAt: isoTime("unsubscribed_at"),
    /** Their name in the consent log; null for subscribers from before it. */
    subject: text("subject"),
    /** What they consented to, each purpose with the version of its text; empty once they have left. */
    purposes: json<ConsentTextVersions>("purposes").notNull().default({ newsletter: "" }),
    locale: locale(),
  },
  (t) => [
    check("newsletter_subscribers_email", sql`${t.email} = lower(${t.email})`),
    index("newsletter_subscribers_by_created").on(t.createdAt),
    index("newsletter_subscribers_left")
      .on(t.unsubscribedAt)
      .where(sql`${t.unsubscribedAt} IS NOT NULL`),
    index("newsletter_subscribers_by_state").on(t.subscribed, t.createdAt, t.id),
    index("newsletter_subscribers_by_state_and_email").on(t.subscribed, t.email, t.id),
  ],
);

/** Someone asked for the newsletter with this address; its owner confirms with the link we send there. */
export const newsletterRequests = sqliteTable(
  "newsletter_requests",
  {
    id: text("id").primaryKey(),
    /** Lower case. */
    email: text("email").notNull(),
    consentSource: text("consent_source").notNull(),
    createdAt: isoTime("created_at").notNull(),
    confirmedAt: isoTime("confirmed_at"),
    /** Their name in the consent log. */
    subject: text("subject"),
    /** What they asked for, each purpose with the version of the text that was shown. */
    purposes: json<ConsentTextVersions>("purposes").notNull().default({ newsletter: "" }),
    locale: locale(),
  },
  (t) => [
    check("newsletter_requests_email", sql`${t.email} = lower(${t.email})`),
    index("newsletter_requests_by_email").on(t.email, t.createdAt),
    index("newsletter_requests_by_created").on(t.createdAt),
  ],
);

export const contactMessages = sqliteTable(
  "contact_messages",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    subject: text("subject").notNull(),
    message: text("message").notNull(),
    locale: locale(),
    status: text("status", { enum: messageStatuses }).notNull().default("new"),
    createdAt: isoTime("created_at").notNull(),
    updatedAt: isoTime("updated_at").notNull(),
  },
  (t) => [
    index("contact_messages_by_created").on(t.createdAt),
    index("contact_messages_by_updated").on(t.updatedAt),
    index("contact_messages_by_status").on(t.status, t.createdAt, t.id),
    index("contact_messages_by_subject").on(t.subject, t.createdAt, t.id),
    index("contact_messages_by_status_and_subject").on(t.status, t.subject, t.createdAt, t.id),
  ],
);

/** What staff answered to a message, by e-mail. Deleted with the message. */
export const messageReplies = sqliteTable(
  "message_replies",
  {
    /** Named by the form it was written in, so that one that is sent twice is stored once. */
    id: text("id").primaryKey(),
    messageId: text("message_id")
      .notNull()
      .references(() => contactMessages.id),
    body: text("body").notNull(),
    /** The staff member's username. */
    author: text("author").notNull(),
    createdAt: isoTime("created_at").notNull(),
  },
  (t) => [index("message_replies_by_message").on(t.messageId, t.createdAt)],
);

export const discountCodes = sqliteTable(
  "discount_codes",
  {
    /** Upper case. What shoppers enter; of an automatic discount its id alone. */
    code: text("code").primaryKey(),
    isActive: flag("is_active").notNull().default(true),
    minOrderOre: ore("min_order_ore").notNull().default(0),
    expiryDate: isoTime("expiry_date"),
    /** A kind of `discounts/discount-code.ts`, or an older word for one; anything else is read by its value. */
    discountType: text("discount_type").notNull(),
    /** Percent or kronor, in hundredths: 10 % and 10 kr are both 1000. */
    valueHundredths: integer("value_hundredths").notNull(),
    maxDiscountOre: ore("max_discount_ore"),
    /** How many orders may use it in all, and how many of one e-mail address; null for no limit. */
    maxUses: integer("max_uses"),
    maxUsesPerCustomer: integer("max_uses_per_customer"),
    description: text("description").notNull().default(""),
    createdAt: isoTime("created_at").notNull(),
    /** From when it can be used; null for at once. */
    startsAt: isoTime("starts_at"),
    /** Empty for a code that was never edited. */
    updatedAt: isoTime("updated_at").notNull().default(""),
    /** How many paid orders used it, and what it took off those in its currency. Kept by triggers: counting reads every order of a code. */
    timesUsed: integer("times_used").notNull().default(0),
    givenOre: ore("given_ore").notNull().default(0),
    /** The products it is for; null for all. */
    productIds: json<string[]>("product_ids"),
    /** Of buy X, get Y: how many units must be bought, and how many then cost less. */
    buyQuantity: integer("buy_quantity"),
    getQuantity: integer("get_quantity"),
    method: text("method", { enum: discountMethods }).notNull().default("code"),
    /** The market whose orders it is for, and in whose money its amounts are; null for all. */
    market: text("market", { enum: marketIds }),
    /** What shoppers see of an automatic discount; empty for a code. */
    title: text("title").notNull().default(""),
  },
  (t) => [
    index("discount_codes_by_method").on(t.method, t.isActive),
    index("discount_codes_by_created").on(t.createdAt, t.code),
    check("discount_codes_uses", sql`${t.maxUses} >= 0 AND ${t.maxUsesPerCustomer} >= 0`),
    check("discount_codes_code", sql`${t.code} = upper(${t.code}) AND ${t.code} <> ''`),
    check("discount_codes_value", sql`${t.valueHundredths} >= 0 AND ${t.minOrderOre} >= 0`),
    check("discount_codes_cap", sql`${t.maxDiscountOre} IS NULL OR ${t.maxDiscountOre} >= 0`),
  ],
);

export const reviews = sqliteTable(
  "reviews",
  {
    id: text("id").primaryKey(),
    productId: text("product_id")
      .notNull()
      .references(() => products.id),
    /** Never shown. */
    email: text("email").notNull(),
    name: text("name").notNull(),
    location: text("location").notNull(),
    rating: integer("rating").notNull(),
    title: text("title").notNull().default(""),
    comment: text("comment").notNull(),
    status: text("status", { enum: reviewStatuses }).notNull().default("pending"),
    /** The review's key in its writer's browser, known to nobody else; not the id. */
    uploadKey: text("upload_key").notNull().unique(),
    /** True only for a review written by the signed link of a paid order with that product. A trigger wants that order with it. */
    isVerified: flag("is_verified").notNull().default(false),
    /** The order that verifies it; each order verifies one review of a product. */
    orderId: text("order_id"),
    isFeatured: flag("is_featured").notNull().default(false),
    createdAt: isoTime("created_at").notNull(),
    moderatedAt: isoTime("moderated_at"),
    moderatedBy: text("moderated_by"),
    /** Why staff declined it last, one of `refusalReasons`; null when they never did, or before reasons were asked for. */
    refusalReason: text("refusal_reason"),
    /** How the writer says it fits, one of `fitVoteIds`; null when they did not say. */
    fitVote: text("fit_vote"),
    /** The name of the size they wear, as the product had it; null when they did not say. */
    sizeBought: text("size_bought"),
    /** The service that a file brought it from, and when; null for a review that was written here. */
    importedFrom: text("imported_from"),
    importedAt: isoTime("imported_at"),
  },
  (t) => [
    check("reviews_rating", sql`${t.rating} BETWEEN 1 AND 5`),
    index("reviews_by_product").on(t.productId, t.status, t.createdAt),
    index("reviews_by_status").on(t.status, t.createdAt),
    index("reviews_by_created").on(t.createdAt, t.id),
    index("reviews_by_rating").on(t.rating, t.createdAt, t.id),
    index("reviews_by_status_and_rating").on(t.status, t.rating, t.createdAt, t.id),
    index("reviews_featured")
      .on(t.createdAt, t.id)
      .where(sql`${t.isFeatured} = 1`),
    unique("reviews_verified_once").on(t.orderId, t.productId),
    // What shoppers see: those checked by an order apart from the others.
    index("reviews_shown_by_product")
      .on(t.productId, t.isVerified, t.createdAt, t.rating)
      .where(sql`${t.status} = 'approved'`),
    index("reviews_shown")
      .on(t.isVerified, t.createdAt, t.id)
      .where(sql`${t.status} = 'approved'`),
    index("reviews_shown_by_stars")
      .on(t.isVerified, t.rating, t.createdAt, t.id)
      .where(sql`${t.status} = 'approved'`),
  ],
);

/**
 * What the approved reviews of a product add up to: stars and votes of those checked by an order, and how many others there are. Kept by
 * triggers, which count a product's reviews again when one of them changes; a product without an approved review has no row.
 */
export const reviewCounts = sqliteTable("review_counts", {
  productId: text("product_id")
    .primaryKey()
    .references(() => products.id),
  stars1: integer("stars_1").notNull(),
  stars2: integer("stars_2").notNull(),
  stars3: integer("stars_3").notNull(),
  stars4: integer("stars_4").notNull(),
  stars5: integer("stars_5").notNull(),
  fitSmall: integer("fit_small").notNull(),
  fitTrue: integer("fit_true").notNull(),
  fitLarge: integer("fit_large").notNull(),
  notChecked: integer("not_checked").notNull(),
  /** How many are checked, and the sum of their stars: their mean is the product's rating. */
  ratingCount: integer("rating_count").generatedAlwaysAs(sql.raw("stars_1 + stars_2 + stars_3 + stars_4 + stars_5"), {
    mode: "virtual",
  }),
  ratingSum: integer("rating_sum").generatedAlwaysAs(
    sql.raw("stars_1 + 2 * stars_2 + 3 * stars_3 + 4 * stars_4 + 5 * stars_5"),
    { mode: "virtual" },
  ),
});

export const reviewImages = sqliteTable(
  "review_images",
  {
    id: text("id").primaryKey(),
    reviewId: text("review_id")
      .notNull()
      .references(() => reviews.id),
    position: integer("position").notNull(),
    storageKey: text("storage_key").notNull().unique(),
  },
  (t) => [
    check("review_images_position", sql`${t.position} BETWEEN 0 AND 4`),
    index("review_images_by_review").on(t.reviewId, t.position),
  ],
);
