/** What shipping costs, in öre, and from which discounted total it is free. From the site configuration. */
export interface ShippingRates {
  freeThresholdOre: number;
  standardOre: number;
  expressOre: number;
  priorityOre: number;
}

/** Every method the shop knows. `priority` is known but not offered (specification, section 9). */
export const shippingMethods = ["standard", "express", "priority"] as const;
export type ShippingMethod = (typeof shippingMethods)[number];

export const offeredShippingMethods = [
  { id: "standard", name: "Standard delivery", time: "3-5 business days" },
  { id: "express", name: "Express delivery", time: "1-2 business days" },
] as const satisfies { id: ShippingMethod; name: string; time: string }[];

export const shippingCountries = ["Sweden", "Norway", "Denmark", "Finland"] as const;
export type ShippingCountry = (typeof shippingCountries)[number];

/** Free for any method from the threshold up; else the method's own rate. Öre. */
export function shippingCost(discountedOre: number, method: ShippingMethod, rates: ShippingRates): number {
  if (discountedOre >= rates.freeThresholdOre) return 0;
  return { standard: rates.standardOre, express: rates.expressOre, priority: rates.priorityOre }[method];
}

/** Days from the order to its expected delivery: 2 for express, else 3 (decisions.md). */
export function deliveryDays(method: ShippingMethod): number {
  return method === "express" ? 2 : 3;
}
