ALTER TABLE `exchanges` ADD `ended_by` text REFERENCES withdrawals(id);--> statement-breakpoint
ALTER TABLE `exchanges` ADD `handed_over` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `exchanges_by_ended_by` ON `exchanges` (`ended_by`) WHERE "exchanges"."ended_by" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `return_labels_by_tracking` ON `return_labels` ("tracking_id" COLLATE NOCASE) WHERE "return_labels"."tracking_id" <> '';
--> statement-breakpoint
-- The rules of how an exchange ends: what came back under it is never lost, and its replacement never stays held.

-- What a return got of each of its lines: the units in its parcels, and those that came under an exchange that its notice of withdrawal
-- ended. CROSS JOIN keeps the order: from the return on.
CREATE VIEW received_units AS
SELECT rl.return_id, rl.order_line_id,
  (SELECT coalesce(sum(u.quantity), 0) FROM return_parcels p CROSS JOIN return_parcel_lines u ON u.parcel_id = p.id
    WHERE p.return_id = rl.return_id AND u.order_line_id = rl.order_line_id)
  + (SELECT coalesce(sum(e.handed_over), 0) FROM returns r CROSS JOIN exchanges e ON e.ended_by = r.withdrawal_id
    WHERE r.id = rl.return_id AND e.order_line_id = rl.order_line_id AND e.ended_by IS NOT NULL) AS quantity
FROM return_lines rl;
--> statement-breakpoint
-- What came back under an exchange that has ended, without what was refunded of it. Refunds of its line are of its units as far as the
-- line has no others, and then of those that came first; the refund of the notice that ended it is counted by what is handed over to it.
CREATE VIEW goods_of_ended_exchanges AS
SELECT e.return_id, max(0,
  (SELECT coalesce(sum(u.quantity), 0) FROM return_parcels p CROSS JOIN return_parcel_lines u ON u.parcel_id = p.id
    WHERE p.return_id = e.return_id)
  - max(0, e.quantity - l.quantity + l.cancelled_quantity + l.returned_quantity
    - (SELECT coalesce(sum(rl.quantity), 0) FROM refunds f CROSS JOIN refund_lines rl ON rl.refund_id = f.id
      WHERE f.withdrawal_id = e.ended_by AND rl.order_line_id = e.order_line_id))) AS quantity
FROM exchanges e JOIN order_lines l ON l.id = e.order_line_id WHERE e.status = 'cancelled';
--> statement-breakpoint
-- Units that came back under an exchange that has ended, and that are neither refunded nor counted for a notice: staff settle them.
CREATE VIEW units_of_ended_exchanges AS
SELECT e.return_id, max(0, min(
  (SELECT g.quantity FROM goods_of_ended_exchanges g WHERE g.return_id = e.return_id) - e.handed_over,
  CASE WHEN o.status = 'cancelled' OR o.payment_status = 'refunded' THEN 0
    ELSE l.quantity - l.cancelled_quantity - l.returned_quantity END)) AS quantity
FROM exchanges e JOIN order_lines l ON l.id = e.order_line_id JOIN orders o ON o.id = l.order_id WHERE e.status = 'cancelled';
--> statement-breakpoint
-- Open exchanges whose line has too few units for them: the refunds, the accepted notices of withdrawal and the earlier exchanges go
-- before.
CREATE VIEW exchanges_without_units AS
SELECT e.return_id, e.order_line_id FROM exchanges e JOIN order_lines l ON l.id = e.order_line_id
WHERE e.status = 'held' AND l.cancelled_quantity + l.returned_quantity
  + (SELECT coalesce(sum(o.quantity), 0) FROM exchanges o WHERE o.order_line_id = l.id AND o.status = 'held'
    AND (o.held_until, o.return_id) <= (e.held_until, e.return_id))
  + (SELECT coalesce(sum(u.units), 0) FROM claimed_units u JOIN withdrawals n ON n.id = u.withdrawal_id
    WHERE u.order_line_id = l.id AND n.status = 'open') > l.quantity;
