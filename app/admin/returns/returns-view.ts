import type { ListShape, ListView } from "#app/admin/frame/list-address.ts";
import type { ReturnFilter, ReturnSort } from "#app/features/returns/list-returns.server.ts";
import {
  type ReturnDestination,
  type ReturnKind,
  returnKinds,
  type ReturnStatus,
  returnStatuses,
  type WasteReason,
} from "#app/shared/states.ts";
import type { BadgeTone } from "#app/ui/badge.tsx";

/** The URL of the list of returns. */
export const returnsShape = {
  path: "/admin/returns",
  sorts: ["newest", "oldest"],
  filters: { status: returnStatuses, kind: returnKinds },
} as const satisfies ListShape<ReturnSort, ReturnFilter>;
export type ReturnsView = ListView<ReturnSort, ReturnFilter>;

export const returnSortNames = { newest: "Newest first", oldest: "Oldest first" } as const;

/** What staff call the states of a return, and their tone. */
export const returnStatusFacts: Record<ReturnStatus, { name: string; tone: BadgeTone }> = {
  requested: { name: "Awaiting goods", tone: "neutral" },
  received: { name: "Received", tone: "warning" },
  refunded: { name: "Refunded", tone: "success" },
  declined: { name: "Declined", tone: "danger" },
  sent: { name: "Replacement sent", tone: "success" },
  lapsed: { name: "Lapsed", tone: "neutral" },
  cancelled: { name: "Cancelled", tone: "neutral" },
};

export const returnFilterNames = {
  status: {
    label: "State",
    values: Object.fromEntries(Object.entries(returnStatusFacts).map(([status, { name }]) => [status, name])),
  },
  kind: { label: "Kind" },
} as const;

export const kindNames: Partial<Record<ReturnKind, string>> = {
  return: "Return",
  withdrawal: "Withdrawal",
  exchange: "Exchange",
};

export const destinationNames: Record<ReturnDestination, string> = {
  stock: "To stock",
  repair: "To repair",
  waste: "Waste",
};

export const wasteNames: Record<WasteReason, string> = {
  damaged: "Damaged",
  worn: "Worn",
  hygiene: "Hygiene",
  incomplete: "Incomplete",
  recalled: "Recalled",
};
