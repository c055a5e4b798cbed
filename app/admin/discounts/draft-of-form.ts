import { codeKinds } from "#app/features/selling/discounts/discount-code.ts";
import { marketIds } from "#app/shared/market-ids.ts";
import { fromSwedishField } from "#app/shared/swedish-time.ts";

import type { ToldCode } from "./code-texts.ts";

/**
 * What the fields of a code say while they are filled in, to be told in words; null while they do not make a code. The form's schema
 * judges what is saved: zod would weigh on every page that shares a script with this one.
 */
export function draftOfForm(form: FormData, picked: readonly string[]): ToldCode | null {
  const text = (name: string) => {
    const sent = form.get(name);
    return typeof sent === "string" ? sent.trim() : "";
  };
  const number = (name: string) => (text(name) === "" ? null : Number(text(name).replace(",", ".")));
  const hundredths = (name: string) => {
    const given = number(name);
    return given === null ? null : Math.round(given * 100);
  };
  const kind = codeKinds.find((one) => one === text("discountType")) ?? "percentage";
  const of = <T>(wanted: typeof kind, value: T) => (kind === wanted ? value : null);
  const draft = {
    discountType: kind,
    valueHundredths: hundredths("valueHundredths") ?? 0,
    buyQuantity: of("buy-x-get-y", number("buyQuantity")),
    getQuantity: of("buy-x-get-y", number("getQuantity")),
    productIds: text("scope") === "products" ? picked : null,
    minOrderOre: hundredths("minOrderOre") ?? 0,
    maxDiscountOre: of("percentage", hundredths("maxDiscountOre")),
    startsAt: fromSwedishField(text("startsAt")),
    expiryDate: fromSwedishField(text("expiryDate")),
    market: marketIds.find((id) => id === text("market")) ?? null,
    maxUses: number("maxUses"),
    maxUsesPerCustomer: number("maxUsesPerCustomer"),
  };
  const isWrong = Object.values(draft).some((value) => Number.isNaN(value));
  const isWhole =
    (kind === "free-shipping" || draft.valueHundredths > 0) &&
    (kind !== "buy-x-get-y" || (draft.buyQuantity !== null && draft.getQuantity !== null)) &&
    draft.productIds?.length !== 0;
  return isWhole && !isWrong ? draft : null;
}