--> statement-breakpoint
DROP TRIGGER return_parcel_lines_announced;
--> statement-breakpoint
CREATE TRIGGER return_parcel_lines_announced BEFORE INSERT ON return_parcel_lines
WHEN new.quantity + (SELECT coalesce(sum(u.quantity), 0) FROM received_units u WHERE u.order_line_id = new.order_line_id
    AND u.return_id = (SELECT return_id FROM return_parcels WHERE id = new.parcel_id))
  > coalesce((SELECT quantity FROM return_lines WHERE order_line_id = new.order_line_id
    AND return_id = (SELECT return_id FROM return_parcels WHERE id = new.parcel_id)), 0) BEGIN
  SELECT RAISE(ABORT, 'CHECK constraint failed: return_parcel_lines_announced');
END;
--> statement-breakpoint
-- Goods of an exchange that had ended before they came, or that staff had closed with a part of them.
CREATE TRIGGER return_parcel_lines_of_ended_exchanges AFTER INSERT ON return_parcel_lines BEGIN
  UPDATE returns SET status = 'received' WHERE status IN ('cancelled', 'refunded', 'declined') AND kind = 'exchange'
    AND id = (SELECT return_id FROM return_parcels WHERE id = new.parcel_id)
    AND EXISTS (SELECT 1 FROM units_of_ended_exchanges u WHERE u.return_id = returns.id AND u.quantity > 0);
END;
--> statement-breakpoint
DROP TRIGGER exchanges_units;
--> statement-breakpoint
-- An exchange takes units that its buyer still has: not cancelled, refunded, withdrawn from, under complaint, or in another exchange.
CREATE TRIGGER exchanges_units BEFORE INSERT ON exchanges
WHEN NOT EXISTS (SELECT 1 FROM order_lines l
  JOIN returns r ON r.id = new.return_id AND r.order_id = l.order_id AND r.kind = 'exchange'
  JOIN product_variants v ON v.id = new.variant_id AND v.product_id = l.product_id
  WHERE l.id = new.order_line_id AND new.quantity + l.cancelled_quantity + l.returned_quantity
    + (SELECT coalesce(sum(e.quantity), 0) FROM exchanges e WHERE e.order_line_id = l.id AND e.status = 'held')
    + (SELECT coalesce(sum(u.units), 0) FROM claimed_units u WHERE u.order_line_id = l.id)
    + (SELECT coalesce(sum(rl.quantity), 0) FROM return_lines rl JOIN returns o ON o.id = rl.return_id
      WHERE rl.order_line_id = l.id AND o.kind NOT IN ('exchange', 'withdrawal') AND o.status IN ('requested', 'received'))
    + (SELECT coalesce(sum(u.quantity), 0) FROM exchanges e JOIN returns o ON o.id = e.return_id
      JOIN units_of_ended_exchanges u ON u.return_id = e.return_id
      WHERE e.order_line_id = l.id AND e.status = 'cancelled' AND o.status = 'received')
    <= l.quantity) BEGIN
  SELECT RAISE(ABORT, 'CHECK constraint failed: exchanges_units');
END;
--> statement-breakpoint
DROP TRIGGER exchanges_release;
--> statement-breakpoint
CREATE TRIGGER exchanges_release AFTER UPDATE OF status ON exchanges
WHEN old.status = 'held' AND new.status IN ('lapsed', 'cancelled') BEGIN
  INSERT INTO stock_movements (variant_id, product_id, delta, quantity_after, reason, order_id, actor, created_at)
  SELECT v.id, v.product_id, new.quantity, v.quantity + new.quantity, 'exchange-released', r.order_id, 'system', new.updated_at
  FROM product_variants v JOIN returns r ON r.id = new.return_id WHERE v.id = new.variant_id;
  UPDATE returns SET updated_at = new.updated_at, status = CASE
    WHEN EXISTS (SELECT 1 FROM units_of_ended_exchanges u WHERE u.return_id = new.return_id AND u.quantity > 0) THEN 'received'
    ELSE new.status END
  WHERE id = new.return_id AND status IN ('requested', 'received');
  -- What lapses writes its event with its e-mail.
  INSERT INTO order_events (id, order_id, type, actor, data, created_at)
  SELECT 'evt_' || lower(hex(randomblob(12))), order_id, 'exchange ended', 'system',
    json_object('returnId', id, 'number', number, 'withdrawalId', coalesce(new.ended_by, '')), new.updated_at
  FROM returns WHERE id = new.return_id AND new.status = 'cancelled';
  INSERT INTO email_outbox (id, type, recipient, cause_id, created_at)
  SELECT 'eml_' || lower(hex(randomblob(12))), 'exchange_ended', o.email, r.id, new.updated_at
  FROM returns r JOIN orders o ON o.id = r.order_id WHERE r.id = new.return_id AND new.status = 'cancelled' AND o.email <> '';
