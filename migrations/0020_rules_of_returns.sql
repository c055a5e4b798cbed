-- The rules of returns and exchanges: numbers for labels, no more units back than were announced, and a replacement that is held in
-- stock exactly as long as its exchange is open.

INSERT INTO stock_reasons (id) VALUES ('exchange-held'), ('exchange-released');
--> statement-breakpoint
-- A number that tells nobody how many returns there are: 73939133 has no factor in common with 100000000, so each row has its own.
UPDATE returns SET number = 'RT-' || printf('%08d', (rowid * 73939133) % 100000000);
--> statement-breakpoint
CREATE TRIGGER returns_number AFTER INSERT ON returns WHEN new.number IS NULL BEGIN
  UPDATE returns SET number = 'RT-' || printf('%08d', (rowid * 73939133) % 100000000) WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER returns_keep_their_number BEFORE UPDATE OF number ON returns
WHEN old.number IS NOT NULL AND new.number IS NOT old.number BEGIN
  SELECT RAISE(ABORT, 'the number of a return never changes');
END;
--> statement-breakpoint
CREATE TRIGGER return_labels_are_append_only BEFORE UPDATE ON return_labels BEGIN
  SELECT RAISE(ABORT, 'return_labels are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER return_parcels_are_append_only BEFORE UPDATE ON return_parcels BEGIN
  SELECT RAISE(ABORT, 'return_parcels are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER return_parcels_are_kept BEFORE DELETE ON return_parcels BEGIN
  SELECT RAISE(ABORT, 'return_parcels are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER return_parcel_lines_are_append_only BEFORE UPDATE ON return_parcel_lines BEGIN
  SELECT RAISE(ABORT, 'return_parcel_lines are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER return_parcel_lines_are_kept BEFORE DELETE ON return_parcel_lines BEGIN
  SELECT RAISE(ABORT, 'return_parcel_lines are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER return_parcel_lines_announced BEFORE INSERT ON return_parcel_lines
WHEN new.quantity + (SELECT coalesce(sum(l.quantity), 0) FROM return_parcel_lines l JOIN return_parcels p ON p.id = l.parcel_id
    WHERE l.order_line_id = new.order_line_id AND p.return_id = (SELECT return_id FROM return_parcels WHERE id = new.parcel_id))
  > coalesce((SELECT quantity FROM return_lines WHERE order_line_id = new.order_line_id
    AND return_id = (SELECT return_id FROM return_parcels WHERE id = new.parcel_id)), 0) BEGIN
  SELECT RAISE(ABORT, 'CHECK constraint failed: return_parcel_lines_announced');
END;
--> statement-breakpoint
-- An exchange takes units that its buyer still has: not cancelled, refunded, withdrawn from, under complaint, or in another exchange.
CREATE TRIGGER exchanges_units BEFORE INSERT ON exchanges
WHEN NOT EXISTS (SELECT 1 FROM order_lines l
  JOIN returns r ON r.id = new.return_id AND r.order_id = l.order_id AND r.kind = 'exchange'
  JOIN product_variants v ON v.id = new.variant_id AND v.product_id = l.product_id
  WHERE l.id = new.order_line_id AND new.quantity + l.cancelled_quantity + l.returned_quantity
    + (SELECT coalesce(sum(e.quantity), 0) FROM exchanges e WHERE e.order_line_id = l.id AND e.status = 'held')
    + (SELECT coalesce(sum(wl.quantity), 0) FROM withdrawal_lines wl JOIN withdrawals w ON w.id = wl.withdrawal_id
      WHERE wl.order_line_id = l.id AND w.status IN ('open', 'late'))
    + (SELECT coalesce(sum(rl.quantity), 0) FROM return_lines rl JOIN returns o ON o.id = rl.return_id
      WHERE rl.order_line_id = l.id AND o.kind NOT IN ('exchange', 'withdrawal') AND o.status IN ('requested', 'received'))
    <= l.quantity) BEGIN
  SELECT RAISE(ABORT, 'CHECK constraint failed: exchanges_units');
END;
--> statement-breakpoint
-- Too few units violate the CHECK on the variant's quantity, which aborts the batch that writes the exchange.
CREATE TRIGGER exchanges_hold AFTER INSERT ON exchanges WHEN new.status = 'held' BEGIN
  INSERT INTO stock_movements (variant_id, product_id, delta, quantity_after, reason, order_id, actor, created_at)
  SELECT v.id, v.product_id, -new.quantity, v.quantity - new.quantity, 'exchange-held', r.order_id, 'shopper', new.updated_at
  FROM product_variants v JOIN returns r ON r.id = new.return_id WHERE v.id = new.variant_id;
END;
--> statement-breakpoint
CREATE TRIGGER exchanges_release AFTER UPDATE OF status ON exchanges
WHEN old.status = 'held' AND new.status IN ('lapsed', 'cancelled') BEGIN
  INSERT INTO stock_movements (variant_id, product_id, delta, quantity_after, reason, order_id, actor, created_at)
  SELECT v.id, v.product_id, new.quantity, v.quantity + new.quantity, 'exchange-released', r.order_id, 'system', new.updated_at
  FROM product_variants v JOIN returns r ON r.id = new.return_id WHERE v.id = new.variant_id;
  UPDATE returns SET status = new.status, updated_at = new.updated_at
  WHERE id = new.return_id AND status IN ('requested', 'received');
END;
--> statement-breakpoint
CREATE TRIGGER exchanges_stay_as_agreed BEFORE UPDATE ON exchanges
WHEN new.return_id IS NOT old.return_id OR new.order_line_id IS NOT old.order_line_id OR new.variant_id IS NOT old.variant_id
  OR new.quantity IS NOT old.quantity OR new.difference_ore IS NOT old.difference_ore OR new.held_until IS NOT old.held_until
  OR (old.status <> 'held' AND new.status IS NOT old.status) BEGIN
  SELECT RAISE(ABORT, 'an exchange stays as it was agreed');
END;
--> statement-breakpoint
CREATE TRIGGER exchanges_are_kept BEFORE DELETE ON exchanges BEGIN
  SELECT RAISE(ABORT, 'exchanges are kept');
END;
--> statement-breakpoint
-- The right of withdrawal goes before our offer of an exchange: a notice that needs the units of one ends it.
CREATE TRIGGER withdrawal_lines_end_exchanges AFTER INSERT ON withdrawal_lines
WHEN EXISTS (SELECT 1 FROM order_lines l WHERE l.id = new.order_line_id AND l.cancelled_quantity + l.returned_quantity
    + (SELECT coalesce(sum(e.quantity), 0) FROM exchanges e WHERE e.order_line_id = l.id AND e.status = 'held')
    + (SELECT coalesce(sum(wl.quantity), 0) FROM withdrawal_lines wl JOIN withdrawals w ON w.id = wl.withdrawal_id
      WHERE wl.order_line_id = l.id AND w.status IN ('unmatched', 'open', 'late')) > l.quantity) BEGIN
  UPDATE exchanges SET status = 'cancelled', updated_at = (SELECT updated_at FROM withdrawals WHERE id = new.withdrawal_id)
  WHERE order_line_id = new.order_line_id AND status = 'held';
END;
--> statement-breakpoint
-- Units that staff refund or cancel are not exchanged as well.
CREATE TRIGGER order_lines_end_exchanges AFTER UPDATE OF cancelled_quantity, returned_quantity ON order_lines
WHEN new.cancelled_quantity + new.returned_quantity
  + (SELECT coalesce(sum(e.quantity), 0) FROM exchanges e WHERE e.order_line_id = new.id AND e.status = 'held') > new.quantity BEGIN
  UPDATE exchanges SET status = 'cancelled', updated_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  WHERE order_line_id = new.id AND status = 'held';
END;
--> statement-breakpoint
CREATE TRIGGER value_losses_stay_as_told BEFORE UPDATE ON value_losses
WHEN new.id IS NOT old.id OR new.return_id IS NOT old.return_id OR new.order_line_id IS NOT old.order_line_id
  OR new.amount_ore IS NOT old.amount_ore OR new.told_at IS NOT old.told_at OR (new.reason IS NOT old.reason AND new.reason <> '')
  OR (old.objected_at IS NOT NULL AND new.objected_at IS NOT old.objected_at)
  OR (old.decision IS NOT NULL AND new.decision IS NOT old.decision) BEGIN
  SELECT RAISE(ABORT, 'a value loss stays as the buyer was told');
END;
--> statement-breakpoint
CREATE TRIGGER value_losses_are_kept BEFORE DELETE ON value_losses BEGIN
  SELECT RAISE(ABORT, 'value_losses are kept');
END;
--> statement-breakpoint
CREATE TRIGGER refund_corrections_are_append_only BEFORE UPDATE ON refund_corrections BEGIN
  SELECT RAISE(ABORT, 'refund_corrections are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER refund_corrections_are_kept BEFORE DELETE ON refund_corrections BEGIN
  SELECT RAISE(ABORT, 'refund_corrections are append-only');
END;
