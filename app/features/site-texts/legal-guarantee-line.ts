import { complaintYears } from "./withdrawal-terms.ts";

/** The line under every price that opens the notice (CRD art. 5(1)(e), 6(1)(l); Reg. (EU) 2025/1960). */
export const legalGuaranteeLine = `Your legal guarantee: ${complaintYears} years in Sweden`;

/** Where the notice is. */
export const legalGuaranteePath = "/legal-guarantee";
