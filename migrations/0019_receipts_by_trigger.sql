-- Deliveries and texts that customers were given never change, and receipts and credit notes are written by the change that they
-- are proof of, whoever makes it: numbered without holes, because SQLite writes one batch at a time and takes a failed one back whole.

CREATE TRIGGER deliveries_after_sending BEFORE INSERT ON deliveries
WHEN new.delivered_at < (SELECT created_at FROM fulfilments WHERE id = new.fulfilment_id) OR new.delivered_at > new.recorded_at BEGIN
  SELECT RAISE(ABORT, 'CHECK constraint failed: deliveries_after_sending');
END;
--> statement-breakpoint
CREATE TRIGGER deliveries_are_append_only BEFORE UPDATE ON deliveries BEGIN
  SELECT RAISE(ABORT, 'deliveries are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER deliveries_are_kept BEFORE DELETE ON deliveries BEGIN
  SELECT RAISE(ABORT, 'deliveries are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER document_versions_never_change BEFORE UPDATE ON document_versions
WHEN new.id IS NOT old.id OR new.kind IS NOT old.kind OR new.locale IS NOT old.locale OR new.content IS NOT old.content
  OR new.created_at IS NOT old.created_at BEGIN
  SELECT RAISE(ABORT, 'document_versions are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER document_versions_are_kept BEFORE DELETE ON document_versions BEGIN
  SELECT RAISE(ABORT, 'document_versions are append-only');
END;
--> statement-breakpoint
-- What an order's receipt says, of the order as it is. Its buyer is gone once the order was anonymized.
CREATE VIEW receipt_contents AS
SELECT o.id AS order_id, o.seller_version AS seller_version,
  CASE WHEN o.last_name <> '' THEN json_object('name', trim(o.first_name || ' ' || o.last_name), 'address', o.billing_address,
    'postalCode', o.billing_postal_code, 'city', o.billing_city, 'country', o.billing_country) END AS buyer,
  json_object('orderNumber', o.order_number, 'orderedAt', o.created_at, 'currency', o.currency, 'paymentMethod', o.payment_method,
    'shippingMethod', o.shipping_method, 'vatMode', o.vat_mode, 'vatRateHundredths', o.vat_rate_hundredths,
    'subtotalOre', o.subtotal_ore, 'discountCode', o.discount_code, 'discountOre', o.discount_ore, 'shippingOre', o.shipping_ore,
    'taxOre', o.tax_ore, 'totalOre', o.total_ore,
    'lines', json((SELECT json_group_array(json_object('name', l.name, 'size', l.size, 'color', l.color, 'quantity', l.quantity,
      'priceOre', l.price_ore)) FROM (SELECT * FROM order_lines WHERE order_id = o.id ORDER BY position) l))) AS content
FROM orders o;
--> statement-breakpoint
-- What the credit note of a refund says. A refund without lines is of all that was left of the order.
CREATE VIEW credit_contents AS
SELECT r.id AS refund_id, c.number AS credited_number, c.seller_version AS seller_version, c.buyer AS buyer,
  json_object('orderNumber', o.order_number, 'currency', o.currency, 'paymentMethod', o.payment_method, 'vatMode', o.vat_mode,
    'vatRateHundredths', o.vat_rate_hundredths, 'shippingOre', r.shipping_ore, 'taxOre', r.tax_ore, 'amountOre', r.amount_ore,
    'lines', json((SELECT json_group_array(json_object('name', l.name, 'size', l.size, 'color', l.color, 'quantity', f.quantity,
      'amountOre', f.amount_ore)) FROM (SELECT * FROM refund_lines WHERE refund_id = r.id) f
      JOIN order_lines l ON l.id = f.order_line_id))) AS content
FROM refunds r JOIN orders o ON o.id = r.order_id
  -- Money that was taken twice goes back without a credit note: only the payment with the receipt was a sale.
  JOIN receipts c ON c.order_id = r.order_id AND c.kind = 'receipt' AND coalesce(c.payment_id, r.payment_id) = r.payment_id
WHERE r.amount_ore > 0;
--> statement-breakpoint
CREATE TRIGGER receipts_without_holes BEFORE INSERT ON receipts
WHEN new.sequence <> (SELECT coalesce(max(sequence), 0) + 1 FROM receipts WHERE kind = new.kind)
  OR new.number <> CASE new.kind WHEN 'receipt' THEN 'R-' ELSE 'C-' END || (100000 + new.sequence) BEGIN
  SELECT RAISE(ABORT, 'CHECK constraint failed: receipts_without_holes');
END;
--> statement-breakpoint
CREATE TRIGGER receipts_never_change BEFORE UPDATE ON receipts
WHEN new.buyer IS NOT NULL OR new.number IS NOT old.number OR new.kind IS NOT old.kind OR new.sequence IS NOT old.sequence
  OR new.order_id IS NOT old.order_id OR new.payment_id IS NOT old.payment_id OR new.refund_id IS NOT old.refund_id
  OR new.credited_number IS NOT old.credited_number OR new.seller_version IS NOT old.seller_version
  OR new.issued_at IS NOT old.issued_at OR new.content IS NOT old.content BEGIN
  SELECT RAISE(ABORT, 'receipts are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER receipts_are_kept BEFORE DELETE ON receipts BEGIN
  SELECT RAISE(ABORT, 'receipts are append-only');
END;
--> statement-breakpoint
-- The orders that were paid and the refunds that were made before, in the order in which the money moved.
INSERT INTO receipts (number, kind, sequence, order_id, payment_id, refund_id, credited_number, seller_version, issued_at, buyer, content)
SELECT 'R-' || (100000 + paid.place), 'receipt', paid.place, paid.id, paid.payment_id, NULL, NULL, t.seller_version, paid.at, t.buyer, t.content
FROM (SELECT id, payment_id, at, row_number() OVER (ORDER BY at, id) AS place
  FROM (SELECT o.id AS id,
    (SELECT p.id FROM payments p WHERE p.order_id = o.id AND p.status IN ('succeeded', 'refunding', 'refunded')
      ORDER BY p.status = 'succeeded' DESC, EXISTS (SELECT 1 FROM order_events e WHERE e.order_id = o.id AND e.type = 'paid'
        AND e.data ->> 'paymentId' = p.id) DESC, p.taken_at LIMIT 1) AS payment_id,
    coalesce((SELECT min(e.created_at) FROM order_events e WHERE e.order_id = o.id AND e.type = 'paid'), o.created_at) AS at
    FROM orders o WHERE o.payment_status <> 'unpaid')) paid
  JOIN receipt_contents t ON t.order_id = paid.id
ORDER BY paid.place;
--> statement-breakpoint
INSERT INTO receipts (number, kind, sequence, order_id, payment_id, refund_id, credited_number, seller_version, issued_at, buyer, content)
SELECT 'C-' || (100000 + made.place), 'credit-note', made.place, made.order_id, made.payment_id, made.id, t.credited_number,
  t.seller_version, made.updated_at, t.buyer, t.content
FROM (SELECT r.*, row_number() OVER (ORDER BY r.updated_at, r.id) AS place
  FROM refunds r JOIN credit_contents known ON known.refund_id = r.id WHERE r.status = 'succeeded') made
  JOIN credit_contents t ON t.refund_id = made.id
ORDER BY made.place;
--> statement-breakpoint
CREATE TRIGGER receipt_of_paid_order AFTER UPDATE OF payment_status ON orders
WHEN old.payment_status = 'unpaid' AND new.payment_status <> 'unpaid'
  AND NOT EXISTS (SELECT 1 FROM receipts WHERE order_id = new.id AND kind = 'receipt') BEGIN
  INSERT INTO receipts (number, kind, sequence, order_id, payment_id, seller_version, issued_at, buyer, content)
  SELECT 'R-' || (100000 + next.place), 'receipt', next.place, new.id,
    (SELECT p.id FROM payments p WHERE p.order_id = new.id AND p.status = 'succeeded' LIMIT 1),
    t.seller_version, new.updated_at, t.buyer, t.content
  FROM receipt_contents t, (SELECT coalesce(max(sequence), 0) + 1 AS place FROM receipts WHERE kind = 'receipt') next
  WHERE t.order_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER credit_note_of_refund AFTER UPDATE OF status ON refunds
WHEN old.status <> 'succeeded' AND new.status = 'succeeded' BEGIN
  INSERT INTO receipts (number, kind, sequence, order_id, payment_id, refund_id, credited_number, seller_version, issued_at, buyer, content)
  SELECT 'C-' || (100000 + next.place), 'credit-note', next.place, new.order_id, new.payment_id, new.id, t.credited_number,
    t.seller_version, new.updated_at, t.buyer, t.content
  FROM credit_contents t, (SELECT coalesce(max(sequence), 0) + 1 AS place FROM receipts WHERE kind = 'credit-note') next
  WHERE t.refund_id = new.id;
END;
