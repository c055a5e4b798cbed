import { type Column, DataTable } from "#app/admin/frame/data-table.tsx";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import type { Campaign } from "#app/features/catalogue/campaigns/campaign-products.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

import {
  campaignStateNames,
  campaignStateTones,
  marketText,
  periodText,
  reductionText,
  scopeText,
} from "./campaign-texts.ts";

const columns: Column<Campaign>[] = [
  { title: "Campaign", lead: true, cell: ({ name }) => <span className="font-semibold">{name}</span> },
  { title: "Market", cell: (campaign) => marketText(campaign) },
  { title: "Discount", cell: (campaign) => reductionText(campaign) },
  { title: "Applies to", cell: (campaign) => scopeText(campaign) },
  {
    title: "When",
    cell: (campaign) => <span className="whitespace-pre-line tabular-nums">{periodText(campaign)}</span>,
  },
  {
    title: "Status",
    cell: ({ state }) => <Badge tone={campaignStateTones[state]}>{campaignStateNames[state]}</Badge>,
  },
  {
    title: "Action",
    cell: ({ id, name }) => (
      <RowLink to={`/admin/campaigns/${encodeURIComponent(id)}`}>
        Open<span className="sr-only"> {name}</span>
      </RowLink>
    ),
  },
];

/** The sales with dates: running, coming and past. */
export function CampaignsScreen({ campaigns, mayWrite }: { campaigns: readonly Campaign[]; mayWrite: boolean }) {
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <h1 className="display text-display-sm lg:text-display-md">Campaigns</h1>
        {mayWrite ? (
          <ButtonLink to="/admin/campaigns/new" size="small">
            New campaign
          </ButtonLink>
        ) : null}
      </div>
      <DataTable caption="Campaigns" columns={columns} rows={campaigns} empty="No campaigns yet." />
    </>
  );
}
