import { sendPath } from "#app/admin/orders/chosen-orders.ts";
import type { Permission } from "#app/features/shop/staff/permissions.ts";

/** How urgent a task is: its time has passed, it waits for us, or it is good to know. */
export type TodayBand = "overdue" | "now" | "open";

export type TodayTask =
  | "orders-overdue"
  | "to-pack"
  | "assigned"
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
  | "webhooks-failing"
  | "scheduled";

/** What waits for staff, the list that shows it, and who may see it. */
export const todayTasks: readonly {
  task: TodayTask;
  title: string;
  band: TodayBand;
  to: string;
  permission: Permission;
  /** Where the job itself is done, and who may do it. */
  job?: { to: string; permission: Permission };
}[] = [
  {
    task: "orders-overdue",
    band: "overdue",
    title: "Orders late",
    to: "/admin?tab=orders&work=overdue",
    permission: "orders:read",
  },
  {
    task: "to-pack",
    band: "now",
    title: "Orders to send",
    to: "/admin?tab=orders&work=to-send",
    permission: "orders:read",
    job: { to: sendPath, permission: "orders:write" },
  },
  {
    task: "assigned",
    band: "now",
    title: "Assigned to you, to send",
    to: "/admin?tab=orders&work=to-send&assigned=me",
    permission: "orders:read",
  },
  {
    task: "refunds",
    band: "now",
    title: "Refunds pending",
    to: "/admin?tab=orders&work=refund-waiting",
    permission: "orders:read",
  },
  {
    task: "withdrawals-due",
    band: "now",
    title: "Returns to refund in 4 days",
    to: "/admin/returns?work=refund-due",
    permission: "orders:read",
  },
  {
    task: "withdrawals-overdue",
    band: "overdue",
    title: "Refunds overdue",
    to: "/admin/returns?work=refund-overdue",
    permission: "orders:read",
  },
  {
    task: "withdrawals-unmatched",
    band: "now",
    title: "Unmatched returns",
    to: "/admin/returns?kind=withdrawal&work=unmatched",
    permission: "orders:read",
  },
  {
    task: "withdrawals-late",
    band: "now",
    title: "Late returns: decide",
    to: "/admin/returns?work=late",
    permission: "orders:read",
  },
  {
    task: "withdrawals-trouble",
    band: "overdue",
    title: "Failed refunds",
    to: "/admin/returns?work=refund-trouble",
    permission: "orders:read",
  },
  {
    task: "late-goods",
    band: "now",
    title: "Expired exchanges to refund",
    to: "/admin/returns?work=late-goods",
    permission: "orders:read",
  },
  {
    task: "returns-to-settle",
    band: "now",
    title: "Returns to process",
    to: "/admin/returns?work=settle",
    permission: "orders:read",
  },
  {
    task: "exchanges-lapsing",
    band: "now",
    title: "Exchanges expiring in 3 days",
    to: "/admin/returns?work=lapsing",
    permission: "orders:read",
  },
  {
    task: "objections",
    band: "now",
    title: "Disputed deductions",
    to: "/admin/returns?work=objected",
    permission: "orders:read",
  },
  {
    task: "complaints-new",
    band: "now",
    title: "Complaints to answer",
    to: "/admin/returns?work=answer",
    permission: "orders:read",
  },
  {
    task: "complaints-due",
    band: "now",
    title: "Complaints due in 4 days",
    to: "/admin/returns?work=answer-due",
    permission: "orders:read",
  },
  {
    task: "complaints-overdue",
    band: "overdue",
    title: "Complaints overdue",
    to: "/admin/returns?work=answer-overdue",
    permission: "orders:read",
  },
  {
    task: "complaints-accepted",
    band: "now",
    title: "Complaints awaiting resolution",
    to: "/admin/returns?work=resolve",
    permission: "orders:read",
  },
  {
    task: "disputes",
    band: "now",
    title: "Disputes to answer",
    to: "/admin/payments#disputes",
    permission: "payments:read",
  },
  {
    task: "discrepancies",
    band: "now",
    title: "Payments to review",
    to: "/admin/payments#discrepancies",
    permission: "payments:read",
  },
  {
    task: "messages",
    band: "now",
    title: "Messages to answer",
    to: "/admin?tab=contact&status=new",
    permission: "messages:read",
  },
  {
    task: "data-requests",
    band: "now",
    title: "Data requests",
    to: "/admin/people/requests?state=open",
    permission: "people:read",
  },
  {
    task: "accessibility",
    band: "now",
    title: "Accessibility feedback",
    to: "/admin/accessibility",
    permission: "messages:read",
  },
  {
    task: "reviews",
    band: "now",
    title: "Reviews to moderate",
    to: "/admin/reviews?status=pending",
    permission: "reviews:moderate",
  },
  {
    task: "low-stock",
    band: "open",
    title: "Low stock",
    to: "/admin/inventory?stock=low",
    permission: "inventory:write",
  },
  {
    task: "sold-out",
    band: "open",
    title: "Sold out",
    to: "/admin/inventory?stock=out",
    permission: "inventory:write",
  },
  {
    task: "claims-ending",
    band: "open",
    title: "Certificates expiring in 30 days",
    to: "/admin/claims?state=expiring",
    permission: "products:write",
  },
  {
    task: "incomplete-products",
    band: "open",
    title: "Incomplete products",
    to: "/admin/products/incomplete",
    permission: "products:write",
  },
  {
    task: "dead-letters",
    band: "open",
    title: "Unsent emails",
    to: "/admin/unsent-mail",
    permission: "mail:resend",
  },
  {
    task: "webhooks-failing",
    band: "open",
    title: "Webhooks that fail",
    to: "/admin/keys",
    permission: "staff:manage",
  },
  {
    task: "scheduled",
    band: "open",
    title: "Scheduled products",
    to: "/admin?tab=products&state=scheduled",
    permission: "products:write",
  },
];
