import { Form, useNavigation } from "react-router";

import { packagingRegister } from "#app/features/catalogue/market-prices/market-checks.ts";
import type { MarketState } from "#app/features/catalogue/market-prices/market-state.server.ts";
import type { Market } from "#app/features/shop/markets/markets.ts";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";

import { longestAddress, rateTextOf } from "./market-terms.ts";

interface Props {
  market: Market;
  state: MarketState;
  /** What was typed and refused. */
  typed: { rate?: string; returnAddress?: string; packagingNumber?: string };
}

/** The season's rate, which prices are proposed by, where returns go, and the number for packaging. */
export function MarketTermsForm({ market: { id, currency }, state, typed }: Props) {
  const { formData } = useNavigation();
  const isSent = formData?.get("market") === id && formData.get("intent") === "save";
  return (
    <Form method="post" preventScrollReset className="grid gap-4 border-t border-line pt-4" key={state.updatedAt}>
      <input type="hidden" name="market" value={id} />
      <input type="hidden" name="seen" value={state.updatedAt} />
      <TextField
        label={`Season's rate: kronor for 1 ${currency}`}
        name="rate"
        inputMode="decimal"
        maxLength={11}
        defaultValue={typed.rate ?? rateTextOf(state.rateMillionths)}
        hint="Prices are proposed by it. It changes no price by itself."
      />
      <TextAreaField
        label="Return address"
        name="returnAddress"
        rows={3}
        maxLength={longestAddress}
        defaultValue={typed.returnAddress ?? state.returnAddress}
        hint="Where customers in this market send returns."
      />
      <TextField
        label="Packaging number"
        name="packagingNumber"
        maxLength={40}
        defaultValue={typed.packagingNumber ?? state.packagingNumber}
        hint={packagingRegister[id] ?? ""}
      />
      <Button
        type="submit"
        name="intent"
        value="save"
        look="outline"
        size="small"
        className="justify-self-start"
        busy={isSent}
      >
        Save
      </Button>
    </Form>
  );
}
