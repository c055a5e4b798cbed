import type { FlatFields } from "./setting-fields.ts";

/** What staff type before prices are shown without VAT. It is kept in the audit log. */
export const vatConfirmation = "for business buyers only";

/** What prices without VAT mean, on the setting's page and wherever the shop is checked. */
export const addedVatWarning =
  "'VAT is added at checkout' is for business buyers. It's against the law for consumers, whose prices must include VAT (Price Information Act 2004:347).";

/** The words as they were typed; null when they are not the ones asked for. */
export function typedConfirmation(fields: FlatFields): string | null {
  const typed = (fields["confirmation"] ?? "").trim().toLowerCase();
  return typed === vatConfirmation ? typed : null;
}
