import { listAddress } from "#app/admin/frame/list-address.ts";
import type { CaseFilters } from "#app/features/after-sale/cases/list-cases.server.ts";

import { caseList } from "./case-list.tsx";

type Filters = Partial<CaseFilters>;

/** The filters that the lists of withdrawals and of complaints had when they were apart, as the list of all cases says them. */
const filtersOf: Record<"withdrawal" | "complaint", Record<string, Filters>> = {
  withdrawal: {
    "status=unmatched": { work: "unmatched" },
    "status=late": { work: "late" },
    "status=open": { state: "open" },
    "status=refunded": { state: "done" },
    "status=closed": { state: "done" },
    "status=declined": { state: "done" },
    "refund=due": { work: "refund-due" },
    "refund=overdue": { work: "refund-overdue" },
    "refund=trouble": { work: "refund-trouble" },
  },
  complaint: {
    "status=received": { work: "answer" },
    "status=waiting": { state: "customer" },
    "status=accepted": { work: "resolve" },
    "status=rejected": { state: "done" },
    "status=closed": { state: "done" },
    "answer=due": { work: "answer-due" },
    "answer=overdue": { work: "answer-overdue" },
    "mark=unmatched": { work: "unmatched" },
    "mark=late": { work: "after-three-years" },
  },
};

/** Where an address of such a list leads now: to the same cases in the list of all. */
export function addressInAll(kind: keyof typeof filtersOf, { searchParams }: URL): string {
  const filters: Filters = { kind };
  for (const [name, value] of searchParams) Object.assign(filters, filtersOf[kind][`${name}=${value}`]);
  return listAddress(caseList, {
    search: searchParams.get("q") ?? "",
    sort: searchParams.get("sort") === "oldest" ? "oldest" : "newest",
    filters,
  });
}
