ALTER TABLE `refunds` ADD `refusal` text;--> statement-breakpoint
ALTER TABLE `refunds` ADD `transfer_by` text;--> statement-breakpoint
ALTER TABLE `refunds` ADD `transfer_begun_at` text;--> statement-breakpoint
UPDATE refunds SET refusal = 'already-refunded' WHERE status = 'failed' AND last_error = 'the whole payment was refunded before';
--> statement-breakpoint
UPDATE refunds SET refusal = 'disputed' WHERE status = 'failed' AND last_error = 'the buyer disputes the payment';
--> statement-breakpoint
-- Each payment brought the shipping once: of an order that was paid twice, each gives back its own.
DROP TRIGGER refunds_within_shipping;
--> statement-breakpoint
CREATE TRIGGER refunds_within_shipping BEFORE INSERT ON refunds
WHEN new.shipping_ore > 0 AND (SELECT coalesce(sum(r.shipping_ore), 0) FROM refunds r WHERE r.payment_id = new.payment_id) + new.shipping_ore
  > (SELECT o.shipping_ore FROM orders o WHERE o.id = new.order_id) BEGIN
  SELECT RAISE(ABORT, 'CHECK constraint failed: refunds_within_shipping');
END;
