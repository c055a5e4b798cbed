import { Form } from "react-router";

import { Button } from "#app/ui/button.tsx";

/** Records a refund that was made in the provider's dashboard, with the goods it was for or as money alone. */
export function RecordRefundForm({ id, orderNumber }: { id: string; orderNumber: string }) {
  return (
    <Form method="post" action="/admin/payments/discrepancies" preventScrollReset className="mb-4 flex flex-wrap gap-3">
      <input type="hidden" name="intent" value="record-refund" />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" size="small" name="goods" value="cancel">
        Record it and cancel the items it paid for
        <span className="sr-only">{`, order ${orderNumber}`}</span>
      </Button>
      <Button type="submit" size="small" look="outline" name="goods" value="keep">
        Record the money alone
        <span className="sr-only">{`, order ${orderNumber}`}</span>
      </Button>
    </Form>
  );
}
