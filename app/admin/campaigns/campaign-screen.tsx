import { Form } from "react-router";

import { ConfirmSubmit } from "#app/admin/frame/confirm-submit.tsx";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import type { PickedProduct } from "#app/admin/products/find-products.server.ts";
import type { Campaign } from "#app/features/catalogue/campaigns/campaign-products.server.ts";
import type { MarketId } from "#app/shared/market-ids.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";

import { type CampaignAnswer, CampaignForm } from "./campaign-form.tsx";
import { CampaignPreview } from "./campaign-preview.tsx";
import {
  campaignStateNames,
  campaignStateTones,
  marketText,
  periodText,
  reductionText,
  scopeText,
} from "./campaign-texts.ts";
import type { Preview } from "./read-preview.server.ts";

interface Props {
  campaign: Campaign;
  preview: Preview;
  /** Those that it names. */
  named: readonly PickedProduct[];
  /** The markets that aren't open. */
  closed: readonly MarketId[];
  answer: CampaignAnswer | undefined;
  mayWrite: boolean;
}

/** One campaign: to edit before it begins, to end while it runs, and what it comes to for each product. */
export function CampaignScreen({ campaign, preview, named, closed, answer, mayWrite }: Props) {
  const { name, state } = campaign;
  const isOpen = state === "planned" || state === "running";
  const facts = [
    ["Market", marketText(campaign)],
    ["Discount", reductionText(campaign)],
    ["Applies to", scopeText(campaign)],
    ["When", periodText(campaign)],
  ];
  return (
    <>
      <RowLink to="/admin/campaigns">Back to campaigns</RowLink>
      <h1 className="display mt-2 flex flex-wrap items-center gap-4 text-display-sm wrap-anywhere lg:text-display-md">
        {name}
        <Badge tone={campaignStateTones[state]}>{campaignStateNames[state]}</Badge>
      </h1>
      <div className="mt-6 grid items-start gap-4 lg:mt-8 lg:grid-cols-2 lg:gap-6">
        <div className="grid gap-4 lg:gap-6">
          {state === "planned" && mayWrite ? (
            <Card title="Campaign">
              <CampaignForm
                campaign={campaign}
                named={named}
                closed={closed}
                requestKey={campaign.id}
                answer={answer}
              />
            </Card>
          ) : (
            <Card title="Campaign">
              <dl className="grid gap-2 text-sm tabular-nums">
                {facts.map(([term, fact]) => (
                  <div key={term} className="flex justify-between gap-6">
                    <dt className="text-muted">{term}</dt>
                    <dd className="text-right whitespace-pre-line">{fact}</dd>
                  </div>
                ))}
              </dl>
            </Card>
          )}
          {isOpen && mayWrite ? <Stop campaign={campaign} /> : null}
        </div>
        <section aria-label="Products">
          <CampaignPreview preview={answer?.preview ?? preview} isOver={!isOpen} />
        </section>
      </div>
    </>
  );
}

function Stop({ campaign: { name, state } }: { campaign: Campaign }) {
  const label = state === "planned" ? "Cancel campaign" : "End now";
  return (
    <Form method="post">
      <ConfirmSubmit label={label} title={`${label}: ${name}?`} confirm={label} name="intent" value="stop">
        <p>
          {state === "planned"
            ? "No price changes. You can't reschedule it: create a new one instead."
            : "Prices go back to what they were, except where someone has changed them since."}
        </p>
      </ConfirmSubmit>
    </Form>
  );
}
