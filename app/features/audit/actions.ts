/** What staff can do that the audit log records, in words for its page. Each noun adds its own. */
export const auditActions = {
  "order.status": "changed the status of order",
  "review.moderated": "moderated the review of",
} as const;
export type AuditAction = keyof typeof auditActions;