END;
--> statement-breakpoint
DROP TRIGGER withdrawal_lines_end_exchanges;
--> statement-breakpoint
-- The right of withdrawal goes before our offer of an exchange: a notice that needs the units of one ends it, and what came back under one
-- that had ended, or still comes, counts for it. A late notice waits for staff.
CREATE TRIGGER withdrawal_lines_end_exchanges AFTER INSERT ON withdrawal_lines
WHEN EXISTS (SELECT 1 FROM withdrawals WHERE id = new.withdrawal_id AND status = 'open') BEGIN
  UPDATE exchanges SET status = 'cancelled', ended_by = new.withdrawal_id,
    updated_at = (SELECT updated_at FROM withdrawals WHERE id = new.withdrawal_id)
  WHERE order_line_id = new.order_line_id
    AND return_id IN (SELECT return_id FROM exchanges_without_units WHERE order_line_id = new.order_line_id);
  UPDATE exchanges SET ended_by = new.withdrawal_id
  WHERE order_line_id = new.order_line_id AND status = 'cancelled' AND ended_by IS NULL
    AND return_id IN (SELECT id FROM returns WHERE kind = 'exchange' AND status IN ('received', 'cancelled'));
END;
--> statement-breakpoint
CREATE TRIGGER withdrawals_end_exchanges AFTER UPDATE OF status ON withdrawals
WHEN new.status = 'open' AND old.status <> 'open' BEGIN
  UPDATE exchanges SET status = 'cancelled', ended_by = new.id, updated_at = new.updated_at
  WHERE order_line_id IN (SELECT order_line_id FROM withdrawal_lines WHERE withdrawal_id = new.id)
    AND return_id IN (SELECT x.return_id FROM withdrawal_lines w JOIN exchanges_without_units x ON x.order_line_id = w.order_line_id
      WHERE w.withdrawal_id = new.id);
  UPDATE exchanges SET ended_by = new.id
  WHERE order_line_id IN (SELECT order_line_id FROM withdrawal_lines WHERE withdrawal_id = new.id)
    AND status = 'cancelled' AND ended_by IS NULL
    AND return_id IN (SELECT id FROM returns WHERE kind = 'exchange' AND status IN ('received', 'cancelled'));
END;
--> statement-breakpoint
DROP TRIGGER order_lines_end_exchanges;
--> statement-breakpoint
-- Units that staff refund or cancel are not exchanged as well.
CREATE TRIGGER order_lines_end_exchanges AFTER UPDATE OF cancelled_quantity, returned_quantity ON order_lines BEGIN
  UPDATE exchanges SET status = 'cancelled', updated_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  WHERE order_line_id = new.id AND return_id IN (SELECT return_id FROM exchanges_without_units WHERE order_line_id = new.id);
END;
--> statement-breakpoint
-- Nothing is sent for an order that was cancelled or whose money all went back: what was held for it is for sale again.
CREATE TRIGGER orders_end_exchanges AFTER UPDATE OF status, payment_status ON orders
WHEN (new.status = 'cancelled' AND old.status <> 'cancelled')
  OR (new.payment_status = 'refunded' AND old.payment_status <> 'refunded') BEGIN
  UPDATE exchanges SET status = 'cancelled', updated_at = new.updated_at
  WHERE status = 'held' AND order_line_id IN (SELECT id FROM order_lines WHERE order_id = new.id);
