import { eq, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { dashboardRefunds, refunds } from "#app/db/schema/fulfilments.server.ts";

/** The refunds of a payment that were made in the provider's dashboard and recorded by staff, each with all of its amount in öre. */
export async function readDashboardRefunds(db: Database, paymentId: string) {
  return db
    .select({ reference: dashboardRefunds.reference, amountOre: sql<number>`sum(${dashboardRefunds.amountOre})` })
    .from(refunds)
    .innerJoin(dashboardRefunds, eq(dashboardRefunds.refundId, refunds.id))
    .where(eq(refunds.paymentId, paymentId))
    .groupBy(dashboardRefunds.reference);
}
