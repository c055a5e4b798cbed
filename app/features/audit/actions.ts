/** What staff can do that the audit log records, in words for its page. Each noun adds its own. */
export const auditActions = {
  "product.created": "created",
  "product.updated": "changed",
  "product.deleted": "deleted",
  "product.restored": "restored",
  "product.published": "published on schedule",
  "products.state": "changed the state of",
  "products.price": "changed the price of",
  "products.stock": "changed the stock of",
  "order.status": "changed the status of order",
  "review.moderated": "moderated the review of",
  "audit.undone": "undid a change of",
  "customer.edited": "edited customer",
  "subscription.ended": "ended the newsletter subscription of",
  "subscription.removed": "removed from the newsletter, on request,",
  "message.status": "changed the status of the message from",
  "message.answered": "answered the message from",
  "discount.created": "created discount code",
  "discount.edited": "edited discount code",
  "discount.deleted": "deleted discount code",
  "mail.resent": "sent again the e-mail",
} as const;
export type AuditAction = keyof typeof auditActions;
