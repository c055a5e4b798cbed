import type { SectionContent } from "./sections.server.ts";

/** Whether a change takes the VAT out of prices that carried it: that is confirmed by typed words. */
export function takesVatOut(section: string, before: SectionContent | null, after: SectionContent | null): boolean {
  return section === "vat" && before?.["mode"] === "included" && after?.["mode"] === "added";
}
