import type { RetainedData } from "./retention-periods.ts";

/** What the policies of one language say of the data that the shop stores. */
export interface RetentionWords {
  /** Each unit after 1, and after other numbers. */
  units: Record<"days" | "months" | "years", readonly [one: string, other: string]>;
  /** What happens to data at the end of its period, where `afterwards` says nothing else. */
  isDeleted: string;
  kinds: Record<
    RetainedData,
    {
      /** The data, as the policies name it. */
      data: string;
      /** The start of its period, as it stands after the amount of time: `after the order`. */
      after: string;
      afterwards?: string;
    }
  >;
}
