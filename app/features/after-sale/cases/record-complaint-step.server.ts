import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { caseStatusLiteral, caseStatusesWhere } from "#app/db/status-sql.server.ts";
import { enqueueMail } from "#app/features/shop/mail/queue-mail.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { type CaseStatusFlags, type ComplaintStatus, isPromised } from "#app/shared/case-statuses.ts";
import type { ComplaintRemedy } from "#app/shared/states.ts";

import { answerDueAt } from "./complaint-period.ts";
import { staffStepStatements, stepStatement } from "./complaint-step.server.ts";
import { type RemedyFacts, isNothingOpen, mayBeOwed, readRemedyFacts } from "./remedy-facts.server.ts";

/** What staff write about a complaint. Its id comes with the form: the same form is one step and one letter. */
interface StaffStep {
  id: string;
  complaintId: string;
  type: "asked" | "answered" | "accepted" | "rejected" | "note" | "closed";
  text: string;
  /** How it is put right; only with `accepted`. */
  remedy?: ComplaintRemedy;
  /** That nothing more is owed; asked of who closes an accepted complaint whose items are open. */
  isSettled?: boolean;
  /** The complaint's `updatedAt` that the form was made from. */
  seen: string;
  actor: string;
}

export type StepOutcome =
  | "done"
  /** Somebody else changed it meanwhile, or it is not in a state for this step. Nothing was written. */
  | "changed-meanwhile"
  /** It can be accepted only once it is matched to an order. */
  | "not-matched"
  /** Its items were replaced, refunded or withdrawn from: nothing can be promised for them. */
  | "nothing-open"
  /** What was promised may not be done yet, and nobody said that it is. */
  | "still-owed";

/** From which states a step leads to which; a step that names no state leaves it as it is. */
const ways: Record<StaffStep["type"], { from: CaseStatusFlags<"complaint">; to: ComplaintStatus | null }> = {
  asked: { from: { isOpen: true }, to: "waiting" },
  answered: { from: { isClosed: false }, to: null },
  note: { from: {}, to: null },
  accepted: { from: { isClosed: false }, to: "accepted" },
  rejected: { from: { isOpen: true }, to: "rejected" },
  closed: { from: { isClosed: false }, to: "closed" },
};

/** Writes a step of the staff with its letter, and moves the complaint on, in one batch. Of two people who decide at once, one is told. */
export async function recordComplaintStep(shop: Shop, step: StaffStep, now: Date): Promise<StepOutcome> {
  const { db } = shop;
  const { id, complaintId, type, text, seen, actor } = step;
  const { from, to } = ways[type];
  const remedy = type === "accepted" ? (step.remedy ?? null) : null;
  const facts = type === "accepted" || type === "closed" ? await readRemedyFacts(db, complaintId) : null;
  const hindrance = await hindranceOf(db, step, facts);
  const isOpen = sql`EXISTS (SELECT 1 FROM complaints WHERE id = ${complaintId} AND updated_at = ${seen}
    AND status IN ${caseStatusesWhere("complaint", from)} AND ${hindrance === null ? 1 : 0} = 1
    AND (${type} <> 'accepted' OR order_id IN (SELECT id FROM orders WHERE updated_at = ${facts?.order.updatedAt ?? ""})))`;
  const isTold = type !== "note" && !(type === "closed" && text === "");
  const set = sql`, status = coalesce(${to}, status), remedy = coalesce(${remedy}, remedy)`;
  const staffStep = {
    id,
    complaintId,
    type,
    actor,
    text,
    condition: isOpen,
    set,
    isTold,
    ...(remedy && { after: { remedy } }),
  };
  const [event, change, entry, letter] = staffStepStatements(db, staffStep, now);
  const [, , , , [mail], [written], [row]] = await db.batch([
    event,
    change,
    entry,
    orderEvent(db, { complaintId, type, actor, condition: sql`changes() > 0` }, now),
    letter,
    statement<{ id: string }>(
      db,
      sql`SELECT id FROM complaint_events WHERE id = ${id} AND complaint_id = ${complaintId} AND type = ${type}`,
    ),
    statement<{ orderId: string | null; updatedAt: string }>(
      db,
      sql`SELECT order_id AS orderId, updated_at AS updatedAt FROM complaints WHERE id = ${complaintId}`,
    ),
  ]);
  enqueueMail(shop, mail?.id ?? null);
  if (written) return "done";
  if (hindrance && row?.updatedAt === seen) return hindrance;
  return type === "accepted" && row?.orderId === null && row.updatedAt === seen ? "not-matched" : "changed-meanwhile";
}

/** Why a step would promise or end what is not so; null when nothing stands against it. */
async function hindranceOf(
  db: Database,
  { complaintId, type, isSettled = false }: StaffStep,
  facts: RemedyFacts | null,
): Promise<"nothing-open" | "still-owed" | null> {
  if (!facts) return null;
  if (type === "accepted") return isNothingOpen(facts) ? "nothing-open" : null;
  if (type !== "closed" || isSettled) return null;
  const [row] = await statement<{ status: ComplaintStatus; remedy: ComplaintRemedy | null }>(
    db,
    sql`SELECT status, remedy FROM complaints WHERE id = ${complaintId}`,
  );
  return row && isPromised(row.status) && mayBeOwed(facts, row.remedy) ? "still-owed" : null;
}

/** What the order's own timeline says of its complaint; nothing before it is matched. */
function orderEvent(
  db: Database,
  { complaintId, type, actor, condition }: Pick<StaffStep, "complaintId" | "type" | "actor"> & { condition: SQL },
  now: Date,
) {
  const isTold = type === "accepted" || type === "rejected" || type === "closed";
  return statement(
    db,
    sql`INSERT INTO order_events (id, order_id, type, actor, data, created_at)
      SELECT 'evt_' || lower(hex(randomblob(12))), order_id, ${`complaint ${type}`}, ${actor}, json_object('complaintId', id), ${now.toISOString()}
      FROM complaints WHERE id = ${complaintId} AND order_id IS NOT NULL AND ${isTold ? 1 : 0} = 1 AND ${condition}`,
  );
}

export type BuyerAnswer = "done" | "closed";

/**
 * Takes in what the buyer answers or adds: a complaint that waited for it, or was rejected, is ours to answer again, within the
 * promised days. The same form is one answer.
 */
export async function answerAsBuyer(
  db: Database,
  { id, complaintId, text }: { id: string; complaintId: string; text: string },
  now: Date,
): Promise<BuyerAnswer> {
  const isOpen = sql`EXISTS (SELECT 1 FROM complaints WHERE id = ${complaintId} AND status IN ${caseStatusesWhere("complaint", { isClosed: false })})`;
  const time = now.toISOString();
  const [, , [written]] = await db.batch([
    stepStatement(db, { id, complaintId, type: "buyer-answered", actor: "buyer", text, condition: isOpen }, now),
    statement(
      db,
      sql`UPDATE complaints SET updated_at = ${time},
        answer_due_at = CASE WHEN status IN ${caseStatusesWhere("complaint", { answerReopens: true })} THEN ${answerDueAt(time)} ELSE answer_due_at END,
        status = CASE WHEN status IN ${caseStatusesWhere("complaint", { answerReopens: true })} THEN ${caseStatusLiteral("complaint", "received")} ELSE status END
        WHERE id = ${complaintId} AND changes() > 0`,
    ),
    statement<{ id: string }>(
      db,
      sql`SELECT id FROM complaint_events WHERE id = ${id} AND complaint_id = ${complaintId}`,
    ),
  ]);
  return written ? "done" : "closed";
}
