import type { Permission } from "#app/features/shop/staff/permissions.ts";

/** Counting ends here: a list of a hundred says as much as one of ten thousand. */
export const mostCounted = 100;

export type TodayTask =
  | "to-pack"
  | "refunds"
  | "withdrawals-due"
  | "withdrawals-overdue"
  | "withdrawals-unmatched"
  | "withdrawals-late"
  | "withdrawals-trouble"
  | "late-goods"
  | "returns-to-settle"
  | "exchanges-lapsing"
  | "objections"
  | "complaints-new"
  | "complaints-due"
  | "complaints-overdue"
  | "complaints-accepted"
  | "disputes"
  | "discrepancies"
  | "low-stock"
  | "sold-out"
  | "messages"
  | "data-requests"
  | "accessibility"
  | "reviews"
  | "claims-ending"
  | "incomplete-products"
  | "dead-letters"
  | "scheduled";

/** What waits for staff, the list that shows it, and who may see it. */
export const todayTasks: readonly {
  task: TodayTask;
  title: string;
  /** What is said when nothing waits. */
  none: string;
  to: string;
  permission: Permission;
}[] = [
  {
    task: "to-pack",
    title: "Orders to pack",
    none: "All packed",
    to: "/admin?tab=orders&work=to-send",
    permission: "orders:read",
  },
  {
    task: "refunds",
    title: "Refunds waiting",
    none: "All paid back",
    to: "/admin?tab=orders&work=refund-waiting",
    permission: "orders:read",
  },
  {
    task: "withdrawals-due",
    title: "Withdrawals to refund in 4 days",
    none: "None due",
    to: "/admin/withdrawals?refund=due",
    permission: "orders:read",
  },
  {
    task: "withdrawals-overdue",
    title: "Withdrawals overdue",
    none: "None overdue",
    to: "/admin/withdrawals?refund=overdue",
    permission: "orders:read",
  },
  {
    task: "withdrawals-unmatched",
    title: "Withdrawals to match",
    none: "All matched",
    to: "/admin/withdrawals?status=unmatched",
    permission: "orders:read",
  },
  {
    task: "withdrawals-late",
    title: "Late withdrawals to decide",
    none: "All decided",
    to: "/admin/withdrawals?status=late",
    permission: "orders:read",
  },
  {
    task: "withdrawals-trouble",
    title: "Withdrawals that could not be refunded",
    none: "None",
    to: "/admin/withdrawals?refund=trouble",
    permission: "orders:read",
  },
  {
    task: "late-goods",
    title: "Goods of ended exchanges to refund",
    none: "None",
    to: "/admin/returns?status=lapsed",
    permission: "orders:read",
  },
  {
    task: "returns-to-settle",
    title: "Parcels to settle",
    none: "All settled",
    to: "/admin/returns?work=settle",
    permission: "orders:read",
  },
  {
    task: "exchanges-lapsing",
    title: "Exchanges that lapse in 3 days",
    none: "None lapses soon",
    to: "/admin/returns?work=lapsing",
    permission: "orders:read",
  },
  {
    task: "objections",
    title: "Objections to deductions",
    none: "All decided",
    to: "/admin/returns?work=objected",
    permission: "orders:read",
  },
  {
    task: "complaints-new",
    title: "Complaints to answer",
    none: "All answered",
    to: "/admin/complaints?status=received",
    permission: "orders:read",
  },
  {
    task: "complaints-due",
    title: "Complaints due in 4 days",
    none: "None due",
    to: "/admin/complaints?answer=due",
    permission: "orders:read",
  },
  {
    task: "complaints-overdue",
    title: "Complaints overdue",
    none: "None overdue",
    to: "/admin/complaints?answer=overdue",
    permission: "orders:read",
  },
  {
    task: "complaints-accepted",
    title: "Complaints to put right",
    none: "All put right",
    to: "/admin/complaints?status=accepted",
    permission: "orders:read",
  },
  {
    task: "disputes",
    title: "Disputes to answer",
    none: "None open",
    to: "/admin/payments#disputes",
    permission: "payments:read",
  },
  {
    task: "discrepancies",
    title: "Payments to look at",
    none: "All agree",
    to: "/admin/payments#discrepancies",
    permission: "payments:read",
  },
  {
    task: "messages",
    title: "Unanswered messages",
    none: "All answered",
    to: "/admin?tab=contact&status=new",
    permission: "messages:read",
  },
  {
    task: "data-requests",
    title: "Data requests",
    none: "All answered",
    to: "/admin/people/requests?state=open",
    permission: "people:read",
  },
  {
    task: "accessibility",
    title: "Feedback on accessibility",
    none: "All answered",
    to: "/admin/accessibility",
    permission: "messages:read",
  },
  {
    task: "reviews",
    title: "Reviews to moderate",
    none: "All decided",
    to: "/admin/reviews?status=pending",
    permission: "reviews:moderate",
  },
  {
    task: "low-stock",
    title: "Low stock",
    none: "None running low",
    to: "/admin/inventory?stock=low",
    permission: "inventory:write",
  },
  {
    task: "sold-out",
    title: "Sold out",
    none: "All in stock",
    to: "/admin/inventory?stock=out",
    permission: "inventory:write",
  },
  {
    task: "claims-ending",
    title: "Claims that end in 30 days",
    none: "None ends soon",
    to: "/admin/claims?state=expiring",
    permission: "products:write",
  },
  {
    task: "incomplete-products",
    title: "Published products lacking data",
    none: "All complete",
    to: "/admin/products/incomplete",
    permission: "products:write",
  },
  {
    task: "dead-letters",
    title: "E-mails not delivered",
    none: "All delivered",
    to: "/admin/unsent-mail",
    permission: "mail:resend",
  },
  {
    task: "scheduled",
    title: "Products scheduled",
    none: "None scheduled",
    to: "/admin?tab=products&state=scheduled",
    permission: "products:write",
  },
];

/** A count as it is shown: `99+` where counting ended. */
export function shownCount(count: number): string {
  return count >= mostCounted ? `${mostCounted - 1}+` : String(count);
}
