import { sql } from "drizzle-orm";

import { statement } from "#app/db/client.server.ts";
import type { PaymentProvider } from "#app/features/selling/payments/provider.server.ts";
import { refundOrder } from "#app/features/selling/payments/refund-order.server.ts";
import { enqueueMail } from "#app/features/shop/mail/queue-mail.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";
import { type ComplaintStatus, isPromised } from "#app/shared/case-statuses.ts";
import { formatPrice } from "#app/shared/money.ts";

import { staffStepStatements } from "./complaint-step.server.ts";
import { readRemedyFacts, refundIdOf } from "./remedy-facts.server.ts";

/** Money back for faulty units. `form` comes with the form: the same form pays once. */
export interface ComplaintRefund {
  id: string;
  form: string;
  units: ReadonlyMap<string, number>;
  text: string;
  /** That units which were replaced for another complaint are meant: the replacement is faulty. */
  again?: boolean;
  actor: string;
}

export type ComplaintRefundOutcome =
  /** `pending`: it is written, and the provider makes it later. */
  | { kind: "done"; amountOre: number; pending: boolean }
  | { kind: "not-accepted" }
  /** They were refunded or replaced already, or more were chosen than are faulty. Nothing was written. */
  | { kind: "units-gone" }
  /** They were replaced for another complaint, and nobody said that the replacement is faulty. */
  | { kind: "replaced-before" }
  /** Some were not sent yet: they are cancelled on the order's page. Nothing was written. */
  | { kind: "not-sent" }
  /** It was paid through another provider than the current one, or nothing of it is left. */
  | { kind: "not-refundable" }
  | { kind: "changed-meanwhile" };

/**
 * Cancels the purchase of faulty units: their price and their share of the shipping go back by the refund of the order, which no unit
 * passes twice. They do not return to stock. The buyer is told.
 */
export async function refundComplaint(
  shop: Shop,
  provider: PaymentProvider | null,
  { id, form, units, text, again = false, actor }: ComplaintRefund,
  now: Date,
): Promise<ComplaintRefundOutcome> {
  const { db } = shop;
  const refundId = refundIdOf(id, form);
  const [complaint] = await statement<{ status: ComplaintStatus }>(
    db,
    sql`SELECT status FROM complaints WHERE id = ${id}`,
  );
  const facts = await readRemedyFacts(db, id);
  if (!facts) return { kind: "not-accepted" };
  const isRepeated = facts.refunds.some((refund) => refund.id === refundId);
  if (!isRepeated) {
    if (!complaint || !isPromised(complaint.status)) return { kind: "not-accepted" };
    const openOf = new Map(facts.lines.map((line) => [line.id, line.open]));
    if (units.size === 0 || [...units].some(([line, count]) => count > (openOf.get(line) ?? 0)))
      return { kind: "units-gone" };
    if (!again && facts.lines.some((line) => (units.get(line.id) ?? 0) > line.fresh))
      return { kind: "replaced-before" };
    if (facts.lines.some((line) => (units.get(line.id) ?? 0) > line.sent)) return { kind: "not-sent" };
  }
  const outcome = await refundOrder(
    db,
    provider,
    {
      id: refundId,
      orderId: facts.order.id,
      cancelled: new Map(),
      returned: units,
      shipping: "share",
      restock: false,
      reason: `Complaint ${id}`,
      expectedOre: "any",
      seen: facts.order.updatedAt,
      actor,
    },
    now,
  );
  if (outcome.kind === "changed-meanwhile") return outcome;
  if (outcome.kind === "nothing-chosen") return { kind: "units-gone" };
  if (outcome.kind !== "refunded" && outcome.kind !== "refund-pending") return { kind: "not-refundable" };
  invalidatePages(shop, outcome.pages);
  const amount = formatPrice(outcome.amountOre, facts.order.currency);
  const [, , , [mail]] = await db.batch([
    ...staffStepStatements(
      db,
      {
        id: `${refundId}:step`,
        complaintId: id,
        type: "money-back",
        actor,
        text: [`We're refunding ${amount} the way you paid, with no fees.`, text].filter(Boolean).join("\n\n"),
        reference: refundId,
        after: { refundId, amountOre: outcome.amountOre },
        condition: sql`TRUE`,
      },
      now,
    ),
  ]);
  enqueueMail(shop, mail?.id ?? null);
  return { kind: "done", amountOre: outcome.amountOre, pending: outcome.kind === "refund-pending" };
}
