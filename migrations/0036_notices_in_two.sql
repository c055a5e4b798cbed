ALTER TABLE `withdrawals` ADD `rest_of` text REFERENCES withdrawals(id);--> statement-breakpoint
CREATE UNIQUE INDEX `withdrawals_by_rest_of` ON `withdrawals` (`rest_of`) WHERE "withdrawals"."rest_of" IS NOT NULL;--> statement-breakpoint
-- What a return got of each of its lines: the units in its parcels, those that came under an exchange that its notice of withdrawal
-- ended, and those that came under one that had lapsed and that its notice paid for; never more than were announced. CROSS JOIN keeps the order: from the return on.
DROP VIEW received_units;
--> statement-breakpoint
CREATE VIEW received_units AS
SELECT rl.return_id, rl.order_line_id, min(rl.quantity,
  (SELECT coalesce(sum(u.quantity), 0) FROM return_parcels p CROSS JOIN return_parcel_lines u ON u.parcel_id = p.id
    WHERE p.return_id = rl.return_id AND u.order_line_id = rl.order_line_id)
  + (SELECT coalesce(sum(e.handed_over), 0) FROM returns r CROSS JOIN exchanges e ON e.ended_by = r.withdrawal_id
    WHERE r.id = rl.return_id AND e.order_line_id = rl.order_line_id AND e.ended_by IS NOT NULL)
  + (SELECT coalesce(sum(l.returned), 0) FROM returns r CROSS JOIN refunds f ON f.withdrawal_id = r.withdrawal_id
    CROSS JOIN refund_lines l ON l.refund_id = f.id
    WHERE r.id = rl.return_id AND l.order_line_id = rl.order_line_id AND f.id LIKE '%:refund'
      AND EXISTS (SELECT 1 FROM return_parcels WHERE id = substr(f.id, 1, length(f.id) - length(':refund'))))) AS quantity
FROM return_lines rl;
--> statement-breakpoint
CREATE TRIGGER refund_lines_of_late_goods AFTER INSERT ON refund_lines WHEN new.refund_id LIKE '%:refund' BEGIN
  UPDATE return_lines SET quantity = quantity WHERE order_line_id = new.order_line_id AND return_id IN (SELECT r.id FROM returns r
    JOIN refunds f ON f.withdrawal_id = r.withdrawal_id WHERE f.id = new.refund_id AND r.status = 'requested');
END;
--> statement-breakpoint
-- Notices that staff matched before it was kept who did: nothing of their orders goes to an address that is not the buyer's. A signed
-- link always names its order by its number.
UPDATE withdrawals SET matched_by = (SELECT actor FROM audit_log WHERE subject_type = 'withdrawal' AND subject_id = withdrawals.id
  AND action = 'withdrawal.matched' ORDER BY created_at DESC LIMIT 1) WHERE matched_by IS NULL;
--> statement-breakpoint
UPDATE withdrawals SET matched_by = 'staff' WHERE matched_by IS NULL AND order_id IS NOT NULL
  AND (entered_by IS NOT NULL OR typed_reference <> (SELECT order_number FROM orders WHERE id = order_id))
  AND receipt_email <> (SELECT email FROM orders WHERE id = order_id) COLLATE NOCASE;
