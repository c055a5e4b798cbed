import type { CodeKind } from "#app/features/selling/discounts/discount-code.ts";
import type { MarketId } from "#app/shared/market-ids.ts";
import type { DiscountMethod } from "#app/shared/states.ts";

/** A discount code. Amounts in kronor, or in the money of its market; `startsInDays` and `expiresInDays` may lie in the past. */
export interface DemoDiscountCode {
  /** Of an automatic discount its id. */
  code: string;
  method: DiscountMethod;
  /** Of an automatic discount; empty for a code. */
  title: string;
  description: string;
  discountType: CodeKind;
  value: number;
  isActive: boolean;
  minOrderAmount: number;
  maxDiscountAmount: number | null;
  startsInDays: number | null;
  expiresInDays: number | null;
  maxUses: number | null;
  maxUsesPerCustomer: number | null;
  /** Null for all products. */
  productIds: string[] | null;
  buyQuantity: number | null;
  getQuantity: number | null;
  /** Null for all. */
  market: MarketId | null;
}

const usual = {
  method: "code",
  title: "",
  isActive: true,
  minOrderAmount: 0,
  maxDiscountAmount: null,
  startsInDays: null,
  expiresInDays: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  productIds: null,
  buyQuantity: null,
  getQuantity: null,
  market: null,
} as const;

const leggings = ["form-leggings", "kontur-leggings", "raffla-ribbed-leggings", "vinterlop-thermal-leggings"];

/** One code for every outcome at the checkout, and an automatic discount that is yet to begin. */
export const demoDiscountCodes: readonly DemoDiscountCode[] = [
  {
    ...usual,
    code: "WELCOME10",
    description: "10% off your first order",
    discountType: "percentage",
    value: 10,
    maxUsesPerCustomer: 1,
  },
  {
    ...usual,
    code: "CREW15",
    description: "15% off for our race crew",
    discountType: "percentage",
    value: 15,
    isActive: false,
  },
  {
    ...usual,
    code: "MIDSOMMAR",
    description: "20% off over Midsummer",
    discountType: "percentage",
    value: 20,
    expiresInDays: -30,
  },
  {
    ...usual,
    code: "VINTER200",
    description: "200 kr off orders of 1 500 kr or more",
    discountType: "fixed",
    value: 200,
    minOrderAmount: 1500,
    expiresInDays: 120,
  },
  { ...usual, code: "TACK50", description: "50 kr off as a thank-you", discountType: "fixed", value: 50 },
  {
    ...usual,
    code: "PULSE25",
    description: "25% off, up to 300 kr",
    discountType: "percentage",
    value: 25,
    maxDiscountAmount: 300,
    expiresInDays: 60,
  },
  {
    ...usual,
    code: "NYTTAR26",
    description: "15% off for the first week of the year",
    discountType: "percentage",
    value: 15,
    startsInDays: 40,
    expiresInDays: 47,
  },
  {
    ...usual,
    code: "FIRST3",
    description: "50% off, up to 400 kr",
    discountType: "percentage",
    value: 50,
    maxDiscountAmount: 400,
    maxUses: 3,
  },
  {
    ...usual,
    code: "LEGGINGS20",
    description: "20% off selected leggings, on orders of 500 kr or more",
    discountType: "percentage",
    value: 20,
    productIds: leggings,
    minOrderAmount: 500,
    expiresInDays: 45,
    maxUsesPerCustomer: 1,
  },
  {
    ...usual,
    code: "FRAKTFRI",
    description: "Free standard delivery",
    discountType: "free-shipping",
    value: 0,
    expiresInDays: 90,
  },
  {
    ...usual,
    code: "SOCKS3FOR2",
    description: "Buy 2 pairs of socks, get 1 free",
    discountType: "buy-x-get-y",
    value: 100,
    productIds: ["performance-crew-socks", "tempo-ankle-socks", "press-compression-socks", "dold-no-show-socks"],
    buyQuantity: 2,
    getQuantity: 1,
  },
  {
    ...usual,
    code: "VINTER75",
    description: "75 kr off orders of 600 kr or more",
    discountType: "fixed",
    value: 75,
    minOrderAmount: 600,
    market: "no",
  },
  {
    ...usual,
    code: "AUTO-1E661265AA1F",
    method: "automatic",
    title: "Buy 2 pairs of leggings, get 1 at half price",
    description: "",
    discountType: "buy-x-get-y",
    value: 50,
    productIds: leggings,
    buyQuantity: 2,
    getQuantity: 1,
    startsInDays: 60,
    expiresInDays: 67,
  },
];