END;
--> statement-breakpoint
-- Units that came back under exchanges count for the notice that ended them, as many as it announces; when all it announces is there, its
-- return is received.
CREATE TRIGGER return_lines_grow AFTER UPDATE OF quantity ON return_lines
WHEN EXISTS (SELECT 1 FROM return_parcels WHERE return_id = new.return_id)
  OR EXISTS (SELECT 1 FROM returns r JOIN exchanges e ON e.ended_by = r.withdrawal_id WHERE r.id = new.return_id) BEGIN
  UPDATE exchanges SET handed_over = max(handed_over, min(
    (SELECT g.quantity FROM goods_of_ended_exchanges g WHERE g.return_id = exchanges.return_id),
    new.quantity
      - (SELECT coalesce(sum(l.quantity), 0) FROM return_parcels p CROSS JOIN return_parcel_lines l ON l.parcel_id = p.id
        WHERE p.return_id = new.return_id AND l.order_line_id = new.order_line_id)
      - (SELECT coalesce(sum(g.quantity), 0) FROM exchanges e JOIN goods_of_ended_exchanges g ON g.return_id = e.return_id
        WHERE e.ended_by = exchanges.ended_by AND e.order_line_id = exchanges.order_line_id AND e.return_id < exchanges.return_id)))
  WHERE order_line_id = new.order_line_id AND status = 'cancelled'
    AND ended_by = (SELECT withdrawal_id FROM returns WHERE id = new.return_id);
  UPDATE returns SET status = 'cancelled' WHERE kind = 'exchange' AND status = 'received' AND id IN (SELECT e.return_id FROM exchanges e
    JOIN units_of_ended_exchanges u ON u.return_id = e.return_id WHERE u.quantity = 0
      AND e.ended_by = (SELECT withdrawal_id FROM returns WHERE id = new.return_id));
  UPDATE returns SET status = CASE WHEN (SELECT sum(quantity) FROM return_lines WHERE return_id = new.return_id)
      = (SELECT coalesce(sum(quantity), 0) FROM received_units WHERE return_id = new.return_id) THEN 'received' ELSE 'requested' END
  WHERE id = new.return_id AND kind = 'withdrawal' AND status IN ('requested', 'received');
END;
--> statement-breakpoint
CREATE TRIGGER return_lines_begin AFTER INSERT ON return_lines BEGIN
  UPDATE return_lines SET quantity = quantity WHERE return_id = new.return_id AND order_line_id = new.order_line_id;
END;
--> statement-breakpoint
-- What ended wrongly before these rules: exchanges of orders without money, goods that a notice waits for, or was refunded for, while they
-- are here already, and goods that nobody was shown.
UPDATE exchanges SET status = 'cancelled', updated_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
WHERE status = 'held' AND order_line_id IN (SELECT l.id FROM order_lines l
  JOIN orders o ON o.id = l.order_id WHERE o.status = 'cancelled' OR o.payment_status = 'refunded');
--> statement-breakpoint
UPDATE exchanges SET ended_by = (SELECT n.id FROM withdrawal_lines l JOIN withdrawals n ON n.id = l.withdrawal_id
  JOIN returns r ON r.id = exchanges.return_id
  WHERE l.order_line_id = exchanges.order_line_id AND n.status IN ('open', 'refunded') AND n.received_at >= r.created_at
  ORDER BY n.status = 'open' DESC, n.received_at DESC LIMIT 1) WHERE status = 'cancelled';
--> statement-breakpoint
UPDATE return_lines SET quantity = quantity
WHERE return_id IN (SELECT r.id FROM returns r JOIN exchanges e ON e.ended_by = r.withdrawal_id);
--> statement-breakpoint
UPDATE returns SET status = 'received' WHERE kind = 'exchange' AND status = 'cancelled'
  AND EXISTS (SELECT 1 FROM units_of_ended_exchanges u WHERE u.return_id = returns.id AND u.quantity > 0);
