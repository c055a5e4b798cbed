import { Form, useNavigation } from "react-router";

import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/field.tsx";

import type { readChosen } from "./change-statuses.server.ts";
import { ChosenList } from "./chosen-list.tsx";

interface Props {
  orders: Awaited<ReturnType<typeof readChosen>>;
  returnTo: string;
  /** ISO day. */
  today: string;
}

/** Asks when orders arrived: their buyers' days to withdraw are counted from it. */
export function DeliverScreen({ orders, returnTo, today }: Props) {
  const busy = useNavigation().state !== "idle";
  const [first] = orders;
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="display text-display-sm lg:text-display-md">
        {orders.length === 1 && first ? (
          <>
            When did <span className="whitespace-nowrap">{first.orderNumber}</span> arrive?
          </>
        ) : (
          `When did these ${orders.length} orders arrive?`
        )}
      </h1>
      <p className="mt-3 text-sm leading-6">
        Everything in {orders.length === 1 ? "the order" : "them"} is recorded as delivered that day. The buyer is
        e-mailed, and the days to withdraw count from it.
      </p>
      <Form method="post" className="mt-6 grid gap-6">
        <input type="hidden" name="returnTo" value={returnTo} />
        <TextField
          label="Delivered on"
          name="day"
          type="date"
          required
          defaultValue={today}
          max={today}
          className="max-w-56"
        />
        <Card>
          <ChosenList orders={orders} />
        </Card>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="small" busy={busy}>
            Set to delivered
          </Button>
          <ButtonLink to={returnTo} size="small" look="outline">
            Back
          </ButtonLink>
        </div>
      </Form>
    </div>
  );
}
