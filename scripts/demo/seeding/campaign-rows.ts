import type { campaignProducts, campaigns } from "#app/db/schema/campaigns.server.ts";
import { toOre } from "#app/shared/money.ts";

import { demoProducts } from "../catalogue/products.ts";
import { demoStaff } from "../catalogue/staff.ts";
import type { DemoProduct } from "../catalogue/types.ts";
import { earlierCampaign, saleBegan, wasInEarlierCampaign } from "./prices.ts";
import { daysBefore } from "./time.ts";

type CampaignRow = typeof campaigns.$inferInsert;
type ProductRow = typeof campaignProducts.$inferInsert;

const editor = demoStaff[1]?.username ?? "";
/** What the running campaign takes off; those of its products are cut by as much (`campaign-rows.test.ts`). */
const runningPercent = 20;

/** Whether today's price is what the running campaign makes of the price before. */
function isCutByCampaign({ price, earlierPrice }: DemoProduct): boolean {
  return earlierPrice !== undefined && Math.floor((earlierPrice * (100 - runningPercent)) / 100) === price;
}

/** A campaign of each state: one that runs, one to come, one that is over, and one called off. */
export function campaignRows(now: Date): { campaigns: CampaignRow[]; products: ProductRow[] } {
  const running = demoProducts.filter((product) => isCutByCampaign(product) && product.id !== "styrka-shorts");
  const past = demoProducts.filter(wasInEarlierCampaign);
  const { from, until, percent } = earlierCampaign;
  const cut = (price: number) => Math.floor((price * (100 - percent)) / 100);
  return {
    campaigns: [
      row(
        now,
        { id: "cmp_demo_running", name: "November layers", percent: runningPercent, state: "running" },
        running,
        {
          startsAt: saleBegan,
          endsAt: -14,
        },
      ),
      {
        ...row(now, { id: "cmp_demo_coming", name: "Black week", percent: 25, state: "planned" }, [], {
          startsAt: -5,
          endsAt: -12,
        }),
        facet: "womens",
      },
      row(now, { id: "cmp_demo_past", name: "September starters", percent, state: "ended" }, past, {
        startsAt: from,
        endsAt: until,
      }),
      row(
        now,
        { id: "cmp_demo_called_off", name: "Socks for 99", priceOre: 99_00, state: "cancelled" },
        demoProducts.slice(-1),
        {
          startsAt: 30,
          endsAt: 20,
        },
      ),
    ],
    products: [
      ...running.map(({ id, price, earlierPrice = price }) => ({
        campaignId: "cmp_demo_running",
        productId: id,
        priceOre: toOre(price),
        priceBeforeOre: toOre(earlierPrice),
        endedAt: null,
      })),
      ...past.map(({ id, price, earlierPrice = price }) => ({
        campaignId: "cmp_demo_past",
        productId: id,
        priceOre: toOre(cut(earlierPrice)),
        priceBeforeOre: toOre(earlierPrice),
        endedAt: daysBefore(now, until),
      })),
    ],
  };
}

/** A campaign that was planned ten days before it was to start. Times in days ago; below 0 they are to come. */
function row(
  now: Date,
  campaign: Pick<CampaignRow, "id" | "name" | "percent" | "priceOre" | "state">,
  products: readonly DemoProduct[],
  { startsAt, endsAt }: { startsAt: number; endsAt: number },
): CampaignRow {
  const planned = daysBefore(now, Math.max(startsAt + 10, 1));
  return {
    percent: null,
    priceOre: null,
    facet: null,
    ...campaign,
    productIds: products.map(({ id }) => id),
    startsAt: daysBefore(now, startsAt),
    endsAt: daysBefore(now, endsAt),
    createdBy: editor,
    createdAt: planned,
    updatedAt: planned,
  };
}
