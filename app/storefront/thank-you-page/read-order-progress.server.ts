import { and, asc, eq, ne, notInArray } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { receipts } from "#app/db/schema/documents.server.ts";
import { orderLines } from "#app/db/schema/orders.server.ts";
import { withdrawalLines, withdrawals } from "#app/db/schema/withdrawals.server.ts";
import { localColor } from "#app/features/catalogue/products/color-names.server.ts";
import { localSize } from "#app/features/catalogue/products/size-names.server.ts";
import { creditContentSchema } from "#app/features/shop/documents/receipt-content.ts";

import type { OrderProgress } from "./order-progress.tsx";

/** What was withdrawn of an order and what was refunded, oldest first. */
export async function readOrderProgress(
  db: Database,
  orderId: string,
): Promise<Pick<OrderProgress, "withdrawn" | "refunded">> {
  const [units, credits] = await db.batch([
    db
      .select({
        number: withdrawals.id,
        quantity: withdrawalLines.quantity,
        name: orderLines.name,
        color: localColor(orderLines.color).as("local_color"),
        size: localSize(orderLines.size),
      })
      .from(withdrawals)
      .innerJoin(withdrawalLines, eq(withdrawalLines.withdrawalId, withdrawals.id))
      .innerJoin(orderLines, eq(orderLines.id, withdrawalLines.orderLineId))
      .where(and(eq(withdrawals.orderId, orderId), notInArray(withdrawals.status, ["late", "declined"])))
      .orderBy(asc(withdrawals.receivedAt), asc(withdrawals.id), asc(orderLines.position)),
    db
      .select({ number: receipts.number, content: receipts.content })
      .from(receipts)
      .where(and(eq(receipts.orderId, orderId), ne(receipts.kind, "receipt")))
      .orderBy(asc(receipts.issuedAt), asc(receipts.sequence)),
  ]);
  const byNumber = Map.groupBy(units, ({ number }) => number);
  return {
    withdrawn: [...byNumber].map(([number, lines]) => ({
      number,
      units: lines.map(
        ({ quantity, name, color, size }) => `${quantity} × ${[name, color, size].filter(Boolean).join(", ")}`,
      ),
    })),
    refunded: credits.map(({ number, content }) => ({
      number,
      amountOre: creditContentSchema.parse(content).amountOre,
    })),
  };
}
