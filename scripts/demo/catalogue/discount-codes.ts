/** A discount code. Amounts in kronor; `startsInDays` and `expiresInDays` may lie in the past. */
export interface DemoDiscountCode {
  code: string;
  description: string;
  discountType: "percentage" | "fixed";
  value: number;
  isActive: boolean;
  minOrderAmount: number;
  maxDiscountAmount: number | null;
  startsInDays: number | null;
  expiresInDays: number | null;
  maxUses: number | null;
  maxUsesPerCustomer: number | null;
}

const usual = {
  isActive: true,
  minOrderAmount: 0,
  maxDiscountAmount: null,
  startsInDays: null,
  expiresInDays: null,
  maxUses: null,
  maxUsesPerCustomer: null,
} as const;

/** One code for every outcome at the checkout. */
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
    description: "15% for our race crew",
    discountType: "percentage",
    value: 15,
    isActive: false,
  },
  {
    ...usual,
    code: "MIDSOMMAR",
    description: "20% over midsummer",
    discountType: "percentage",
    value: 20,
    expiresInDays: -30,
  },
  {
    ...usual,
    code: "VINTER200",
    description: "200 kr off winter orders",
    discountType: "fixed",
    value: 200,
    minOrderAmount: 1500,
    expiresInDays: 120,
  },
  { ...usual, code: "TACK50", description: "50 kr thank you", discountType: "fixed", value: 50 },
  {
    ...usual,
    code: "PULSE25",
    description: "25% off, at most 300 kr",
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
    description: "50% off your order",
    discountType: "percentage",
    value: 50,
    maxDiscountAmount: 400,
    maxUses: 3,
  },
];
