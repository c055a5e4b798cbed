/** The closed lists that the schema, the server and the browser agree on. Order matters: it is the order staff see. */

/** How much of an order was sent to its buyer. */
export const fulfilmentStates = ["unfulfilled", "partial", "fulfilled"] as const;

/** Who says when a parcel arrived. */
export const deliverySources = ["carrier", "staff"] as const;
export type DeliverySource = (typeof deliverySources)[number];

/** How a discount comes to a cart: a shopper enters its code, or it applies by itself. */
export const discountMethods = ["code", "automatic"] as const;
export type DiscountMethod = (typeof discountMethods)[number];

/** Texts of which every version that customers were given is kept. */
export const documentKinds = ["terms", "withdrawal-information", "seller", "guarantee"] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const receiptKinds = ["receipt", "credit-note"] as const;
export type ReceiptKind = (typeof receiptKinds)[number];

/** A refund: written before the provider is asked, `failed` while the provider refuses it; the scheduled job tries both again. */
export const refundStatuses = ["requested", "succeeded", "failed"] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** Why a provider refuses a refund whose money the buyer has, or may get, without it. */
export const refundRefusals = ["already-refunded", "disputed"] as const;
export type RefundRefusal = (typeof refundRefusals)[number];

/** What the shopper must do before a payment can be processed. `provider`: the provider's own fields take it in the browser. */
export const paymentSteps = ["card", "confirm", "provider"] as const;
export type PaymentStep = (typeof paymentSteps)[number];

/** The states of a dispute, as Stripe names them; a `warning` is a question of the bank that took no money yet. */
export const disputeStatuses = [
  "warning_needs_response",
  "warning_under_review",
  "warning_closed",
  "needs_response",
  "under_review",
  "won",
  "lost",
  "prevented",
  "appeal_needs_response",
  "appeal_under_review",
] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

/** What a movement on the account at the payment provider is. */
export const transactionKinds = ["charge", "refund", "refund-failure", "dispute", "fee", "payout", "other"] as const;
export type TransactionKind = (typeof transactionKinds)[number];

/** Why the stock of a variant changed. A new one also needs a row of `stock_reasons`, by a migration. */
export const stockReasons = [
  "opening",
  "order-placed",
  "order-released",
  "order-reopened",
  "order-changed",
  "count",
  "correction",
  "received",
  "damaged",
  "returned",
  "import",
  "bulk-edit",
  "product-form",
  "removed",
  "exchange-held",
  "exchange-released",
  "complaint-replacement",
] as const;
export type StockReason = (typeof stockReasons)[number];

/**
 * What traffic counts. Of everybody, from requests that are made anyway: visits that begin, carts and checkouts that are opened. Of those
 * who allow measuring: checkouts that were seen, and those whose address, and whose delivery and payment, were filled in.
 */
export const trafficSteps = ["visit", "cart", "checkout", "seen-checkout", "address", "delivery"] as const;
export type TrafficStep = (typeof trafficSteps)[number];

/** Where a visit came from. `inside`: what happens within a visit. */
export const trafficSources = ["direct", "search", "social", "email", "campaign", "other", "inside"] as const;
export type TrafficSource = (typeof trafficSources)[number];

/** The kinds of pages whose speed is measured; which one an address is: `features/shop/vitals/page-kind.ts`. */
export const pageKinds = ["home", "listing", "product", "cart", "checkout", "other"] as const;
export type PageKind = (typeof pageKinds)[number];

/** By how wide the window is. */
export const deviceKinds = ["phone", "desktop"] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** Web Vitals: largest contentful paint, interaction to next paint, cumulative layout shift, time to first byte. */
export const vitalMetrics = ["lcp", "inp", "cls", "ttfb"] as const;
export type VitalMetric = (typeof vitalMetrics)[number];

export const messageStatuses = ["new", "read", "replied"] as const;
export type MessageStatus = (typeof messageStatuses)[number];

export const reviewStatuses = ["pending", "approved", "rejected"] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

export const returnKinds = ["return", "withdrawal", "exchange", "complaint"] as const;
export type ReturnKind = (typeof returnKinds)[number];

/** Where units that came back went. */
export const returnDestinations = ["stock", "repair", "waste"] as const;
export type ReturnDestination = (typeof returnDestinations)[number];

/** Why units that came back cannot be sold again. */
export const wasteReasons = ["damaged", "worn", "hygiene", "incomplete", "recalled"] as const;
export type WasteReason = (typeof wasteReasons)[number];

/** What staff decided about a deduction for loss of value that the buyer objected to. */
export const valueLossDecisions = ["kept", "dropped"] as const;

/** Why money went back without units. */
export const refundCorrectionReasons = ["exchange-difference", "value-loss-dropped", "price-reduction"] as const;

/**
 * Why a refund that is due could not be made. Other provider: it was paid through one that is not in use. Undecided: staff have not
 * decided yet on the late notice that names its units. Failed: an error, which the log has.
 */
export const refundTroubles = ["other-provider", "undecided", "failed"] as const;
export type RefundTrouble = (typeof refundTroubles)[number];

/** How a notice of withdrawal came in: by the shop's own function, or as staff entered it. */
export const withdrawalChannels = ["function", "mail", "phone", "letter"] as const;
export type WithdrawalChannel = (typeof withdrawalChannels)[number];

/** What a unit is taken back by: the law, our own longer promise, or neither (staff decide). */
export const withdrawalBases = ["statutory", "promise", "late"] as const;
export type WithdrawalBasis = (typeof withdrawalBases)[number];

