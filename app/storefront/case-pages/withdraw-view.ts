import type { ReplacedUnits } from "#app/features/after-sale/cases/replaced-units.ts";
import type { NoticeField } from "#app/features/after-sale/cases/schemas.ts";
import type { WithdrawalPeriod } from "#app/features/after-sale/cases/withdrawal-deadline.ts";
import type { Receipt } from "#app/features/after-sale/cases/withdrawal-receipt.ts";
import type { Currency } from "#app/shared/currencies.ts";

/** An order that a signed link proves, with what can be withdrawn from. */
export interface LinkedOrder {
  orderNumber: string;
  currency: Currency;
  period: WithdrawalPeriod;
  isLate: boolean;
  /** Where goods of its market go back to, in lines; null for the shop's own address. */
  returnAddress: string | null;
  lines: {
    id: string;
    name: string;
    color: string;
    size: string;
    image: string;
    quantity: number;
    available: number;
    /** Units that were sent in exchange, with 14 days of their own. */
    replaced: ReplacedUnits[];
  }[];
  /** The numbers of earlier notices. */
  earlier: string[];
}

export type NoticeValues = Record<NoticeField, string>;

/** What the page shows: the form, its confirmation, or the receipt. */
export type WithdrawView =
  | {
      step: "form";
      order: LinkedOrder | null;
      isExpired: boolean;
      formId: string;
      values: NoticeValues;
      /** Units by the id of their line. */
      units: Record<string, number>;
      errors: Partial<Record<NoticeField | "units", string>>;
      notice: string | null;
    }
  | {
      step: "review";
      formId: string;
      values: NoticeValues;
      /** Empty for a notice that was typed. */
      lines: { id: string; name: string; color: string; size: string; quantity: number }[];
      /** The same in a sentence that a person would say, and in the law's words. */
      summary: string;
      statement: string;
    }
  | {
      step: "receipt";
      receipt: Receipt;
      /** The signed link to the label of what comes back; null when nothing does. */
      labelUrl: string | null;
    };
