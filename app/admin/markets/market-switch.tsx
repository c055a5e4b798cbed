import { Form, useNavigation } from "react-router";

import { ConfirmSubmit } from "#app/admin/frame/confirm-submit.tsx";
import type { MarketState } from "#app/features/catalogue/market-prices/market-state.server.ts";
import type { Market } from "#app/features/shop/markets/markets.ts";
import { Button } from "#app/ui/button.tsx";

interface Props {
  market: Market;
  state: MarketState;
  /** How many parts of its set are missing. */
  missing: number;
}

/** Opens a market, or closes it. While something is missing it can be pressed all the same, and says what that is. */
export function MarketSwitch({ market, state, missing }: Props) {
  const { formData } = useNavigation();
  const isSent = formData?.get("market") === market.id && formData.get("intent") !== "save";
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-3">
      <input type="hidden" name="market" value={market.id} />
      <input type="hidden" name="seen" value={state.updatedAt} />
      {state.isOpen ? (
        <ConfirmSubmit
          label="Close"
          of={` ${market.country}`}
          title={`Close ${market.country}?`}
          confirm="Close market"
          name="intent"
          value="close"
        >
          Its pages show Swedish prices again. Orders that were placed keep theirs. Sales that are running show no prior
          price once it opens again.
        </ConfirmSubmit>
      ) : (
        <Button type="submit" name="intent" value="open" size="small" busy={isSent}>
          Open {market.country}
        </Button>
      )}
      {missing > 0 && !state.isOpen ? (
        <p className="text-sm text-muted">{missing === 1 ? "1 thing is missing." : `${missing} things are missing.`}</p>
      ) : null}
    </Form>
  );
}
