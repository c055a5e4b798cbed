import type { ReactNode } from "react";

import { listAddress } from "#app/admin/frame/list-address.ts";
import type { List, ListData } from "#app/admin/frame/list-screen.tsx";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import { shownCount } from "#app/admin/frame/shown-count.ts";
import type { CaseRow, listCases } from "#app/features/after-sale/cases/list-cases.server.ts";
import { caseStageNames, complaintStatusFacts, isAwaited, withdrawalStatusFacts } from "#app/shared/case-statuses.ts";
import { formatShortDate } from "#app/shared/dates.ts";
import type { ReturnKind } from "#app/shared/states.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { ChipLink } from "#app/ui/chip.tsx";

import { kindNames, noticeState, stateFacts, workNames } from "./case-names.ts";

/** Every withdrawal, return, exchange and complaint. */
export const caseList: List<typeof listCases> = {
  path: "/admin/returns",
  title: "Returns",
  name: "returns",
  searchLabel: "Order, case or tracking number, name",
  sorts: { newest: "Newest first", oldest: "Oldest first" },
  filters: {
    kind: { label: "Kind", values: kindNames },
    state: { label: "State", values: { open: "All open", ...caseStageNames } },
    work: { label: "Needs action", values: workNames },
  },
  empty: ({ search, filters: { kind, state, work } }) => {
    if (search !== "" || state === "done") return "No matching cases.";
    return kind || state || work ? "Nothing to do here." : "No withdrawals, returns, exchanges or complaints yet.";
  },
  emptyIcon: "check",
  columns: ({ now }) => [
    {
      title: "Case",
      lead: true,
      cell: (row) => (
        <RowLink to={caseAddress(row)} className="whitespace-nowrap">
          {row.number}
        </RowLink>
      ),
    },
    { title: "Kind", cell: ({ kind }) => <span className="whitespace-nowrap">{kindNames[kind]}</span> },
    {
      title: "Order",
      cell: ({ orderId, orderNumber, reference }) =>
        orderId && orderNumber ? (
          <RowLink to={`/admin/orders/${orderId}`} className="whitespace-nowrap">
            {orderNumber}
          </RowLink>
        ) : (
          `${reference} (no order yet)`.trim()
        ),
    },
    { title: "Customer", cell: ({ customer }) => customer || <span className="text-muted">Deleted</span> },
    { title: "What", cell: ({ items }) => <Items text={items} /> },
    {
      title: "State",
      cell: (row) => (
        <span className="inline-flex flex-wrap gap-1.5">
          <Badge tone={stateOf(row).tone}>{stateOf(row).name}</Badge>
          {row.hasObjection ? <Badge tone="danger">Objected</Badge> : null}
        </span>
      ),
    },
    {
      title: "Since, due",
      cell: (row) => (
        <>
          <time dateTime={row.openedAt} className="block whitespace-nowrap">
            {formatShortDate(row.openedAt)}
          </time>
          <Due row={row} now={now} />
        </>
      ),
    },
  ],
};

/** Where a case is worked on. */
const caseAddress = ({ kind, id }: CaseRow) =>
  `/admin/${kind === "withdrawal" || kind === "complaint" ? `${kind}s` : "returns"}/${id}`;

/** Where a case stands, in the words of its kind. */
function stateOf(row: CaseRow): { name: string; tone: BadgeTone } {
  if (row.kind === "withdrawal") return noticeState(row.status, row.goods);
  return row.kind === "complaint" ? complaintStatusFacts[row.status] : stateFacts(row);
}

/** What there is to do by a day; null when nothing is. */
function dutyOf(row: CaseRow): string | null {
  if (row.kind === "withdrawal") return withdrawalStatusFacts[row.status].isOpen ? "Refund by" : null;
  if (row.kind === "complaint") return complaintStatusFacts[row.status].waitsFor === "our-answer" ? "Reply by" : null;
  return isAwaited(row.status) ? "Held until" : null;
}

function Due({ row, now }: { row: CaseRow; now: string }): ReactNode {
  const duty = dutyOf(row);
  if (duty === null || row.dueAt === null) return null;
  const isOverdue = row.dueAt < now;
  return (
    <span className={isOverdue ? "font-semibold text-danger" : "text-muted"}>
      {`${duty} `}
      <span className="whitespace-nowrap">{formatShortDate(row.dueAt)}</span>
      {isOverdue ? " (overdue)" : ""}
    </span>
  );
}

/** The first item of a case; the case itself has them all. */
function Items({ text }: { text: string }) {
  const [first, ...others] = text.split("\n");
  return (
    <>
      <span className="line-clamp-3 lg:min-w-36">{first}</span>
      {others.length > 0 ? <span className="text-muted">{`and ${others.length} more`}</span> : null}
    </>
  );
}

interface CountsProps extends Pick<ListData<typeof listCases>, "view"> {
  toDo: number;
  open: readonly { kind: ReturnKind; open: number }[];
}

/** How many cases wait for staff, and how many of each kind are open, each with the list of them. */
export function CaseCounts({ view, toDo, open }: CountsProps) {
  const { kind, state } = view.filters;
  return (
    <nav aria-label="Open cases" className="mb-6 flex flex-wrap gap-2">
      <ChipLink
        to={listAddress(caseList, { filters: { state: "todo" } })}
        current={state === "todo" && kind === undefined}
        discover="none"
      >
        {`To do: ${shownCount(toDo)}`}
      </ChipLink>
      {open.map(({ kind: shown, open: count }) => (
        <ChipLink
          key={shown}
          to={listAddress(caseList, { filters: { kind: shown, state: "open" } })}
          current={state === "open" && kind === shown}
          discover="none"
        >
          {`${kindNames[shown]}: ${shownCount(count)} open`}
        </ChipLink>
      ))}
    </nav>
  );
}
