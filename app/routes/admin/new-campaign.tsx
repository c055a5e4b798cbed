import { data } from "react-router";
import { z } from "zod";

import { type CampaignAnswer, CampaignForm } from "#app/admin/campaigns/campaign-form.tsx";
import { CampaignPreview } from "#app/admin/campaigns/campaign-preview.tsx";
import { readClosedMarkets, readPreview } from "#app/admin/campaigns/read-preview.server.ts";
import { fieldErrors } from "#app/admin/frame/field-errors.ts";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { campaignInputSchema } from "#app/features/catalogue/campaigns/campaign-input.ts";
import { planCampaign } from "#app/features/catalogue/campaigns/save-campaign.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { newId } from "#app/shared/ids.ts";
import { Card } from "#app/ui/card.tsx";

import type { Route } from "./+types/new-campaign";

export async function loader({ context }: Route.LoaderArgs) {
  return { requestKey: newId("cmp"), closed: await readClosedMarkets(shopOf(context)) };
}

const answerOf = (answer: CampaignAnswer, status = 200) => data(answer, status);
const form = z.object({ id: z.string().regex(/^cmp_[\w-]{6,60}$/), intent: z.enum(["save", "preview"]) });

export async function action(args: Route.ActionArgs) {
  const now = new Date();
  const { form: sent, fields, shop, actor, say } = await readStaffForm(args, form);
  const errors = fieldErrors(campaignInputSchema, fields);
  if (sent.kind !== "valid") {
    const problem = "We couldn't read the form. Reload the page. Your changes aren't saved.";
    return answerOf({ fields, errors, problem }, sent.status);
  }
  const parsed = campaignInputSchema.safeParse(fields);
  if (!parsed.success) return answerOf({ fields, errors }, 400);
  const { id, intent } = sent.data;
  if (intent === "preview")
    return answerOf({ fields, errors, preview: await readPreview(shop, { id, ...parsed.data }, now) });
  if ((await planCampaign(shop.db, id, parsed.data, { actor, now })) === "taken") {
    const problem = "Not saved: this form has already scheduled a campaign. Press again to schedule this one too.";
    return answerOf({ fields: { ...fields, id: newId("cmp") }, errors, problem }, 409);
  }
  return say(`/admin/campaigns/${id}`, { tone: "success", text: `${parsed.data.name} scheduled.` });
}

export const meta = () => [{ title: "New campaign | Admin" }];

export default function NewCampaign({ loaderData, actionData }: Route.ComponentProps) {
  const preview = actionData?.preview;
  return (
    <>
      <RowLink to="/admin/campaigns">Back to campaigns</RowLink>
      <h1 className="display mt-2 mb-6 text-display-sm lg:text-display-md">New campaign</h1>
      <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
        <Card>
          <CampaignForm
            campaign={null}
            named={[]}
            closed={loaderData.closed}
            requestKey={loaderData.requestKey}
            answer={actionData}
          />
        </Card>
        {preview ? (
          <section aria-label="Preview">
            <CampaignPreview preview={preview} />
          </section>
        ) : null}
      </div>
    </>
  );
}
