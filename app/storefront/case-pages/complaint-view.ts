import type { ComplaintField } from "#app/features/after-sale/cases/schemas.ts";

/** An order that a signed link proves, with its items. */
export interface LinkedOrder {
  orderNumber: string;
  isLate: boolean;
  lines: { id: string; name: string; color: string; size: string; image: string; units: number }[];
  /** The numbers of earlier complaints. */
  earlier: string[];
}

export type ComplaintValues = Record<ComplaintField, string>;

/** What a receipt shows. */
export interface ShownReceipt {
  id: string;
  facts: [name: string, fact: string][];
  items: string[];
  description: string;
  steps: string[];
  bodies: string;
  /** The signed link to the complaint's page; null for who did not prove to be the buyer on this page: their e-mail has it. */
  link: string | null;
  /** The names of photos that were not stored. */
  lost: string[];
}

/** What the page shows: the form, or the receipt. */
export type ComplaintPageView =
  | {
      step: "form";
      order: LinkedOrder | null;
      isExpired: boolean;
      formId: string;
      /** The key that photos are stored under, and how many are stored already. */
      pictureKey: string;
      keptPhotos: number;
      values: ComplaintValues;
      /** Units by the id of their line. */
      units: Record<string, number>;
      errors: Partial<Record<ComplaintField | "units" | "photos", string>>;
      notice: string | null;
    }
  | { step: "receipt"; receipt: ShownReceipt };
