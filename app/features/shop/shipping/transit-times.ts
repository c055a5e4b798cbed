import { businessDaysTexts } from "./business-days.texts.ts";
import { type ShippingCountry, shippingCountryOf, type ShippingMethod } from "./rates.ts";

/** Business days from packing. */
export interface DeliveryTime {
  first: number;
  last: number;
  /** The one that an order's `estimatedDelivery` names. */
  expected: number;
}

interface CountryTimes {
  standard: DeliveryTime;
  /** Null where no carrier keeps what express says: to Norway a parcel passes the customs. */
  express: DeliveryTime | null;
  /** Of goods that a partner sends, by any method. */
  partner: DeliveryTime;
}

const times: Record<ShippingCountry, CountryTimes> = {
  Sweden: {
    standard: { first: 3, last: 5, expected: 3 },
    express: { first: 1, last: 2, expected: 2 },
    partner: { first: 7, last: 12, expected: 9 },
  },
  Norway: {
    standard: { first: 5, last: 8, expected: 6 },
    express: null,
    partner: { first: 10, last: 16, expected: 13 },
  },
  Denmark: {
    standard: { first: 4, last: 6, expected: 5 },
    express: { first: 2, last: 3, expected: 3 },
    partner: { first: 8, last: 13, expected: 10 },
  },
  Finland: {
    standard: { first: 4, last: 7, expected: 5 },
    express: { first: 2, last: 4, expected: 3 },
    partner: { first: 8, last: 14, expected: 11 },
  },
};

/** How long our own goods take by a method. Express where it is not offered, as old orders have it, takes as long as standard. */
export function ownTime(method: ShippingMethod, country: string): DeliveryTime {
  const { standard, express } = times[shippingCountryOf(country)];
  return method === "express" ? (express ?? standard) : standard;
}

/** How long goods from a partner take. */
export function partnerTime(country: string): DeliveryTime {
  return times[shippingCountryOf(country)].partner;
}

/** Whether express is offered to a country. */
export function hasExpress(country: ShippingCountry): boolean {
  return times[country].express !== null;
}

/** How long goods take to a country by express; null where it isn't offered. */
export function expressTime(country: string): DeliveryTime | null {
  return times[shippingCountryOf(country)].express;
}

/** `3-5 business days`, in the current language. */
export function timeText({ first, last }: DeliveryTime): string {
  return businessDaysTexts().businessDays(first, last);
}
