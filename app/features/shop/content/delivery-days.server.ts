import { deliveryText } from "#app/features/shop/shipping/delivery-dates.ts";
import { hasExpress } from "#app/features/shop/shipping/delivery-times.ts";
import { shippingCountries } from "#app/features/shop/shipping/rates.ts";

/** When what is ordered now is delivered, by country: `Sweden: Fri 27 Nov – Tue 1 Dec, express Wed 25 – Thu 26 Nov`. */
export function deliveryDays(orderedAt: Date): string[] {
  return shippingCountries.map((country) => {
    const days = (method: "standard" | "express") => deliveryText({ orderedAt, method, country, sources: [] });
    return `${country}: ${days("standard")}${hasExpress(country) ? `, express ${days("express")}` : ""}`;
  });
}
