import type { ListShape, ListView } from "#app/admin/frame/list-address.ts";
import { type CodeState, codeStates } from "#app/features/selling/discounts/code-state.ts";
import type { CodeFilter, CodeSort } from "#app/features/selling/discounts/list-codes.server.ts";
import type { BadgeTone } from "#app/ui/badge.tsx";

/** The URL of the discount codes. */
export const discountsShape = {
  path: "/admin/discounts",
  sorts: ["newest", "code"],
  filters: { state: codeStates },
} as const satisfies ListShape<CodeSort, CodeFilter>;
export type DiscountsView = ListView<CodeSort, CodeFilter>;

export const codeStateNames: Record<CodeState, string> = {
  active: "Active",
  scheduled: "Scheduled",
  expired: "Expired",
  "used-up": "Used up",
  disabled: "Disabled",
};
export const codeStateTones: Record<CodeState, BadgeTone> = {
  active: "success",
  scheduled: "warning",
  expired: "neutral",
  "used-up": "neutral",
  disabled: "danger",
};
export const codeSortNames = { newest: "Newest first", code: "By code" } as const;
export const codeFilterNames = { state: { label: "Status", values: codeStateNames } } as const;
