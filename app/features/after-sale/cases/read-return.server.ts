import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import type { ReturnStatus } from "#app/shared/case-statuses.ts";
import type { Currency } from "#app/shared/currencies.ts";
import type { RefundTrouble, ReturnDestination, ReturnKind, WasteReason } from "#app/shared/states.ts";

import { type CaseEvent, caseEventsStatement } from "./case-events.server.ts";
import { endedByStaff, unitsHereStatement } from "./close-return.server.ts";
import { type ExchangeFacts, readExchange, returnThatTookOver } from "./exchange-facts.server.ts";
import { mayCome, replacementsStatement } from "./receive-parcel.server.ts";
import { unitsHeld } from "./record-value-loss.server.ts";
import { type ValueLoss, valueLossPictures, valueLossesOfReturn } from "./value-losses.server.ts";

/** A line of a return, with what of it is still awaited. */
export interface ReturnLine {
  id: string;
  name: string;
  color: string;
  size: string;
  image: string;
  variantId: string;
  quantity: number;
  received: number;
  /** Those of them that are not refunded. */
  held: number;
}

/** Units that came back, and where they went. */
export interface ReceivedLine {
  parcelId: string;
  receivedAt: string;
  receivedBy: string;
  name: string;
  quantity: number;
  destination: ReturnDestination;
  wasteReason: WasteReason | null;
}

interface ReturnName {
  id: string;
  number: string;
}

export interface ReturnPage {
  id: string;
  number: string;
  kind: ReturnKind;
  status: ReturnStatus;
  createdAt: string;
  orderId: string;
  orderNumber: string;
  currency: Currency;
  refundOre: number;
  withdrawalId: string | null;
  /** What came in the way of refunding goods that came late; null when nothing did. */
  refundTrouble: RefundTrouble | null;
  /** Whether the buyer was told about the right of withdrawal: else nothing may be deducted. */
  isInformed: boolean;
  /** Whether its goods may still come. */
  mayCome: boolean;
  /** Whether staff end it: nothing else does. */
  mayClose: boolean;
  /** Units of it that are here and not refunded. */
  unitsHere: number;
  /** The return of the notice of withdrawal that took this exchange over. */
  takenOverBy: ReturnName | null;
  /** The exchanges that its notice of withdrawal ended. */
  tookOver: ReturnName[];
  lines: ReturnLine[];
  /** Replacements that were sent before and may be what comes back, by line. */
  replacements: { id: string; variantId: string; color: string; size: string }[];
  received: ReceivedLine[];
  exchange: ExchangeFacts | null;
  losses: (ValueLoss & { pictures: string[] })[];
  events: CaseEvent[];
}

type Flag = "isInformed" | "mayCome" | "mayClose";

/** A return with all that staff see of it; null when there is none. */
export async function readReturn(db: Database, id: string): Promise<ReturnPage | null> {
  const [[[found], lines, replacements, received, losses, events, here, [takenOverBy], tookOver], exchange] =
    await Promise.all([
      db.batch([
        statement<Omit<ReturnPage, Flag | "events"> & Record<Flag, number>>(
          db,
          sql`SELECT r.id, r.number, r.kind, r.status, r.created_at AS createdAt, o.id AS orderId, o.order_number AS orderNumber,
          o.currency, r.refund_ore AS refundOre, r.withdrawal_id AS withdrawalId, r.refund_trouble AS refundTrouble,
          o.withdrawal_info_shown_at IS NOT NULL OR o.withdrawal_info_mailed_at IS NOT NULL AS isInformed,
          ${mayCome(id)} AS mayCome, ${endedByStaff} AS mayClose
        FROM returns r JOIN orders o ON o.id = r.order_id WHERE r.id = ${id}`,
        ),
        statement<ReturnLine>(
          db,
          sql`SELECT l.id, l.name, l.color, l.size, l.image, l.variant_id AS variantId, rl.quantity,
          (SELECT coalesce(sum(u.quantity), 0) FROM received_units u
            WHERE u.return_id = rl.return_id AND u.order_line_id = l.id) AS received,
          ${unitsHeld({ returnId: sql`r.id`, orderLineId: sql`l.id` })} AS held
        FROM return_lines rl JOIN returns r ON r.id = rl.return_id JOIN order_lines l ON l.id = rl.order_line_id WHERE rl.return_id = ${id} ORDER BY l.position`,
        ),
        replacementsStatement(db, id),
        statement<ReceivedLine>(
          db,
          sql`SELECT p.id AS parcelId, p.received_at AS receivedAt, p.received_by AS receivedBy,
          l.name || ', ' || c.name || ', ' || s.name AS name, u.quantity, u.destination, u.waste_reason AS wasteReason
        FROM return_parcels p JOIN return_parcel_lines u ON u.parcel_id = p.id JOIN order_lines l ON l.id = u.order_line_id
          JOIN product_variants v ON v.id = u.variant_id
          JOIN product_colors c ON c.product_id = v.product_id AND c.id = v.color_id
          JOIN product_sizes s ON s.product_id = v.product_id AND s.id = v.size_id
        WHERE p.return_id = ${id} OR p.return_id IN (SELECT e.return_id FROM exchanges e JOIN returns r ON r.withdrawal_id = e.ended_by
          WHERE r.id = ${id} AND e.handed_over > 0) ORDER BY p.received_at, u.position`,
        ),
        valueLossesOfReturn(db, id),
        caseEventsStatement(db, id),
        unitsHereStatement(db, id),
        statement<ReturnName>(db, sql`SELECT t.id, t.number ${returnThatTookOver(sql`${id}`)}`),
        statement<ReturnName>(
          db,
          sql`SELECT x.id, x.number FROM returns r JOIN exchanges e ON e.ended_by = r.withdrawal_id JOIN returns x ON x.id = e.return_id
        WHERE r.id = ${id} ORDER BY x.created_at`,
        ),
      ]),
      readExchange(db, id),
    ]);
  if (!found) return null;
  const pictures =
    losses.length === 0
      ? []
      : await valueLossPictures(
          db,
          losses.map((loss) => loss.id),
        );
  return {
    ...found,
    isInformed: found.isInformed === 1,
    mayCome: found.mayCome === 1,
    mayClose: found.mayClose === 1,
    unitsHere: here.reduce((sum, { quantity }) => sum + quantity, 0),
    takenOverBy: takenOverBy ?? null,
    tookOver,
    lines,
    replacements,
    received,
    exchange,
    events,
    losses: losses.map((loss) => ({
      ...loss,
      pictures: pictures.filter(({ valueLossId }) => valueLossId === loss.id).map((picture) => picture.id),
    })),
  };
}
