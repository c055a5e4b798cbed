import type { ProductState } from "#app/shared/states.ts";

/** What staff call the states of a product. */
export const stateTexts: Record<ProductState, string> = {
  published: "Published",
  draft: "Draft",
  scheduled: "Scheduled",
  private: "Hidden",
};
