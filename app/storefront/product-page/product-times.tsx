import { productTimesTable } from "#app/features/shop/content/delivery-times-table.ts";
import type { SiteFacts } from "#app/features/shop/content/use-site.ts";
import { FactTable } from "#app/storefront/information/fact-table.tsx";

interface Props {
  source: string;
  market: SiteFacts["shipping"]["market"];
}

/** How long a product's delivery takes, by country. As `StaticHtml`, it has no state, handlers or contexts. */
export function ProductTimes({ source, market }: Props) {
  return <FactTable {...productTimesTable(source, market ? { market } : {})} />;
}
