CREATE TABLE `refund_shares` (
	`refund_id` text NOT NULL,
	`order_line_id` text NOT NULL,
	`amount_ore` integer NOT NULL,
	PRIMARY KEY(`refund_id`, `order_line_id`),
	FOREIGN KEY (`refund_id`) REFERENCES `refunds`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_line_id`) REFERENCES `order_lines`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refund_shares_amount" CHECK("refund_shares"."amount_ore" > 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `refund_shares_by_order_line` ON `refund_shares` (`order_line_id`);--> statement-breakpoint
CREATE TRIGGER refund_shares_of_order BEFORE INSERT ON refund_shares
WHEN (SELECT order_id FROM order_lines WHERE id = new.order_line_id) IS NOT (SELECT order_id FROM refunds WHERE id = new.refund_id) BEGIN
  SELECT RAISE(ABORT, 'CHECK constraint failed: refund_shares_of_order');
END;
--> statement-breakpoint
CREATE TRIGGER refund_shares_are_append_only BEFORE UPDATE ON refund_shares BEGIN
  SELECT RAISE(ABORT, 'refund_shares are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER refund_shares_are_kept BEFORE DELETE ON refund_shares BEGIN
  SELECT RAISE(ABORT, 'refund_shares are append-only');
END;
--> statement-breakpoint
-- A credit note says what of it is a part of the price, beside units and shipping.
DROP VIEW credit_contents;
--> statement-breakpoint
CREATE VIEW credit_contents AS
SELECT r.id AS refund_id, c.number AS credited_number, c.seller_version AS seller_version, c.buyer AS buyer,
  json_object('orderNumber', o.order_number, 'currency', o.currency, 'paymentMethod', o.payment_method, 'vatMode', o.vat_mode,
    'vatRateHundredths', o.vat_rate_hundredths, 'shippingOre', r.shipping_ore, 'taxOre', r.tax_ore, 'amountOre', r.amount_ore,
    'partOre', (SELECT coalesce(sum(s.amount_ore), 0) FROM refund_shares s WHERE s.refund_id = r.id),
    'lines', json((SELECT json_group_array(json_object('name', l.name, 'size', l.size, 'color', l.color, 'quantity', f.quantity,
      'amountOre', f.amount_ore)) FROM (SELECT * FROM refund_lines WHERE refund_id = r.id) f
      JOIN order_lines l ON l.id = f.order_line_id))) AS content
FROM refunds r JOIN orders o ON o.id = r.order_id
  -- Money that was taken twice goes back without a credit note: only the payment with the receipt was a sale.
  JOIN receipts c ON c.order_id = r.order_id AND c.kind = 'receipt' AND coalesce(c.payment_id, r.payment_id) = r.payment_id
WHERE r.amount_ore > 0;
--> statement-breakpoint
-- The buyer is told of a sum or of shipping that went back, with the refund's success and so once, whoever made it. Refunds of items are
-- told by what they are part of.
CREATE TRIGGER refunds_of_sums_told AFTER UPDATE OF status ON refunds
WHEN new.status = 'succeeded' AND old.status <> 'succeeded' AND new.withdrawal_id IS NULL AND new.amount_ore > 0 AND new.refusal IS NULL
  AND NOT EXISTS (SELECT 1 FROM refund_corrections WHERE refund_id = new.id)
  AND (EXISTS (SELECT 1 FROM refund_shares WHERE refund_id = new.id)
    OR (new.shipping_ore = new.amount_ore AND EXISTS (SELECT 1 FROM orders WHERE id = new.order_id AND status <> 'cancelled'))) BEGIN
  INSERT INTO email_outbox (id, type, recipient, cause_id, created_at)
  SELECT 'eml_' || lower(hex(randomblob(12))), 'order_refunded', email, new.id, new.updated_at
  FROM orders WHERE id = new.order_id AND email <> '' ON CONFLICT (type, cause_id) DO NOTHING;
END;
