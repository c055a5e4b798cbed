import { type SQL, sql } from "drizzle-orm";

import { fileKindsOfPeople } from "#app/shared/states.ts";

import { spellingsOf } from "./person-address.ts";
import type { placeReasons } from "./place-reasons.texts.ts";
import type { placeTitles } from "./place-titles.texts.ts";

export interface PersonalPlace {
  /** `placeTitles` says what it holds. */
  table: keyof ReturnType<typeof placeTitles>;
  /** A condition on the table's rows: those about the person with an address. */
  isTheirs: (address: string) => SQL;
  /**
   * What an erasure does: deletes the rows, empties some of their columns (`unset`: to null), or keeps them. What it does not empty is listed, too, so
   * that a new column has to be decided on.
   */
  erasure: "delete" | "keep" | { empty: readonly string[]; unset?: readonly string[]; keep: readonly string[] };
  /** Why what stays has to stay. */
  keptBecause?: keyof ReturnType<typeof placeReasons>;
}

/** Whether a column of addresses names the person. NOCASE is the order of the indexes by address. */
export function isAddress(column: string) {
  return (address: string) =>
    sql`${sql.raw(column)} COLLATE NOCASE IN (SELECT value FROM json_each(${JSON.stringify(spellingsOf(address))}))`;
}

const columns = (names: string) => names.split(" ");
const idsFrom = (table: string, isTheirs: (address: string) => SQL) => (address: string) =>
  sql`(SELECT id FROM ${sql.raw(table)} WHERE ${isTheirs(address)})`;
const isIn = (column: string, ids: (address: string) => SQL) => (address: string) =>
  sql`${sql.raw(column)} IN ${ids(address)}`;

/** The orders placed with an address, as a list of ids. */
export const orderIds = idsFrom("orders", isAddress("email"));
const ofOrder = isIn("order_id", orderIds);
/** A verified review is its buyer's even after its address was let go of. */
const isTheirReview = (address: string) => sql`(${isAddress("email")(address)} OR ${ofOrder(address)})`;
/** The reviews of a person, as a list of ids. */
export const reviewIds = idsFrom("reviews", isTheirReview);
const messageIds = idsFrom("contact_messages", isAddress("email"));
const paymentIds = idsFrom("payments", ofOrder);
const ofReturn = isIn("return_id", idsFrom("returns", ofOrder));
const valueLossIds = idsFrom("value_losses", ofReturn);
/** A notice is of whoever gets its receipt, and of the order's buyer. */
const isTheirWithdrawal = (address: string) => sql`(${isAddress("receipt_email")(address)} OR ${ofOrder(address)})`;

/** A complaint is of whoever gets its receipt, and of the order's buyer. */
export const isTheirComplaint = (address: string) => sql`(${isAddress("email")(address)} OR ${ofOrder(address)})`;
const ofComplaint = isIn("complaint_id", idsFrom("complaints", isTheirComplaint));

/** Files with people in them, which may hold this person too. Who they are of is not known without reading them. */
export const isFileOfPeople = sql`kind IN (SELECT value FROM json_each(${JSON.stringify(fileKindsOfPeople)}))`;

/**
 * Every place where the shop stores something about a person, in the order in which an erasure goes through it: what is found by
 * another row before that row. Export, erasure and the question before it are all made of this list.
 */
