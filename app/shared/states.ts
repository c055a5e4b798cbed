/** The closed lists that the schema, the server and the browser agree on. Order matters: it is the order staff see. */

export const orderStatuses = ["pending", "processing", "shipped", "delivered", "cancelled"] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const paymentStatuses = ["unpaid", "paid", "partially-refunded", "refunded"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** How much of an order was sent to its buyer. */
export const fulfilmentStates = ["unfulfilled", "partial", "fulfilled"] as const;

/** A refund: written before the provider is asked, `failed` while the provider refuses it; the scheduled job tries both again. */
export const refundStatuses = ["requested", "succeeded", "failed"] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** An attempt to pay: claimed (`processing`) before the provider is asked, `refunding` until the provider has refunded it. */
export const paymentAttemptStatuses = [
  "created",
  "processing",
  "succeeded",
  "declined",
  "refunding",
  "refunded",
] as const;

/** What the shopper must do before a payment can be processed. */
export const paymentSteps = ["card", "confirm"] as const;
export type PaymentStep = (typeof paymentSteps)[number];

/** Why the stock of a variant changed. A new one also needs a row of `stock_reasons`, by a migration. */
export const stockReasons = [
  "opening",
  "order-placed",
  "order-released",
  "order-reopened",
  "count",
  "correction",
  "received",
  "damaged",
  "returned",
  "import",
  "bulk-edit",
  "product-form",
  "removed",
] as const;
export type StockReason = (typeof stockReasons)[number];

export const messageStatuses = ["new", "read", "replied"] as const;
export type MessageStatus = (typeof messageStatuses)[number];

export const reviewStatuses = ["pending", "approved", "rejected"] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

export const returnKinds = ["return", "withdrawal", "exchange"] as const;
export const returnStatuses = ["requested", "received", "refunded", "declined"] as const;

export const cartStatuses = ["active", "ordered", "abandoned"] as const;

/** E-mails that the shop sends, and what staff call them. `workers/jobs/emails.ts` says how each is composed. */
export const emailTypeNames = {
  order_confirmation: "Order confirmation",
  order_shipped: "Order shipped",
  newsletter_confirmation: "Newsletter: please confirm",
  newsletter_welcome: "Newsletter: welcome",
  contact_acknowledgment: "Message received",
  contact_reply: "Answer to a message",
  staff_invitation: "Staff: invitation",
} as const;
export type EmailType = keyof typeof emailTypeNames;
export const emailTypes = Object.keys(emailTypeNames) as [EmailType, ...EmailType[]];

export const emailStatuses = ["queued", "sending", "sent", "failed"] as const;

/** Draft: not for sale yet. Private: never listed or sold. Scheduled: published by itself at a time. */
export const productStates = ["published", "draft", "scheduled", "private"] as const;
export type ProductState = (typeof productStates)[number];

export const currencies = ["SEK", "USD", "EUR"] as const;
export type Currency = (typeof currencies)[number];

export const vatModes = ["added", "included"] as const;
export type VatMode = (typeof vatModes)[number];

/** What a member of staff is. What each may do: `staff/permissions.ts`. */
export const staffRoles = ["owner", "editor", "support"] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Where the splash may show: when the session begins at /, wherever it begins, or nowhere. */
export const splashModes = ["home", "everywhere", "off"] as const;

/** What staff take out as a file, and what of it they bring in with one. */
export const fileKinds = ["products", "stock", "orders", "customers", "subscribers"] as const;
export type FileKind = (typeof fileKinds)[number];

/** The states of a file job. `checked`: an import whose dry run is done, and that nobody has applied yet. */
export const fileJobStates = ["exporting", "checking", "checked", "applying", "done", "cancelled", "failed"] as const;
export type FileJobState = (typeof fileJobStates)[number];

/** What an import would do with a thing that its file names. */
export const rowVerdicts = ["created", "changed", "unchanged", "broken"] as const;
export type RowVerdict = (typeof rowVerdicts)[number];
