-- The new values of closed lists, the refunds of payments that were refunded whole before, and what keeps the numbers true:
-- units sent, cancelled and refunded are counted on their order line, and never exceed what was ordered or paid.

INSERT INTO payment_statuses (id) VALUES ('partially-refunded');
--> statement-breakpoint
INSERT INTO refund_statuses (id) VALUES ('requested'), ('succeeded'), ('failed');
--> statement-breakpoint
-- The id was the provider's idempotency key of such a refund, so that one under way is not made twice.
INSERT INTO refunds (id, order_id, payment_id, amount_ore, status, created_by, created_at, updated_at)
SELECT id || ':refund', order_id, id, amount_ore, CASE status WHEN 'refunded' THEN 'succeeded' ELSE 'requested' END, 'system',
  updated_at, updated_at
FROM payments WHERE status IN ('refunding', 'refunded');
--> statement-breakpoint
CREATE TRIGGER fulfilment_lines_of_order BEFORE INSERT ON fulfilment_lines
WHEN (SELECT order_id FROM order_lines WHERE id = new.order_line_id)
  IS NOT (SELECT order_id FROM fulfilments WHERE id = new.fulfilment_id) BEGIN
  SELECT RAISE(ABORT, 'CHECK constraint failed: fulfilment_lines_of_order');
END;
--> statement-breakpoint
CREATE TRIGGER fulfilment_lines_count AFTER INSERT ON fulfilment_lines BEGIN
  UPDATE order_lines SET fulfilled_quantity = fulfilled_quantity + new.quantity WHERE id = new.order_line_id;
END;
--> statement-breakpoint
CREATE TRIGGER refund_lines_of_order BEFORE INSERT ON refund_lines
WHEN (SELECT order_id FROM order_lines WHERE id = new.order_line_id)
  IS NOT (SELECT order_id FROM refunds WHERE id = new.refund_id) BEGIN
  SELECT RAISE(ABORT, 'CHECK constraint failed: refund_lines_of_order');
END;
--> statement-breakpoint
CREATE TRIGGER refund_lines_count AFTER INSERT ON refund_lines BEGIN
  UPDATE order_lines SET cancelled_quantity = cancelled_quantity + new.quantity - new.returned,
    returned_quantity = returned_quantity + new.returned WHERE id = new.order_line_id;
END;
--> statement-breakpoint
CREATE TRIGGER order_lines_units BEFORE UPDATE OF quantity, fulfilled_quantity, cancelled_quantity, returned_quantity ON order_lines
WHEN new.fulfilled_quantity + new.cancelled_quantity > new.quantity
  OR new.cancelled_quantity + new.returned_quantity > new.quantity BEGIN
  SELECT RAISE(ABORT, 'CHECK constraint failed: order_lines_units');
END;
--> statement-breakpoint
CREATE TRIGGER refunds_within_payment BEFORE INSERT ON refunds
WHEN NOT EXISTS (SELECT 1 FROM payments p WHERE p.id = new.payment_id AND p.order_id = new.order_id
  AND (SELECT coalesce(sum(r.amount_ore), 0) FROM refunds r WHERE r.payment_id = p.id) + new.amount_ore <= p.amount_ore) BEGIN
  SELECT RAISE(ABORT, 'CHECK constraint failed: refunds_within_payment');
END;
--> statement-breakpoint
CREATE TRIGGER refunds_within_shipping BEFORE INSERT ON refunds
WHEN new.shipping_ore > 0 AND (SELECT coalesce(sum(r.shipping_ore), 0) FROM refunds r WHERE r.order_id = new.order_id) + new.shipping_ore
  > (SELECT o.shipping_ore FROM orders o WHERE o.id = new.order_id) BEGIN
  SELECT RAISE(ABORT, 'CHECK constraint failed: refunds_within_shipping');
END;
--> statement-breakpoint
CREATE TRIGGER refunds_are_kept BEFORE DELETE ON refunds BEGIN
  SELECT RAISE(ABORT, 'refunds are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER refunds_keep_their_amount BEFORE UPDATE ON refunds
WHEN old.status = 'succeeded' OR new.id IS NOT old.id OR new.order_id IS NOT old.order_id OR new.payment_id IS NOT old.payment_id
  OR new.amount_ore IS NOT old.amount_ore OR new.shipping_ore IS NOT old.shipping_ore OR new.tax_ore IS NOT old.tax_ore
  OR new.restocked IS NOT old.restocked BEGIN
  SELECT RAISE(ABORT, 'refunds are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER refund_lines_are_append_only BEFORE UPDATE ON refund_lines BEGIN
  SELECT RAISE(ABORT, 'refund_lines are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER refund_lines_are_kept BEFORE DELETE ON refund_lines BEGIN
  SELECT RAISE(ABORT, 'refund_lines are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER fulfilments_are_append_only BEFORE UPDATE ON fulfilments BEGIN
  SELECT RAISE(ABORT, 'fulfilments are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER fulfilments_are_kept BEFORE DELETE ON fulfilments BEGIN
  SELECT RAISE(ABORT, 'fulfilments are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER fulfilment_lines_are_append_only BEFORE UPDATE ON fulfilment_lines BEGIN
  SELECT RAISE(ABORT, 'fulfilment_lines are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER fulfilment_lines_are_kept BEFORE DELETE ON fulfilment_lines BEGIN
  SELECT RAISE(ABORT, 'fulfilment_lines are append-only');
END;
