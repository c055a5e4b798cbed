import { type RefusalReason, refusalReasonNames } from "./refusal-reasons.texts.ts";

/** The reasons that a review may be declined for, by what staff call them. */
export const refusalReasons: Readonly<Record<RefusalReason, string>> = refusalReasonNames("en");
