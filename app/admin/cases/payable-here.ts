import { providersInReach } from "#app/features/selling/payments/provider-names.ts";

/** Which money a complaint's page can pay: what its actions would refuse for the payment's provider is not offered. */
export interface Payable {
  moneyBack: boolean;
  lowerPrice: boolean;
}

/** What can be paid back of a payment that `paidBy` took while `provider` is on; nothing when none stands. */
export function payableHere(provider: { name: string } | null, paidBy: string | null): Payable {
  return {
    moneyBack: paidBy !== null && providersInReach(provider).includes(paidBy),
    lowerPrice: paidBy !== null && provider?.name === paidBy,
  };
}
