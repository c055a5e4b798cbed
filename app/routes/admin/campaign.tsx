import { data } from "react-router";
import { z } from "zod";

import type { CampaignAnswer } from "#app/admin/campaigns/campaign-form.tsx";
import { CampaignScreen } from "#app/admin/campaigns/campaign-screen.tsx";
import { readClosedMarkets, readOutcome, readPreview } from "#app/admin/campaigns/read-preview.server.ts";
import { fieldErrors } from "#app/admin/frame/field-errors.ts";
import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { readPickedProducts } from "#app/admin/products/find-products.server.ts";
import { campaignInputSchema } from "#app/features/catalogue/campaigns/campaign-input.ts";
import { editCampaign, readCampaign, stopCampaign } from "#app/features/catalogue/campaigns/save-campaign.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";

import type { Route } from "./+types/campaign";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { role } = requireStaff(context);
  const shop = shopOf(context);
  const { db } = shop;
  const campaign = await readCampaign(db, params.id);
  if (!campaign) throw data(null, { status: 404 });
  const read = campaign.state === "planned" ? readPreview : readOutcome;
  const preview = await read(shop, campaign, new Date());
  const named = await readPickedProducts(db, campaign.productIds);
  const closed = await readClosedMarkets(shop);
  return { campaign, preview, named, closed, mayWrite: isAllowed(role, "products:write") };
}

const answerOf = (answer: CampaignAnswer, status = 200) => data(answer, status);
const form = z.object({ intent: z.enum(["save", "preview", "stop"]), updatedAt: z.string().max(40).default("") });
const begun = "Not saved: the campaign has begun. It can only be ended now.";
const conflict = "Not saved: someone else changed it in the meantime. Save again to replace their version with yours.";

export async function action({ params, ...args }: Route.ActionArgs) {
  const now = new Date();
  const { form: sent, fields, shop, actor, say } = await readStaffForm(args, form);
  const campaign = await readCampaign(shop.db, params.id);
  if (!campaign) throw data(null, { status: 404 });
  const here = `/admin/campaigns/${encodeURIComponent(campaign.id)}`;
  if (sent.kind !== "valid") {
    const problem = "We couldn't read the form. Reload the page. Your changes aren't saved.";
    return answerOf({ fields, errors: fieldErrors(campaignInputSchema, fields), problem }, sent.status);
  }
  const { intent, updatedAt: basedOn } = sent.data;
  if (intent === "stop") {
    const { kind, products } = await stopCampaign(shop.db, campaign, { actor, now });
    if (products.length > 0) invalidatePages(shop, { products, listings: true });
    return say(here, {
      tone: "success",
      text: kind === "cancelled" ? `${campaign.name} canceled.` : `${campaign.name} ended.`,
    });
  }
  const parsed = campaignInputSchema.safeParse(fields);
  if (!parsed.success) return answerOf({ fields, errors: fieldErrors(campaignInputSchema, fields) }, 400);
  const input = parsed.data;
  if (intent === "preview") {
    const preview = await readPreview(shop, { ...campaign, ...input }, now);
    return answerOf({ fields, errors: {}, preview });
  }
  const outcome = await editCampaign(shop.db, { campaign, input, basedOn }, { actor, now });
  if (outcome === "conflict")
    return answerOf({ fields: { ...fields, updatedAt: campaign.updatedAt }, errors: {}, problem: conflict }, 409);
  return say(
    here,
    outcome === "saved" ? { tone: "success", text: `${input.name} saved.` } : { tone: "error", text: begun },
  );
}

export const meta: Route.MetaFunction = () => [{ title: "Campaign | Admin" }];

export default function CampaignPage({ loaderData, actionData }: Route.ComponentProps) {
  return <CampaignScreen {...loaderData} answer={actionData} />;
}
