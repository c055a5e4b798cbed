import type { ListShape, ListView } from "#app/admin/frame/list-address.ts";
import { type ReturnFilter, returnWork } from "#app/features/after-sale/returns/list-filters.ts";
import type { ReturnRow, ReturnSort } from "#app/features/after-sale/returns/list-returns.server.ts";
import { caseStatuses, caseStatusNames, returnStatusFacts } from "#app/shared/case-statuses.ts";
import { type ReturnDestination, type ReturnKind, returnKinds, type WasteReason } from "#app/shared/states.ts";
import type { BadgeTone } from "#app/ui/badge.tsx";

/** The URL of the list of returns. */
export const returnsShape = {
  path: "/admin/returns",
  sorts: ["newest", "oldest"],
  filters: { status: caseStatuses("return"), kind: returnKinds, work: returnWork },
} as const satisfies ListShape<ReturnSort, ReturnFilter>;
export type ReturnsView = ListView<ReturnSort, ReturnFilter>;

export const kindNames: Record<ReturnKind, string> = {
  return: "Return",
  withdrawal: "Withdrawal",
  exchange: "Exchange",
  complaint: "Complaint",
};

export const returnSortNames = { newest: "Newest first", oldest: "Oldest first" } as const;

/** The state of a return as a list shows it: one of which a part came has its own word. */
export function stateFacts({ status, received }: Pick<ReturnRow, "status" | "received">): {
  name: string;
  tone: BadgeTone;
} {
  return status === "requested" && received > 0
    ? { name: "Part received", tone: "warning" }
    : returnStatusFacts[status];
}

export const returnFilterNames = {
  status: {
    label: "State",
    values: caseStatusNames("return"),
  },
  kind: { label: "Kind", values: kindNames },
  work: {
    label: "Waits for us",
    values: { settle: "Goods here", lapsing: "Lapses in 3 days", objected: "Objection to decide" },
  },
} as const;

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
