import { useState } from "react";
import { Form, useNavigation } from "react-router";

import type { PickedProduct } from "#app/admin/products/find-products.server.ts";
import { ProductPicker } from "#app/admin/products/product-picker.tsx";
import { campaignFacets } from "#app/features/catalogue/campaigns/campaign-facets.ts";
import type { Campaign } from "#app/features/catalogue/campaigns/campaign-products.server.ts";
import { markets } from "#app/features/shop/markets/markets.ts";
import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import type { MarketId } from "#app/shared/market-ids.ts";
import { toSwedishField } from "#app/shared/swedish-time.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import type { Preview } from "./read-preview.server.ts";

/** What the server said of a form that was not saved. */
export interface CampaignAnswer {
  fields: Record<string, string>;
  errors: Record<string, string>;
  problem?: string;
  /** What it would come to, where staff asked for that. */
  preview?: Preview;
}

interface Props {
  /** The campaign to edit; null for a new one. */
  campaign: Campaign | null;
  /** The products that it names. */
  named: readonly PickedProduct[];
  /** The markets that aren't open. */
  closed: readonly MarketId[];
  /** The id that a new one gets, so that a form sent twice plans one. */
  requestKey: string;
  answer: CampaignAnswer | undefined;
}

/** The fields of a campaign as texts, as the form sends them. */
function textsOf(campaign: Campaign | null): Record<string, string> {
  if (!campaign) return { market: "se", kind: "percent", scope: "named" };
  const { name, market, percent, priceOre, facet, productIds, startsAt, endsAt } = campaign;
  return {
    name,
    market,
    kind: percent === null ? "price" : "percent",
    value: percent === null ? String((priceOre ?? 0) / 100).replace(".", ",") : String(percent),
    scope: facet ?? "named",
    products: productIds.join("\n"),
    startsAt: toSwedishField(startsAt),
    endsAt: toSwedishField(endsAt),
  };
}

/** Plans a campaign, or changes one that has not begun. 'Preview' saves nothing. */
export function CampaignForm({ campaign, named, closed, requestKey, answer }: Props) {
  const { formData } = useNavigation();
  const sent = formData?.get("intent");
  const texts = answer?.fields ?? textsOf(campaign);
  const [scope, setScope] = useState(texts["scope"] ?? "named");
  const hydrated = useHydrated();
  const field = (name: string) => ({
    name,
    defaultValue: texts[name] ?? "",
    error: answer?.errors[name],
    autoComplete: "off",
  });
  return (
    <Form method="post" key={campaign?.updatedAt ?? "new"} className="grid gap-5 sm:grid-cols-2">
      {answer?.problem ? (
        <Notice tone="error" takesFocus className="sm:col-span-2">
          {answer.problem}
        </Notice>
      ) : null}
      <input type="hidden" name="id" value={answer?.fields["id"] ?? campaign?.id ?? requestKey} />
      <input type="hidden" name="updatedAt" value={answer?.fields["updatedAt"] ?? campaign?.updatedAt ?? ""} />
      <TextField
        label="Name"
        {...field("name")}
        required
        maxLength={80}
        hint="Internal only"
        className="sm:col-span-2"
      />
      <SelectField
        label="Market"
        name="market"
        defaultValue={texts["market"]}
        hint="Prices of other markets stay"
        className="sm:col-span-2"
      >
        {markets.map(({ id, country, currency }) => (
          <option key={id} value={id}>
            {`${country}, ${currency}${closed.includes(id) ? " (not open)" : ""}`}
          </option>
        ))}
      </SelectField>
      <SelectField label="Discount" name="kind" defaultValue={texts["kind"]}>
        <option value="percent">Percent off</option>
        <option value="price">New price</option>
      </SelectField>
      <TextField
        label="Value"
        {...field("value")}
        required
        inputMode="decimal"
        hint="Whole percent, or the market's money"
      />
      <SelectField
        label="Applies to"
        name="scope"
        defaultValue={scope}
        onChange={({ target }) => setScope(target.value)}
        className="sm:col-span-2"
      >
        <option value="named">Specific products</option>
        {Object.entries(campaignFacets).map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {/* Without scripts it stays, for nothing can show it. */}
      <div className="min-w-0 sm:col-span-2" hidden={hydrated && scope !== "named"}>
        <ProductPicker
          name="products"
          selected={named}
          typed={answer?.fields["products"]}
          error={answer?.errors["products"]}
        />
      </div>
      {/* Half the width cuts off AM and PM, where the browser's language has them. */}
      <TextField
        label="Starts"
        {...field("startsAt")}
        required
        type="datetime-local"
        hint="Swedish time"
        className="sm:col-span-2"
      />
      <TextField
        label="Ends"
        {...field("endsAt")}
        type="datetime-local"
        hint="Optional, max 8 weeks"
        className="sm:col-span-2"
      />
      <div className="flex flex-wrap gap-2 sm:col-span-2">
        <Button type="submit" size="small" name="intent" value="save" busy={sent === "save"}>
          {campaign ? "Save" : "Schedule campaign"}
        </Button>
        <Button type="submit" size="small" look="outline" name="intent" value="preview" busy={sent === "preview"}>
          Preview
        </Button>
      </div>
    </Form>
  );
}
