import { eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { markets } from "#app/db/schema/markets.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { returnLabels, returnLines, returns } from "#app/db/schema/returns.server.ts";
import { readCustomsLines } from "#app/features/selling/orders/read-customs-lines.server.ts";
import type { SiteConfiguration } from "#app/features/shop/content/configuration.server.ts";
import { type CarrierId, carrierIds } from "#app/features/shop/shipping/carriers.ts";
import { leavesEu } from "#app/features/shop/shipping/exports.ts";
import { inLanguage } from "#app/platform/env/language.server.ts";
import { returnStatusFacts } from "#app/shared/case-statuses.ts";

import { returnThatTookOver } from "./exchange-facts.server.ts";
import { type LabelProvider, type LabelSize, plainLabels } from "./label-provider.server.ts";

/** Every provider of labels, by the name that a made label keeps. The first one makes new ones. */
const providers: readonly [LabelProvider, ...LabelProvider[]] = [plainLabels];

export interface ReturnLabel {
  name: string;
  content: Uint8Array<ArrayBuffer>;
}

/**
 * The label of a return as a PDF, in the language of its order: announced once, at its first print, and the same each time after. That of an exchange which a notice of
 * withdrawal ended is the notice's. Null for an unknown return, or one that is closed. Throws when D1 or the provider fails.
 */
export async function returnLabel(
  db: Database,
  { returnId, size, site }: { returnId: string; size: LabelSize; site: SiteConfiguration },
  now: Date,
): Promise<ReturnLabel | null> {
  const [[found], [made], [takenOver], lines] = await db.batch([
    db
      .select({
        number: returns.number,
        status: returns.status,
        orderNumber: orders.orderNumber,
        country: orders.country,
        locale: orders.locale,
        returnAddress: markets.returnAddress,
      })
      .from(returns)
      .innerJoin(orders, eq(orders.id, returns.orderId))
      .leftJoin(markets, eq(markets.id, orders.market))
      .where(eq(returns.id, returnId)),
    db.select().from(returnLabels).where(eq(returnLabels.returnId, returnId)),
    statement<{ id: string }>(db, sql`SELECT t.id ${returnThatTookOver(sql`${returnId}`)}`),
    db.select().from(returnLines).where(eq(returnLines.returnId, returnId)),
  ]);
  if (takenOver) return returnLabel(db, { returnId: takenOver.id, size, site }, now);
  if (!found || !returnStatusFacts[found.status].hasLabel) return null;
  const { number, orderNumber, country, locale, returnAddress } = found;
  const units = new Map(lines.map(({ orderLineId, quantity }) => [orderLineId, quantity]));
  const customs = leavesEu(country) ? [...(await readCustomsLines(db, units)).values()].flat() : [];
  const request = { returnId, number: number ?? returnId, orderNumber, sender: { country }, returnAddress, customs };
  const provider = providers.find(({ name }) => name === made?.provider) ?? providers[0];
  const parcel = made
    ? { carrier: carrierOf(made.carrier), trackingId: made.trackingId }
    : await provider.announce(db, request);
  if (!made)
    await db
      .insert(returnLabels)
      .values({ returnId, provider: provider.name, ...parcel, madeAt: now.toISOString() })
      .onConflictDoNothing();
  return {
    name: `return-${request.number}.pdf`,
    content: await inLanguage(locale, () => provider.print({ ...request, ...parcel }, { site, size })),
  };
}

const carrierOf = (id: string): CarrierId => carrierIds.find((known) => known === id) ?? "other";