/** How a fault is put right: the law's four remedies (Consumer Sales Act, 2022:260, 5:1). */
export const complaintRemedies = ["repair", "replacement", "price-reduction", "money-back"] as const;
export type ComplaintRemedy = (typeof complaintRemedies)[number];

/** What a buyer would like; `suggest` leaves it to us. */
export const complaintWishes = [...complaintRemedies, "suggest"] as const;
export type ComplaintWish = (typeof complaintWishes)[number];

/** How a complaint came in: by the shop's form, or as staff entered it. */
export const complaintChannels = ["form", "mail", "phone", "letter"] as const;
export type ComplaintChannel = (typeof complaintChannels)[number];

/** What happens to a complaint. */
export const complaintEventTypes = [
  "received",
  "matched",
  "lines-added",
  "asked",
  "buyer-answered",
  "answered",
  "accepted",
  "rejected",
  "note",
  "goods-requested",
  "replacement-sent",
  "money-back",
  "price-reduced",
  "closed",
] as const;
export type ComplaintEventType = (typeof complaintEventTypes)[number];

export const cartStatuses = ["active", "ordered", "abandoned"] as const;

/** An e-mail of the outbox. Failed: a dead letter. Suppressed: kept back, because its address bounced or complained. Bounced: it came back. */
export const emailStatuses = ["queued", "sending", "sent", "failed", "suppressed", "bounced"] as const;
export type EmailStatus = (typeof emailStatuses)[number];

/** What became of an e-mail after it was sent, as far as its provider tells; a later one of the list outweighs an earlier one. */
export const emailDeliveries = ["delayed", "delivered", "bounced", "complained"] as const;
export type EmailDelivery = (typeof emailDeliveries)[number];

/** Why an e-mail was not sent or did not arrive. `features/shop/mail/mail-reasons.ts` says each in words. */
export const emailReasons = [
  "bad-address",
  "bounced",
  "bounced-for-now",
  "address-bounced",
  "address-complained",
  "provider-suppressed",
  "content-refused",
  "configuration",
  "rate-limited",
  "quota",
  "provider-down",
  "no-answer",
  "not-composed",
  "interrupted",
] as const;
export type EmailReason = (typeof emailReasons)[number];

/** The e-mails that a suppressed address does not get: every one, or those that nobody needs. */
export const suppressionScopes = ["all", "optional"] as const;
export type SuppressionScope = (typeof suppressionScopes)[number];

export const suppressionReasons = ["bounced", "complained"] as const;

/** What somebody allows us to e-mail them about. */
export const consentPurposes = ["newsletter", "offers"] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];
/** The purposes of a consent, each with the version of the text that was shown; empty where none is known. */
export type ConsentTextVersions = Partial<Record<ConsentPurpose, string>>;

/** Given by a form, confirmed by the link we sent, taken back, or refused before it was given. */
export const consentActions = ["given", "confirmed", "withdrawn", "refused"] as const;
export type ConsentAction = (typeof consentActions)[number];

/** What people ask about their data that a member of staff must do. */
export const dataRequestKinds = ["access", "correction", "erasure", "restriction", "objection", "other"] as const;
export type DataRequestKind = (typeof dataRequestKinds)[number];
export const dataRequestStates = ["open", "done", "refused"] as const;
export type DataRequestState = (typeof dataRequestStates)[number];

/** Why staff write to a suppressed address again: a choice, because the audit log keeps no free text about customers. */
export const liftReasons = ["works-again", "bounced-in-error", "owner-asked", "provider-fault"] as const;
export type LiftReason = (typeof liftReasons)[number];

/** Draft: not for sale yet. Private: never listed or sold. Scheduled: published by itself at a time. */
export const productStates = ["published", "draft", "scheduled", "private"] as const;
export type ProductState = (typeof productStates)[number];

export const vatModes = ["added", "included"] as const;
export type VatMode = (typeof vatModes)[number];

/** A sale with dates: waiting for its start, holding, over, or called off before it began. */
export const campaignStates = ["planned", "running", "ended", "cancelled"] as const;
export type CampaignState = (typeof campaignStates)[number];

/** Where a newsletter is: written, being sent, sent to all, or stopped before that. */
export const letterStates = ["draft", "sending", "sent", "cancelled"] as const;
export type LetterState = (typeof letterStates)[number];

/** What a member of staff is. What each may do: `staff/permissions.ts`. */
export const staffRoles = ["owner", "editor", "support"] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Where the splash may show: when the session begins at /, wherever it begins, or nowhere. */
export const splashModes = ["home", "everywhere", "off"] as const;

/** What staff take out as a file, and what of it they bring in with one. */
export const fileKinds = [
  "products",
  "shopify-products",
  "stock",
  "orders",
  "customers",
  "subscribers",
  "redirects",
  "discounts",
  "reviews",
  "everything",
] as const;
export type FileKind = (typeof fileKinds)[number];

/** The kinds with people in them: a right more to use them, and an erasure deletes them. */
export const fileKindsOfPeople = [
  "orders",
  "customers",
  "subscribers",
  "reviews",
  "everything",
] as const satisfies FileKind[];

/** Whether files of a kind have people in them. */
export const isOfPeople = (kind: FileKind) => fileKindsOfPeople.some((one) => one === kind);

/** The states of a file job. `checked`: an import whose dry run is done, and that nobody has applied yet. */
export const fileJobStates = ["exporting", "checking", "checked", "applying", "done", "cancelled", "failed"] as const;
export type FileJobState = (typeof fileJobStates)[number];

/** What an import would do with a thing that its file names. */
export const rowVerdicts = ["created", "changed", "unchanged", "broken"] as const;
export type RowVerdict = (typeof rowVerdicts)[number];
