-- A unit is refunded once: what an open notice of withdrawal names, and what came back under a lapsed exchange, is paid for by that
-- alone; and a unit that was refunded is counted once, whatever it was named in.

-- Units of order lines that are spoken for and not refunded yet.
CREATE VIEW claimed_units AS
SELECT wl.order_line_id AS order_line_id, wl.withdrawal_id AS withdrawal_id, NULL AS refund_id,
  wl.quantity - (SELECT coalesce(sum(l.quantity), 0) FROM refunds f JOIN refund_lines l ON l.refund_id = f.id
    WHERE f.withdrawal_id = wl.withdrawal_id AND l.order_line_id = wl.order_line_id) AS units
FROM withdrawal_lines wl JOIN withdrawals w ON w.id = wl.withdrawal_id WHERE w.status IN ('late', 'open')
UNION ALL
SELECT u.order_line_id, NULL, p.id || ':refund', u.quantity
FROM return_parcel_lines u JOIN return_parcels p ON p.id = u.parcel_id JOIN returns r ON r.id = p.return_id
WHERE r.status = 'lapsed' AND NOT EXISTS (SELECT 1 FROM refunds WHERE id = p.id || ':refund');
--> statement-breakpoint
DROP TRIGGER withdrawal_lines_units;
--> statement-breakpoint
CREATE TRIGGER withdrawal_lines_units BEFORE INSERT ON withdrawal_lines
WHEN new.quantity + (SELECT coalesce(sum(units), 0) FROM claimed_units WHERE order_line_id = new.order_line_id)
  > (SELECT quantity - cancelled_quantity - returned_quantity FROM order_lines WHERE id = new.order_line_id) BEGIN
  SELECT RAISE(ABORT, 'CHECK constraint failed: withdrawal_lines_units');
END;
--> statement-breakpoint
CREATE TRIGGER refund_lines_claimed BEFORE INSERT ON refund_lines
WHEN (SELECT withdrawal_id FROM refunds WHERE id = new.refund_id) IS NULL
  AND EXISTS (SELECT 1 FROM claimed_units WHERE order_line_id = new.order_line_id AND refund_id IS NOT new.refund_id)
  AND new.quantity + (SELECT coalesce(sum(units), 0) FROM claimed_units
    WHERE order_line_id = new.order_line_id AND refund_id IS NOT new.refund_id)
  > (SELECT quantity - cancelled_quantity - returned_quantity FROM order_lines WHERE id = new.order_line_id) BEGIN
  SELECT RAISE(ABORT, 'CHECK constraint failed: refund_lines_claimed');
END;
--> statement-breakpoint
CREATE TRIGGER refund_lines_of_withdrawal BEFORE INSERT ON refund_lines
WHEN (SELECT withdrawal_id FROM refunds WHERE id = new.refund_id) IS NOT NULL
  AND new.quantity > coalesce((SELECT units FROM claimed_units WHERE order_line_id = new.order_line_id
    AND withdrawal_id = (SELECT withdrawal_id FROM refunds WHERE id = new.refund_id)), 0) BEGIN
  SELECT RAISE(ABORT, 'CHECK constraint failed: refund_lines_of_withdrawal');
END;
--> statement-breakpoint
CREATE TRIGGER returns_owe_late_goods AFTER INSERT ON return_parcels
WHEN (SELECT status FROM returns WHERE id = new.return_id) = 'lapsed' BEGIN
  UPDATE returns SET owes_refund = 1 WHERE id = new.return_id;
END;
--> statement-breakpoint
CREATE TRIGGER returns_owe_earlier_goods AFTER UPDATE OF status ON returns
WHEN new.status = 'lapsed' AND old.status <> 'lapsed' AND EXISTS (SELECT 1 FROM return_parcels WHERE return_id = new.id) BEGIN
  UPDATE returns SET owes_refund = 1 WHERE id = new.id;
END;
--> statement-breakpoint
UPDATE returns SET owes_refund = 1 WHERE status = 'lapsed' AND EXISTS (SELECT 1 FROM return_parcels p
  WHERE p.return_id = returns.id AND NOT EXISTS (SELECT 1 FROM refunds WHERE id = p.id || ':refund'));
