import type { ReturnRow } from "#app/features/after-sale/returns/list-returns.server.ts";
import { returnStatusFacts } from "#app/shared/case-statuses.ts";
import type { ReturnDestination, ReturnKind, WasteReason } from "#app/shared/states.ts";
import type { BadgeTone } from "#app/ui/badge.tsx";

export const kindNames: Record<ReturnKind, string> = {
  return: "Return",
  withdrawal: "Withdrawal",
  exchange: "Exchange",
  complaint: "Complaint",
};

/** The state of a return as a list shows it: one of which a part came has its own word. */
export function stateFacts({ status, received }: Pick<ReturnRow, "status" | "received">): {
  name: string;
  tone: BadgeTone;
} {
  return status === "requested" && received > 0
    ? { name: "Part received", tone: "warning" }
    : returnStatusFacts[status];
}

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
