import { and, eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { campaigns } from "#app/db/schema/campaigns.server.ts";
import { isSame } from "#app/features/catalogue/products/product-changes.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";

import type { CampaignInput } from "./campaign-input.ts";
import { type Campaign, hasPrices } from "./campaign-products.server.ts";
import { subjectOf, toldInput, toldMarket } from "./campaign-writes.server.ts";
import { endCampaign } from "./end-campaign.server.ts";

interface Change {
  actor: string;
  now: Date;
}

/** Nothing of it was written into prices yet. */
const isUntouched = sql`${campaigns.state} = 'planned' AND NOT ${hasPrices(sql`${campaigns.id}`)}`;

/** The campaign of an id; undefined when there is none. */
export async function readCampaign(db: Database, id: string): Promise<Campaign | undefined> {
  const [found] = await db.select().from(campaigns).where(eq(campaigns.id, id));
  return found;
}

/**
 * Plans a campaign under the id that its form made up: a repeat of the form is the same one. `taken` when the form came back with
 * something else in it: nothing was written.
 */
export async function planCampaign(
  db: Database,
  id: string,
  input: CampaignInput,
  { actor, now }: Change,
): Promise<"planned" | "taken"> {
  const time = now.toISOString();
  try {
    await db.batch([
      db.insert(campaigns).values({ id, ...input, createdBy: actor, createdAt: time, updatedAt: time }),
      auditStatement(
        db,
        { actor, action: "campaign.planned", subject: subjectOf({ id, name: input.name }), after: toldInput(input) },
        now,
      ),
    ]);
  } catch (error) {
    if (violatedConstraint(error) !== "campaigns.id") throw error;
    const known = await readCampaign(db, id);
    return known && isSame({ ...known, ...input }, known) ? "planned" : "taken";
  }
  return "planned";
}

/** Changes a campaign that has not begun. `begun` when it has, `conflict` when somebody saved it since `basedOn`. */
export async function editCampaign(
  db: Database,
  { campaign, input, basedOn }: { campaign: Campaign; input: CampaignInput; basedOn: string },
  { actor, now }: Change,
): Promise<"saved" | "begun" | "conflict"> {
  const { id } = campaign;
  const { name, market, percent, priceOre, facet, productIds, startsAt, endsAt } = campaign;
  const before = {
    name,
    market,
    percent,
    priceOre,
    facet: facet as CampaignInput["facet"],
    productIds,
    startsAt,
    endsAt,
  };
  const [saved] = await db.batch([
    db
      .update(campaigns)
      .set({ ...input, updatedAt: now.toISOString() })
      .where(and(eq(campaigns.id, id), eq(campaigns.updatedAt, basedOn), isUntouched))
      .returning({ id: campaigns.id }),
    auditStatement(
      db,
      {
        actor,
        action: "campaign.edited",
        subject: subjectOf({ id, name: input.name }),
        before: toldInput(before),
        after: toldInput(input),
        condition: sql`changes() > 0`,
      },
      now,
    ),
  ]);
  if (saved.length > 0) return "saved";
  const current = await readCampaign(db, id);
  return current?.state === "planned" && current.updatedAt !== basedOn ? "conflict" : "begun";
}

/**
 * Ends a campaign at once, giving prices back, or calls one off that has not begun. Returns what it came to, and the products whose
 * prices changed; twice is once.
 */
export async function stopCampaign(
  db: Database,
  campaign: Campaign,
  { actor, now }: Change,
): Promise<{ kind: "cancelled" | "ended"; products: string[] }> {
  const time = now.toISOString();
  const { id } = campaign;
  const [cancelled, , [stopped]] = await db.batch([
    db
      .update(campaigns)
      .set({ state: "cancelled", updatedAt: time })
      .where(and(eq(campaigns.id, id), isUntouched))
      .returning({ id: campaigns.id }),
    auditStatement(
      db,
      {
        actor,
        action: "campaign.cancelled",
        subject: subjectOf(campaign),
        after: toldMarket(campaign),
        condition: sql`changes() > 0`,
      },
      now,
    ),
    // Also one that is about to begin: from here on the job gives its prices back. Its market may have been changed since it was read.
    statement<Pick<Campaign, "market">>(
      db,
      sql`UPDATE campaigns SET state = 'running', ends_at = max(${time}, strftime('%Y-%m-%dT%H:%M:%fZ', starts_at, '+0.001 seconds')),
        updated_at = ${time} WHERE id = ${id} AND state IN ('planned', 'running') RETURNING market`,
    ),
  ]);
  if (cancelled.length > 0) return { kind: "cancelled", products: [] };
  return { kind: "ended", products: await endCampaign(db, { ...campaign, ...stopped }, { actor, now }) };
}
