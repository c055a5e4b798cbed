import { orderStatuses, orderStatusFacts, type OrderStatusFlags } from "#app/shared/order-statuses.ts";

const which = (is: (facts: Required<OrderStatusFlags>) => boolean) =>
  orderStatuses.filter((status) => is(orderStatusFacts[status]));

/** The order statuses by where the goods are, so that the demo shop has orders in each of them. */
export const orderStages = {
  placed: which(({ awaitsPayment }) => awaitsPayment),
  inWarehouse: which(({ awaitsPayment, inWarehouse }) => inWarehouse && !awaitsPayment),
  onTheWay: which(({ inWarehouse, isUnderWay }) => isUnderWay && !inWarehouse),
  delivered: which(({ isDelivered }) => isDelivered),
  cancelled: which(({ isCancelled }) => isCancelled),
};
