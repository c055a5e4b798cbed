import type { ReturnPage } from "#app/features/after-sale/returns/read-return.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";

import { ReturnForm } from "./return-form.tsx";

/** Ends a return that nothing else ends: what is here is refunded, or it is closed without. */
export function SettleCard({ found }: { found: ReturnPage }) {
  const { unitsHere, exchange } = found;
  const items = unitsHere === 1 ? "1 item" : `${unitsHere} items`;
  return (
    <Card title="Settle it">
      <p className="mb-4 max-w-prose text-sm leading-6">
        {exchange ? "This exchange ended, and nothing is sent for it. " : "Nothing but you ends this return. "}
        {unitsHere > 0
          ? `${items} of it ${unitsHere === 1 ? "is" : "are"} here and not refunded: give the money back, or close it when that was settled in another way.`
          : "Nothing of it is here that was not refunded: close it when nothing more will come."}
      </p>
      <ReturnForm intent="close">
        <div className="flex flex-wrap gap-3">
          {unitsHere > 0 ? (
            <Button type="submit" name="refund" value="yes">
              {`Refund ${items} and close`}
            </Button>
          ) : null}
          <Button type="submit" name="refund" value="no" look="outline">
            Close without a refund
          </Button>
        </div>
      </ReturnForm>
    </Card>
  );
}
