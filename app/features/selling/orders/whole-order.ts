import { inKronor } from "#app/shared/money.ts";

import type { OrderDetail } from "./queries.server.ts";

/** A stored order as the API answers it to staff: amounts in kronor, and nothing that only the shop's own records need. */
export function wholeOrder({ lines, ...order }: OrderDetail) {
  const { contentHash: _, reservedBy: __, reservedUntil: ___, holdsStock: ____, ...rest } = order;
  return {
    ...inKronor(rest),
    items: lines.map(({ orderId: _____, position: ______, source: _______, ...line }) => inKronor(line)),
  };
}
