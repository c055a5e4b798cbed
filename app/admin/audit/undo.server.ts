import {
  undoBulkEdit,
  undoBulkStock,
  undoProductDelete,
  undoProductUpdate,
} from "#app/admin/products/undo-product.server.ts";
import { undoAddProducts } from "#app/features/catalogue/collections/add-products.server.ts";
import { undoStockChange } from "#app/features/catalogue/inventory/undo-stock.server.ts";
import { undoListOrder } from "#app/features/catalogue/products/list-order.server.ts";
import { undoRedirect } from "#app/features/catalogue/redirects/delete-redirect.server.ts";
import { undoModeration } from "#app/features/catalogue/reviews/moderate.server.ts";
import { undoSynonymDeletion, undoSynonymEdit } from "#app/features/catalogue/search/edit-synonyms.server.ts";
import { undoMessageStatus } from "#app/features/people/contact/set-message-status.server.ts";
import { undoCodeDeletion, undoCodeEdit } from "#app/features/selling/discounts/undo-code.server.ts";
import { undoLineChange } from "#app/features/selling/orders/undo-line-change.server.ts";
import { undoNote, undoOrderStatus } from "#app/features/selling/orders/undo-order-change.server.ts";
import type { AuditAction } from "#app/features/shop/audit/actions.ts";
import type { Undo } from "#app/features/shop/audit/undo-entry.server.ts";
import { undoSettings } from "#app/features/shop/content/commands.server.ts";
import { undoRole } from "#app/features/shop/staff/undo-role.server.ts";

/** What can be undone from the audit log, and how. Each noun has its own function, made with `undoEntry`. */
export const undoByAction: Partial<Record<AuditAction, Undo>> = {
  "review.moderated": undoModeration,
  "message.status": undoMessageStatus,
  "discount.edited": undoCodeEdit,
  "discount.deleted": undoCodeDeletion,

  "order.status": undoOrderStatus,
  "order.line-changed": undoLineChange,
  "order.note-added": undoNote,
  "order.note-deleted": undoNote,
  "order.note-restored": undoNote,
  "settings.changed": undoSettings,
  "product.updated": undoProductUpdate,
  "product.published": undoProductUpdate,
  "product.deleted": undoProductDelete,
  "products.state": undoBulkEdit,
  "products.price": undoBulkEdit,
  "products.stock": undoBulkStock,
  "products.order": undoListOrder,
  "collection.products-added": undoAddProducts,
  "redirect.saved": undoRedirect,
  "redirect.deleted": undoRedirect,
  "stock.changed": undoStockChange,
  "staff.role": undoRole,
  "search.synonyms-added": undoSynonymEdit,
  "search.synonyms-edited": undoSynonymEdit,
  "search.synonyms-deleted": undoSynonymDeletion,
};