export const personalPlaces: readonly PersonalPlace[] = [
  {
    table: "note_mentions",
    isTheirs: (address) => sql`note_id IN (SELECT id FROM order_notes WHERE ${ofOrder(address)})`,
    erasure: "delete",
  },
  { table: "order_tags", isTheirs: ofOrder, erasure: "delete" },
  { table: "order_notes", isTheirs: ofOrder, erasure: "delete" },
  {
    table: "order_events",
    isTheirs: ofOrder,
    erasure: "keep",
    keptBecause: "bookkeepingWithoutIt",
  },
  {
    table: "order_additions",
    isTheirs: ofOrder,
    erasure: "keep",
    keptBecause: "additions",
  },
  {
    table: "order_offers",
    isTheirs: isAddress("customer ->> 'email'"),
    erasure: "delete",
  },
  {
    table: "checkout_session_calls",
    isTheirs: (address) =>
      sql`(session_id IN (SELECT id FROM checkout_sessions WHERE ${isAddress("asked ->> '$.buyer.email'")(address)})
        OR ${isAddress("answer ->> '$.buyer.email'")(address)})`,
    erasure: "delete",
  },
  {
    table: "checkout_sessions",
    isTheirs: isAddress("asked ->> '$.buyer.email'"),
    erasure: "delete",
  },
  {
    table: "agent_orders",
    isTheirs: ofOrder,
    erasure: "keep",
    keptBecause: "bookkeepingWithoutIt",
  },
  { table: "order_lines", isTheirs: ofOrder, erasure: "keep", keptBecause: "bookkeeping" },
  { table: "payments", isTheirs: ofOrder, erasure: "keep", keptBecause: "bookkeeping" },
  { table: "refunds", isTheirs: ofOrder, erasure: "keep", keptBecause: "bookkeeping" },
  {
    table: "refund_lines",
    isTheirs: (address) => sql`refund_id IN (SELECT id FROM refunds WHERE ${ofOrder(address)})`,
    erasure: "keep",
    keptBecause: "bookkeeping",
  },
  {
    table: "dashboard_refunds",
    isTheirs: (address) => sql`refund_id IN (SELECT id FROM refunds WHERE ${ofOrder(address)})`,
    erasure: "keep",
    keptBecause: "bookkeeping",
  },
  { table: "disputes", isTheirs: ofOrder, erasure: "keep", keptBecause: "bookkeeping" },
  {
    table: "payment_findings",
    isTheirs: (address) => sql`(${ofOrder(address)} OR ${isIn("payment_id", paymentIds)(address)})`,
    erasure: "keep",
    keptBecause: "bookkeeping",
  },
  {
    table: "provider_transactions",
    isTheirs: ofOrder,
    erasure: "keep",
    keptBecause: "bookkeeping",
  },
  {
    table: "fulfilments",
    isTheirs: ofOrder,
    erasure: "keep",
    keptBecause: "parcels",
  },
  {
    table: "fulfilment_lines",
    isTheirs: (address) => sql`fulfilment_id IN (SELECT id FROM fulfilments WHERE ${ofOrder(address)})`,
    erasure: "keep",
    keptBecause: "parcelItems",
  },
  {
    table: "parcel_bookings",
    isTheirs: ofOrder,
    erasure: "keep",
    keptBecause: "bookings",
  },
  {
    table: "deliveries",
    isTheirs: (address) => sql`fulfilment_id IN (SELECT id FROM fulfilments WHERE ${ofOrder(address)})`,
    erasure: "keep",
    keptBecause: "arrivals",
  },
  {
    table: "delivery_corrections",
    isTheirs: (address) => sql`fulfilment_id IN (SELECT id FROM fulfilments WHERE ${ofOrder(address)})`,
    // Staff may have written of the person.
    erasure: {
      empty: columns("reason"),
      keep: columns("sequence fulfilment_id delivered_at recorded_at recorded_by"),
    },
    keptBecause: "arrivals",
  },
  {
    table: "receipts",
    isTheirs: ofOrder,
    erasure: "keep",
    keptBecause: "receipts",
  },
  {
    table: "returns",
    isTheirs: ofOrder,
    erasure: {
      empty: columns("reason"),
      keep: columns(
        "id order_id kind status refund_ore created_at updated_at withdrawal_id number owes_refund refund_tried_at refund_trouble complaint_id",
      ),
    },
    keptBecause: "bookkeeping",
  },
  {
    table: "return_parcel_lines",
    isTheirs: (address) => sql`parcel_id IN (SELECT id FROM return_parcels WHERE ${ofReturn(address)})`,
    erasure: "keep",
    keptBecause: "bookkeeping",
  },
  {
    table: "return_parcels",
    isTheirs: ofReturn,
    erasure: "keep",
    keptBecause: "bookkeepingWithoutThem",
  },
  {
    table: "return_labels",
    isTheirs: ofReturn,
    erasure: "keep",
    keptBecause: "returnLabels",
  },
  {
    table: "exchanges",
    isTheirs: ofReturn,
    erasure: "keep",
    keptBecause: "bookkeepingWithoutThem",
  },
  {
    table: "value_losses",
    isTheirs: ofReturn,
    erasure: {
      empty: columns("reason"),
      keep: columns(
        "id return_id order_line_id amount_ore created_by told_at objected_at decision decided_at decided_by",
      ),
    },
    keptBecause: "amounts",
  },
  {
    table: "refund_corrections",
    isTheirs: (address) => sql`refund_id IN (SELECT id FROM refunds WHERE ${ofOrder(address)})`,
    erasure: "keep",
    keptBecause: "bookkeeping",
  },
  {
    table: "refund_shares",
    isTheirs: (address) => sql`refund_id IN (SELECT id FROM refunds WHERE ${ofOrder(address)})`,
    erasure: "keep",
    keptBecause: "bookkeeping",
  },
  {
    table: "return_lines",
    isTheirs: (address) => sql`return_id IN (SELECT id FROM returns WHERE ${ofOrder(address)})`,
    erasure: "keep",
    keptBecause: "bookkeeping",
  },
  {
    table: "withdrawal_lines",
    isTheirs: (address) => sql`withdrawal_id IN (SELECT id FROM withdrawals WHERE ${isTheirWithdrawal(address)})`,
    erasure: "keep",
    keptBecause: "bookkeeping",
  },
  {
    table: "withdrawals",
    isTheirs: isTheirWithdrawal,
    erasure: {
      empty: columns("name receipt_email typed_reference statement_text"),
      unset: columns("caller"),
      keep: columns(
        "id submission_key order_id locale channel received_at statutory_until promise_until refund_due_at status proof_of_posting_at entered_by updated_at refund_ore matched_by refund_tried_at refund_trouble rest_of",
      ),
    },
    keptBecause: "withdrawals",
  },
  {
    table: "stored_files",
    isTheirs: (address) => sql`(id IN (SELECT id FROM review_images WHERE review_id IN ${reviewIds(address)})
      OR upload_key IN (SELECT upload_key FROM reviews WHERE ${isTheirReview(address)})
      OR upload_key IN ${valueLossIds(address)}
      OR upload_key IN (SELECT picture_key FROM complaints WHERE ${isTheirComplaint(address)}))`,
    erasure: "delete",
  },
  {
    table: "complaint_lines",
    isTheirs: ofComplaint,
    erasure: "keep",
    keptBecause: "bookkeeping",
  },
  {
    table: "complaint_replacements",
    isTheirs: ofComplaint,
    erasure: "keep",
    keptBecause: "bookkeepingWithoutThem",
  },
  {
    table: "complaint_events",
    isTheirs: ofComplaint,
    erasure: { empty: columns("text"), keep: columns("id complaint_id type actor reference created_at") },
    keptBecause: "complaintSteps",
  },
  {
    table: "complaints",
    isTheirs: isTheirComplaint,
    erasure: {
      empty: columns("name email typed_reference items description"),
      unset: columns("picture_key"),
      keep: columns(
        "id submission_key order_id noticed_on wish channel locale received_at faults_until answer_due_at status remedy entered_by updated_at",
      ),
    },
    keptBecause: "complaints",
  },
  {
    table: "review_images",
    isTheirs: isIn("review_id", reviewIds),
    erasure: "delete",
  },
  { table: "reviews", isTheirs: isTheirReview, erasure: "delete" },
  {
    table: "message_replies",
    isTheirs: isIn("message_id", messageIds),
    erasure: "delete",
  },
  {
    table: "audit_log",
    isTheirs: (address) => sql`(subject_id IN (SELECT id FROM users WHERE ${isAddress("email")(address)})
      OR subject_id IN ${orderIds(address)} OR subject_id IN ${messageIds(address)} OR subject_id IN ${reviewIds(address)}
      OR subject_id IN (SELECT id FROM newsletter_subscribers WHERE ${isAddress("email")(address)}))`,
    erasure: "keep",
    keptBecause: "changes",
  },
  { table: "contact_messages", isTheirs: isAddress("email"), erasure: "delete" },
  {
    table: "accessibility_feedback",
    isTheirs: isAddress("email"),
    erasure: "delete",
  },
  { table: "email_outbox", isTheirs: isAddress("recipient"), erasure: "delete" },
  {
    table: "suppressed_addresses",
    isTheirs: isAddress("address"),
    erasure: "delete",
  },
  {
    table: "consent_log",
    isTheirs: (
      address,
    ) => sql`subject IN (SELECT subject FROM newsletter_subscribers WHERE ${isAddress("email")(address)}
      UNION SELECT subject FROM newsletter_requests WHERE ${isAddress("email")(address)}
      UNION SELECT id FROM newsletter_subscribers WHERE ${isAddress("email")(address)})`,
    erasure: "keep",
    keptBecause: "consents",
  },
  {
    table: "data_requests",
    isTheirs: isAddress("email"),
    erasure: {
      empty: columns("email note answer"),
      keep: columns("id kind locale state received_at due_at answered_at answered_by"),
    },
    keptBecause: "answeredInTime",
  },
  { table: "my_data_links", isTheirs: isAddress("email"), erasure: "delete" },
  {
    table: "back_in_stock_requests",
    isTheirs: isAddress("email"),
    erasure: "delete",
  },
  {
    table: "newsletter_requests",
    isTheirs: isAddress("email"),
    erasure: "delete",
  },
  { table: "newsletter_subscribers", isTheirs: isAddress("email"), erasure: "delete" },
  {
    table: "file_job_rows",
    isTheirs: isAddress("key"),
    erasure: "delete",
  },
  {
    table: "orders",
    isTheirs: isAddress("email"),
    erasure: {
      empty: columns(
        "email first_name last_name address city postal_code phone billing_address billing_city billing_postal_code content_hash",
      ),
      unset: columns("marketing_consent repeat_key pickup_point"),
      keep: columns(
        "id order_number tracking_id idempotency_key status payment_status country billing_country market currency subtotal_ore discount_code discount_title discount_ore shipping_ore standard_shipping_ore tax_ore vat_mode vat_rate_hundredths vat_country voec_number total_ore return_days shipping_method payment_method newsletter_subscription marketing_emails locale estimated_delivery holds_stock reserved_until reserved_by created_at updated_at fulfilment assignee terms_version withdrawal_info_version withdrawal_info_shown_at withdrawal_info_mailed_at charge_agreed_at seller_version",
      ),
    },
    keptBecause: "orders",
  },
  {
    table: "imported_orders",
    isTheirs: isAddress("email"),
    erasure: {
      empty: columns("email name shipping_address billing_address note"),
      keep: columns(
        "id number payment_status fulfilment currency subtotal_ore discount_code discount_ore shipping_method shipping_ore tax_ore total_ore refunded_ore payment_method lines tags placed_at paid_at fulfilled_at cancelled_at imported_at imported_by",
      ),
    },
    keptBecause: "earlierOrders",
  },
  { table: "users", isTheirs: isAddress("email"), erasure: "delete" },
];
