import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { type ReturnStatus, isPromised } from "#app/shared/case-statuses.ts";

import { readComplaintOrder } from "./complaint-order.server.ts";
import { findCandidates } from "./find-order.server.ts";
import { readComplaint } from "./read-complaint.server.ts";
import { mayBeOwed, readRemedyFacts } from "./remedy-facts.server.ts";
import { readReplacementChoices } from "./send-complaint-replacement.server.ts";

/** A complaint as staff see it: what was told, orders that it may be of, what can be done about it; null when there is none. */
export async function readComplaintForStaff(db: Database, id: string) {
  const complaint = await readComplaint(db, id);
  if (!complaint) return null;
  const [times] = await statement<{ updatedAt: string }>(
    db,
    sql`SELECT updated_at AS updatedAt FROM complaints WHERE id = ${id}`,
  );
  const candidates = complaint.order
    ? []
    : await findCandidates(db, { reference: complaint.typedReference, email: complaint.email });
  const orderId = complaint.order?.id ?? candidates[0]?.id;
  const order = complaint.lines.length === 0 && orderId ? await readComplaintOrder(db, orderId) : null;
  const facts = await readRemedyFacts(db, id);
  const [coming, choices] = await Promise.all([
    statement<{ id: string; number: string; status: ReturnStatus }>(
      db,
      sql`SELECT id, number, status FROM returns WHERE complaint_id = ${id} ORDER BY created_at`,
    ),
    readReplacementChoices(db, id),
  ]);
  return {
    complaint,
    seen: times?.updatedAt ?? "",
    candidates,
    /** The items to choose from, while the complaint names none. */
    suggested: order && {
      orderNumber: order.orderNumber,
      lines: order.lines.map(({ id: line, name, color, size, units }) => ({ id: line, name, color, size, units })),
    },
    /** Whether what was promised may not be done yet. */
    isOwed: facts !== null && isPromised(complaint.status) && mayBeOwed(facts, complaint.remedy),
    lines: facts?.lines ?? [],
    refunds: facts?.refunds ?? [],
    /** The provider of the payment that money can go back of; null when none stands. */
    paidBy: facts?.payment?.provider ?? null,
    coming,
    choices,
  };
}
export type ComplaintStaffPage = NonNullable<Awaited<ReturnType<typeof readComplaintForStaff>>>;
