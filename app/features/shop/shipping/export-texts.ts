import { exportTexts } from "./exports.texts.ts";
import { type ChargedVat, isExportOrder, isVoecOrder } from "./exports.ts";

/** What a buyer abroad must know before the order, and finds again in its e-mail: whether anything is due on delivery. */
export function dutiesText(order: ChargedVat): string {
  if (isVoecOrder(order)) return exportTexts().nothingDue;
  return isExportOrder(order) ? exportTexts().norwegianDuties : "";
}
