-- Row counts, so that the dashboard reads four rows instead of counting every order; and the guard of the audit log.

INSERT INTO row_counts (name, total) SELECT 'users', count(*) FROM users;
--> statement-breakpoint
CREATE TRIGGER count_users_insert AFTER INSERT ON users BEGIN
  UPDATE row_counts SET total = total + 1 WHERE name = 'users';
END;
--> statement-breakpoint
CREATE TRIGGER count_users_delete AFTER DELETE ON users BEGIN
  UPDATE row_counts SET total = total - 1 WHERE name = 'users';
END;
--> statement-breakpoint
INSERT INTO row_counts (name, total) SELECT 'orders', count(*) FROM orders;
--> statement-breakpoint
CREATE TRIGGER count_orders_insert AFTER INSERT ON orders BEGIN
  UPDATE row_counts SET total = total + 1 WHERE name = 'orders';
END;
--> statement-breakpoint
CREATE TRIGGER count_orders_delete AFTER DELETE ON orders BEGIN
  UPDATE row_counts SET total = total - 1 WHERE name = 'orders';
END;
--> statement-breakpoint
INSERT INTO row_counts (name, total) SELECT 'messages', count(*) FROM contact_messages;
--> statement-breakpoint
CREATE TRIGGER count_messages_insert AFTER INSERT ON contact_messages BEGIN
  UPDATE row_counts SET total = total + 1 WHERE name = 'messages';
END;
--> statement-breakpoint
CREATE TRIGGER count_messages_delete AFTER DELETE ON contact_messages BEGIN
  UPDATE row_counts SET total = total - 1 WHERE name = 'messages';
END;
--> statement-breakpoint
INSERT INTO row_counts (name, total) SELECT 'products', count(*) FROM products WHERE archived_at IS NULL;
--> statement-breakpoint
CREATE TRIGGER count_products_insert AFTER INSERT ON products WHEN new.archived_at IS NULL BEGIN
  UPDATE row_counts SET total = total + 1 WHERE name = 'products';
END;
--> statement-breakpoint
CREATE TRIGGER count_products_delete AFTER DELETE ON products WHEN old.archived_at IS NULL BEGIN
  UPDATE row_counts SET total = total - 1 WHERE name = 'products';
END;
--> statement-breakpoint
CREATE TRIGGER count_products_archived AFTER UPDATE OF archived_at ON products
WHEN (old.archived_at IS NULL) <> (new.archived_at IS NULL) BEGIN
  UPDATE row_counts SET total = total + (new.archived_at IS NULL) - (old.archived_at IS NULL) WHERE name = 'products';
END;
--> statement-breakpoint
CREATE TRIGGER audit_log_is_append_only BEFORE UPDATE ON audit_log
WHEN old.undone_at IS NOT NULL OR new.id IS NOT old.id OR new.actor IS NOT old.actor OR new.action IS NOT old.action
  OR new.subject_type IS NOT old.subject_type OR new.subject_id IS NOT old.subject_id OR new.subject_name IS NOT old.subject_name
  OR new.before IS NOT old.before OR new.after IS NOT old.after OR new.created_at IS NOT old.created_at BEGIN
  SELECT RAISE(ABORT, 'audit_log is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER audit_log_is_kept BEFORE DELETE ON audit_log BEGIN
  SELECT RAISE(ABORT, 'audit_log is append-only');
END;
--> statement-breakpoint
-- A product's units in all, kept beside it, so that staff's lists filter by an index and add nothing up.

UPDATE products SET stock_total = (SELECT coalesce(sum(quantity), 0) FROM product_variants WHERE product_id = products.id);
--> statement-breakpoint
UPDATE products SET has_stock = stock_total <> 0;
--> statement-breakpoint
CREATE TRIGGER stock_total_variant_insert AFTER INSERT ON product_variants WHEN new.quantity <> 0 BEGIN
  UPDATE products SET stock_total = stock_total + new.quantity WHERE id = new.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER stock_total_variant_update AFTER UPDATE OF quantity ON product_variants WHEN new.quantity <> old.quantity BEGIN
  UPDATE products SET stock_total = stock_total + new.quantity - old.quantity WHERE id = new.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER stock_total_variant_delete AFTER DELETE ON product_variants WHEN old.quantity <> 0 BEGIN
  UPDATE products SET stock_total = stock_total - old.quantity WHERE id = old.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER has_stock_follows AFTER UPDATE OF stock_total ON products WHEN (old.stock_total = 0) <> (new.stock_total = 0) BEGIN
  UPDATE products SET has_stock = new.stock_total <> 0 WHERE id = new.id;
END;
--> statement-breakpoint
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
--> statement-breakpoint
-- Sales by day, so that a report reads days and not orders. A sale counts on the Swedish day it is paid; an order that arrives
-- paid, by an import, on the day it was created; a refund on the day it is made.

-- Summer time is from the last Sunday of March to the last of October, 01:00 UTC.
WITH RECURSIVE years (year) AS (SELECT 2015 UNION ALL SELECT year + 1 FROM years WHERE year < 2099),
ends AS (SELECT year, year || '-03-31' AS march, year || '-10-31' AS october FROM years)
INSERT INTO summer_times (year, begins_at, ends_at)
SELECT year, date(march, '-' || strftime('%w', march) || ' days') || 'T01:00:00.000Z',
  date(october, '-' || strftime('%w', october) || ' days') || 'T01:00:00.000Z'
FROM ends;
--> statement-breakpoint
CREATE TRIGGER daily_sales_paid AFTER UPDATE OF payment_status ON orders
WHEN old.payment_status = 'unpaid' AND new.payment_status = 'paid' BEGIN
  INSERT INTO daily_sales (day, currency, orders, units, paid_ore, discount_ore, shipping_ore, vat_ore)
  VALUES (date(new.updated_at, iif(EXISTS (SELECT 1 FROM summer_times s
    WHERE s.year = substr(new.updated_at, 1, 4) AND new.updated_at >= s.begins_at AND new.updated_at < s.ends_at), '+2 hours', '+1 hour')), new.currency, 1,
    (SELECT coalesce(sum(quantity), 0) FROM order_lines WHERE order_id = new.id),
    new.total_ore, new.discount_ore, new.shipping_ore, new.tax_ore)
  ON CONFLICT (day, currency) DO UPDATE SET orders = orders + excluded.orders, units = units + excluded.units,
    paid_ore = paid_ore + excluded.paid_ore, discount_ore = discount_ore + excluded.discount_ore,
    shipping_ore = shipping_ore + excluded.shipping_ore, vat_ore = vat_ore + excluded.vat_ore;
  INSERT INTO daily_product_sales (day, currency, product_id, units, sold_ore)
  SELECT date(new.updated_at, iif(EXISTS (SELECT 1 FROM summer_times s
    WHERE s.year = substr(new.updated_at, 1, 4) AND new.updated_at >= s.begins_at AND new.updated_at < s.ends_at), '+2 hours', '+1 hour')), new.currency, product_id, sum(quantity), sum(quantity * price_ore)
  FROM order_lines WHERE order_id = new.id GROUP BY product_id
  ON CONFLICT (day, currency, product_id) DO UPDATE SET units = units + excluded.units, sold_ore = sold_ore + excluded.sold_ore;
END;
--> statement-breakpoint
CREATE TRIGGER daily_sales_arrived_paid AFTER INSERT ON orders WHEN new.payment_status <> 'unpaid' BEGIN
  INSERT INTO daily_sales (day, currency, orders, units, paid_ore, discount_ore, shipping_ore, vat_ore)
  VALUES (date(new.created_at, iif(EXISTS (SELECT 1 FROM summer_times s
    WHERE s.year = substr(new.created_at, 1, 4) AND new.created_at >= s.begins_at AND new.created_at < s.ends_at), '+2 hours', '+1 hour')), new.currency, 1, 0,
    new.total_ore, new.discount_ore, new.shipping_ore, new.tax_ore)
  ON CONFLICT (day, currency) DO UPDATE SET orders = orders + excluded.orders, units = units + excluded.units,
    paid_ore = paid_ore + excluded.paid_ore, discount_ore = discount_ore + excluded.discount_ore,
    shipping_ore = shipping_ore + excluded.shipping_ore, vat_ore = vat_ore + excluded.vat_ore;
END;
--> statement-breakpoint
CREATE TRIGGER daily_sales_line_arrived_paid AFTER INSERT ON order_lines
WHEN (SELECT payment_status FROM orders WHERE id = new.order_id) <> 'unpaid' BEGIN
  INSERT INTO daily_sales (day, currency, units)
  SELECT date(created_at, iif(EXISTS (SELECT 1 FROM summer_times s
    WHERE s.year = substr(created_at, 1, 4) AND created_at >= s.begins_at AND created_at < s.ends_at), '+2 hours', '+1 hour')), currency, new.quantity FROM orders WHERE id = new.order_id
  ON CONFLICT (day, currency) DO UPDATE SET units = units + excluded.units;
  INSERT INTO daily_product_sales (day, currency, product_id, units, sold_ore)
  SELECT date(created_at, iif(EXISTS (SELECT 1 FROM summer_times s
    WHERE s.year = substr(created_at, 1, 4) AND created_at >= s.begins_at AND created_at < s.ends_at), '+2 hours', '+1 hour')), currency, new.product_id, new.quantity, new.quantity * new.price_ore
  FROM orders WHERE id = new.order_id
  ON CONFLICT (day, currency, product_id) DO UPDATE SET units = units + excluded.units, sold_ore = sold_ore + excluded.sold_ore;
END;
--> statement-breakpoint
CREATE TRIGGER daily_sales_arrived_refunded AFTER INSERT ON orders WHEN new.payment_status = 'refunded' BEGIN
  INSERT INTO daily_sales (day, currency, refunds, refunded_ore)
  VALUES (date(new.updated_at, iif(EXISTS (SELECT 1 FROM summer_times s
    WHERE s.year = substr(new.updated_at, 1, 4) AND new.updated_at >= s.begins_at AND new.updated_at < s.ends_at), '+2 hours', '+1 hour')), new.currency, 1, new.total_ore)
  ON CONFLICT (day, currency) DO UPDATE SET refunds = refunds + 1, refunded_ore = refunded_ore + excluded.refunded_ore;
END;
--> statement-breakpoint
-- The orders that are there.
INSERT INTO daily_sales (day, currency, orders, units, paid_ore, discount_ore, shipping_ore, vat_ore)
SELECT date(at, iif(EXISTS (SELECT 1 FROM summer_times s
    WHERE s.year = substr(at, 1, 4) AND at >= s.begins_at AND at < s.ends_at), '+2 hours', '+1 hour')), currency, count(*),
  sum((SELECT coalesce(sum(quantity), 0) FROM order_lines WHERE order_id = id)), sum(total_ore), sum(discount_ore), sum(shipping_ore), sum(tax_ore)
FROM (SELECT o.*, coalesce((SELECT min(e.created_at) FROM order_events e WHERE e.order_id = o.id AND e.type = 'paid'), o.created_at) AS at FROM orders o WHERE o.payment_status <> 'unpaid')
GROUP BY 1, 2;
--> statement-breakpoint
INSERT INTO daily_product_sales (day, currency, product_id, units, sold_ore)
SELECT date(at, iif(EXISTS (SELECT 1 FROM summer_times s
    WHERE s.year = substr(at, 1, 4) AND at >= s.begins_at AND at < s.ends_at), '+2 hours', '+1 hour')), o.currency, l.product_id, sum(l.quantity), sum(l.quantity * l.price_ore)
FROM (SELECT o.id, o.currency, coalesce((SELECT min(e.created_at) FROM order_events e WHERE e.order_id = o.id AND e.type = 'paid'), o.created_at) AS at FROM orders o WHERE o.payment_status <> 'unpaid') o
JOIN order_lines l ON l.order_id = o.id
GROUP BY 1, 2, 3;
--> statement-breakpoint
INSERT INTO daily_sales (day, currency, refunds, refunded_ore)
SELECT date(at, iif(EXISTS (SELECT 1 FROM summer_times s
    WHERE s.year = substr(at, 1, 4) AND at >= s.begins_at AND at < s.ends_at), '+2 hours', '+1 hour')), currency, count(*), sum(total_ore)
FROM (SELECT o.*, coalesce((SELECT max(e.created_at) FROM order_events e WHERE e.order_id = o.id AND e.type = 'refunded'), o.updated_at) AS at FROM orders o WHERE o.payment_status = 'refunded')
WHERE TRUE GROUP BY 1, 2
ON CONFLICT (day, currency) DO UPDATE SET refunds = excluded.refunds, refunded_ore = excluded.refunded_ore;
--> statement-breakpoint
-- Refunds count by themselves, since an order can be refunded in parts. An order that arrives refunded, by an import, counts above.
CREATE TRIGGER daily_sales_refund_succeeded AFTER UPDATE OF status ON refunds
WHEN old.status <> 'succeeded' AND new.status = 'succeeded' BEGIN
  INSERT INTO daily_sales (day, currency, refunds, refunded_ore)
  SELECT date(new.updated_at, iif(EXISTS (SELECT 1 FROM summer_times s
    WHERE s.year = substr(new.updated_at, 1, 4) AND new.updated_at >= s.begins_at AND new.updated_at < s.ends_at), '+2 hours', '+1 hour')), o.currency, 1, new.amount_ore
  FROM orders o WHERE o.id = new.order_id
    -- Money that was taken for an order that never counted as paid is no sale that came back.
    AND o.payment_status <> 'unpaid'
  ON CONFLICT (day, currency) DO UPDATE SET refunds = refunds + 1, refunded_ore = refunded_ore + excluded.refunded_ore;
END;
--> statement-breakpoint
CREATE TRIGGER daily_sales_refund_arrived AFTER INSERT ON refunds
WHEN new.status = 'succeeded' AND (SELECT payment_status FROM orders WHERE id = new.order_id) NOT IN ('unpaid', 'refunded') BEGIN
  INSERT INTO daily_sales (day, currency, refunds, refunded_ore)
  SELECT date(new.updated_at, iif(EXISTS (SELECT 1 FROM summer_times s
    WHERE s.year = substr(new.updated_at, 1, 4) AND new.updated_at >= s.begins_at AND new.updated_at < s.ends_at), '+2 hours', '+1 hour')), o.currency, 1, new.amount_ore
  FROM orders o WHERE o.id = new.order_id
  ON CONFLICT (day, currency) DO UPDATE SET refunds = refunds + 1, refunded_ore = refunded_ore + excluded.refunded_ore;
END;
--> statement-breakpoint
-- The search of the staff's lists of people, subscribers, messages, reviews and of the audit log. A row's `words` are what can be
-- searched, its `facets` what can be filtered by, as phrases: 'status new done'. So a page of any search with any filter is
-- read from the index, newest row first. The rows go by rowid, which only VACUUM changes, and D1 has none.

CREATE VIEW user_search_texts AS SELECT rowid AS entry,
  first_name || ' ' || last_name || ' ' || email || ' ' || city AS words,
  'newsletter ' || CASE newsletter_subscribed WHEN 1 THEN 'yes' ELSE 'no' END || ' done country ' || country || ' done' AS facets
FROM users;
--> statement-breakpoint
CREATE VIRTUAL TABLE user_search USING fts5(words, facets, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3');
--> statement-breakpoint
INSERT INTO user_search (user_search, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO user_search (rowid, words, facets) SELECT entry, words, facets FROM user_search_texts;
--> statement-breakpoint
CREATE TRIGGER user_search_insert AFTER INSERT ON users BEGIN
  INSERT INTO user_search (rowid, words, facets) SELECT entry, words, facets FROM user_search_texts WHERE entry = new.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER user_search_update AFTER UPDATE OF first_name, last_name, email, city, country, newsletter_subscribed ON users BEGIN
  DELETE FROM user_search WHERE rowid = old.rowid;
  INSERT INTO user_search (rowid, words, facets) SELECT entry, words, facets FROM user_search_texts WHERE entry = new.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER user_search_delete AFTER DELETE ON users BEGIN
  DELETE FROM user_search WHERE rowid = old.rowid;
END;
--> statement-breakpoint
CREATE VIEW subscriber_search_texts AS SELECT rowid AS entry, email AS words,
  'state ' || CASE subscribed WHEN 1 THEN 'active' ELSE 'inactive' END || ' done' AS facets
FROM newsletter_subscribers;
--> statement-breakpoint
CREATE VIRTUAL TABLE subscriber_search USING fts5(words, facets, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3');
--> statement-breakpoint
INSERT INTO subscriber_search (subscriber_search, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO subscriber_search (rowid, words, facets) SELECT entry, words, facets FROM subscriber_search_texts;
--> statement-breakpoint
CREATE TRIGGER subscriber_search_insert AFTER INSERT ON newsletter_subscribers BEGIN
  INSERT INTO subscriber_search (rowid, words, facets) SELECT entry, words, facets FROM subscriber_search_texts WHERE entry = new.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER subscriber_search_update AFTER UPDATE OF email, subscribed ON newsletter_subscribers BEGIN
  DELETE FROM subscriber_search WHERE rowid = old.rowid;
  INSERT INTO subscriber_search (rowid, words, facets) SELECT entry, words, facets FROM subscriber_search_texts WHERE entry = new.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER subscriber_search_delete AFTER DELETE ON newsletter_subscribers BEGIN
  DELETE FROM subscriber_search WHERE rowid = old.rowid;
END;
--> statement-breakpoint
CREATE VIEW message_search_texts AS SELECT rowid AS entry, name || ' ' || email || ' ' || message AS words,
  'status ' || status || ' done subject ' || subject || ' done' AS facets
FROM contact_messages;
--> statement-breakpoint
CREATE VIRTUAL TABLE message_search USING fts5(words, facets, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3');
--> statement-breakpoint
INSERT INTO message_search (message_search, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO message_search (rowid, words, facets) SELECT entry, words, facets FROM message_search_texts;
--> statement-breakpoint
CREATE TRIGGER message_search_insert AFTER INSERT ON contact_messages BEGIN
  INSERT INTO message_search (rowid, words, facets) SELECT entry, words, facets FROM message_search_texts WHERE entry = new.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER message_search_update AFTER UPDATE OF name, email, subject, message, status ON contact_messages BEGIN
  DELETE FROM message_search WHERE rowid = old.rowid;
  INSERT INTO message_search (rowid, words, facets) SELECT entry, words, facets FROM message_search_texts WHERE entry = new.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER message_search_delete AFTER DELETE ON contact_messages BEGIN
  DELETE FROM message_search WHERE rowid = old.rowid;
END;
--> statement-breakpoint
CREATE VIEW review_search_texts AS SELECT rowid AS entry, product_id,
  (SELECT name FROM products WHERE id = product_id) || ' ' || name || ' ' || location || ' ' || title || ' ' || comment AS words,
  'status ' || status || ' done rating ' || rating || ' done featured ' || CASE is_featured WHEN 1 THEN 'yes' ELSE 'no' END || ' done' AS facets
FROM reviews;
--> statement-breakpoint
CREATE VIRTUAL TABLE review_search USING fts5(words, facets, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3');
--> statement-breakpoint
INSERT INTO review_search (review_search, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO review_search (rowid, words, facets) SELECT entry, words, facets FROM review_search_texts;
--> statement-breakpoint
CREATE TRIGGER review_search_insert AFTER INSERT ON reviews BEGIN
  INSERT INTO review_search (rowid, words, facets) SELECT entry, words, facets FROM review_search_texts WHERE entry = new.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER review_search_update AFTER UPDATE OF name, location, title, comment, status, rating, is_featured ON reviews BEGIN
  DELETE FROM review_search WHERE rowid = old.rowid;
  INSERT INTO review_search (rowid, words, facets) SELECT entry, words, facets FROM review_search_texts WHERE entry = new.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER review_search_delete AFTER DELETE ON reviews BEGIN
  DELETE FROM review_search WHERE rowid = old.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER review_search_product_renamed AFTER UPDATE OF name ON products WHEN old.name IS NOT new.name BEGIN
  DELETE FROM review_search WHERE rowid IN (SELECT rowid FROM reviews WHERE product_id = new.id);
  INSERT INTO review_search (rowid, words, facets) SELECT entry, words, facets FROM review_search_texts WHERE product_id = new.id;
END;
--> statement-breakpoint
CREATE VIEW audit_search_texts AS SELECT rowid AS entry, subject_name || ' ' || subject_id AS words,
  'person ' || actor || ' done action ' || action || ' done' AS facets
FROM audit_log;
--> statement-breakpoint
CREATE VIRTUAL TABLE audit_search USING fts5(words, facets, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3');
--> statement-breakpoint
INSERT INTO audit_search (rowid, words, facets) SELECT entry, words, facets FROM audit_search_texts;
--> statement-breakpoint
CREATE TRIGGER audit_search_insert AFTER INSERT ON audit_log BEGIN
  INSERT INTO audit_search (rowid, words, facets) SELECT entry, words, facets FROM audit_search_texts WHERE entry = new.rowid;
END;
--> statement-breakpoint
-- How often a code was used and what it gave. An order counts from when it is paid until it is wholly refunded.
UPDATE discount_codes SET
  times_used = (SELECT count(*) FROM orders o WHERE o.discount_code = code AND o.payment_status NOT IN ('unpaid', 'refunded')),
  given_ore = (SELECT coalesce(sum(o.discount_ore), 0) FROM orders o WHERE o.discount_code = code AND o.payment_status NOT IN ('unpaid', 'refunded'));
--> statement-breakpoint
CREATE TRIGGER discount_use_insert AFTER INSERT ON orders
WHEN new.discount_code IS NOT NULL AND new.payment_status NOT IN ('unpaid', 'refunded') BEGIN
  UPDATE discount_codes SET times_used = times_used + 1, given_ore = given_ore + new.discount_ore WHERE code = new.discount_code;
END;
--> statement-breakpoint
CREATE TRIGGER discount_use_paid AFTER UPDATE OF payment_status ON orders
WHEN new.discount_code IS NOT NULL AND old.payment_status IN ('unpaid', 'refunded') AND new.payment_status NOT IN ('unpaid', 'refunded') BEGIN
  UPDATE discount_codes SET times_used = times_used + 1, given_ore = given_ore + new.discount_ore WHERE code = new.discount_code;
END;
--> statement-breakpoint
CREATE TRIGGER discount_use_refunded AFTER UPDATE OF payment_status ON orders
WHEN new.discount_code IS NOT NULL AND old.payment_status NOT IN ('unpaid', 'refunded') AND new.payment_status IN ('unpaid', 'refunded') BEGIN
  UPDATE discount_codes SET times_used = times_used - 1, given_ore = given_ore - new.discount_ore WHERE code = new.discount_code;
END;
--> statement-breakpoint
-- The stock ledger's rules, which Drizzle cannot describe. A movement is the only way to change a variant's quantity, so that
-- the movements of a variant always add up to it; and the key that the staff's stock list sorts by.

INSERT INTO stock_reasons (id) VALUES ('opening'), ('order-placed'), ('order-released'), ('order-reopened'), ('count'),
  ('correction'), ('received'), ('damaged'), ('returned'), ('import'), ('bulk-edit'), ('product-form'), ('removed');
--> statement-breakpoint
INSERT INTO stock_movements (variant_id, product_id, delta, quantity_after, reason, actor, created_at)
SELECT id, product_id, quantity, quantity, 'opening', 'system', strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
FROM product_variants WHERE quantity <> 0;
--> statement-breakpoint
CREATE TRIGGER stock_movements_continue BEFORE INSERT ON stock_movements
WHEN new.quantity_after <> new.delta + coalesce(
  (SELECT quantity_after FROM stock_movements WHERE variant_id = new.variant_id ORDER BY id DESC LIMIT 1), 0) BEGIN
  SELECT RAISE(ABORT, 'a stock movement continues from the one before it');
END;
--> statement-breakpoint
CREATE TRIGGER stock_movements_apply AFTER INSERT ON stock_movements BEGIN
  UPDATE product_variants SET quantity = new.quantity_after WHERE id = new.variant_id AND quantity <> new.quantity_after;
END;
--> statement-breakpoint
CREATE TRIGGER stock_movements_are_append_only BEFORE UPDATE ON stock_movements BEGIN
  SELECT RAISE(ABORT, 'stock_movements are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER stock_movements_are_kept BEFORE DELETE ON stock_movements BEGIN
  SELECT RAISE(ABORT, 'stock_movements are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER product_variants_change_by_movement AFTER UPDATE OF quantity ON product_variants
WHEN new.quantity <> coalesce(
  (SELECT quantity_after FROM stock_movements WHERE variant_id = new.id ORDER BY id DESC LIMIT 1), 0) BEGIN
  SELECT RAISE(ABORT, 'stock is changed by inserting into stock_movements');
END;
--> statement-breakpoint
CREATE TRIGGER product_variants_open AFTER INSERT ON product_variants WHEN new.quantity <> 0 BEGIN
  INSERT INTO stock_movements (variant_id, product_id, delta, quantity_after, reason, actor, created_at)
  VALUES (new.id, new.product_id, new.quantity, new.quantity, 'opening', 'system', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END;
--> statement-breakpoint
CREATE TRIGGER product_variants_close AFTER DELETE ON product_variants WHEN old.quantity <> 0 BEGIN
  INSERT INTO stock_movements (variant_id, product_id, delta, quantity_after, reason, actor, created_at)
  VALUES (old.id, old.product_id, -old.quantity, 0, 'removed', 'system', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END;
--> statement-breakpoint

-- The name comes first, so that a list can also be searched by its beginning; the separator sorts before every letter.
CREATE VIEW variant_sort_names AS SELECT v.id AS variant_id, v.product_id, v.color_id, v.size_id,
  CASE WHEN p.archived_at IS NULL THEN
    lower(p.name) || char(31) || p.id || char(31) || printf('%03d%03d', c.position, s.position) END AS sort_name
FROM product_variants v
JOIN products p ON p.id = v.product_id
JOIN product_colors c ON c.product_id = v.product_id AND c.id = v.color_id
JOIN product_sizes s ON s.product_id = v.product_id AND s.id = v.size_id;
--> statement-breakpoint
UPDATE product_variants SET sort_name = (SELECT sort_name FROM variant_sort_names WHERE variant_id = product_variants.id);
--> statement-breakpoint
CREATE TRIGGER variant_sort_name_insert AFTER INSERT ON product_variants BEGIN
  UPDATE product_variants SET sort_name = (SELECT sort_name FROM variant_sort_names WHERE variant_id = new.id) WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER variant_sort_name_of_product AFTER UPDATE OF name, archived_at ON products
WHEN new.name IS NOT old.name OR (new.archived_at IS NULL) <> (old.archived_at IS NULL) BEGIN
  UPDATE product_variants SET sort_name = (SELECT sort_name FROM variant_sort_names WHERE variant_id = product_variants.id)
  WHERE product_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER variant_sort_name_of_color AFTER UPDATE OF position ON product_colors WHEN new.position <> old.position BEGIN
  UPDATE product_variants SET sort_name = (SELECT sort_name FROM variant_sort_names WHERE variant_id = product_variants.id)
  WHERE product_id = new.product_id AND color_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER variant_sort_name_of_size AFTER UPDATE OF position ON product_sizes WHEN new.position <> old.position BEGIN
  UPDATE product_variants SET sort_name = (SELECT sort_name FROM variant_sort_names WHERE variant_id = product_variants.id)
  WHERE product_id = new.product_id AND size_id = new.id;
END;
--> statement-breakpoint
-- The search of the staff's product list, as of their other lists: `words` can be searched, `facets` filtered by. Deleted
-- products are left out.

CREATE VIEW product_list_search_texts AS SELECT rowid AS entry,
  name || ' ' || id || ' ' || category || ' ' || product_type || ' ' || source || ' '
    || (SELECT coalesce(group_concat(value, ' '), '') FROM json_each(tags)) AS words,
  'category ' || category || ' done state ' || state || ' done stock ' || iif(sold_out, 'out', 'in') || ' done' AS facets
FROM products WHERE archived_at IS NULL;
--> statement-breakpoint
CREATE VIRTUAL TABLE product_list_search USING fts5(words, facets, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3');
--> statement-breakpoint
INSERT INTO product_list_search (rowid, words, facets) SELECT entry, words, facets FROM product_list_search_texts;
--> statement-breakpoint
CREATE TRIGGER product_list_search_insert AFTER INSERT ON products BEGIN
  INSERT INTO product_list_search (rowid, words, facets) SELECT entry, words, facets FROM product_list_search_texts WHERE entry = new.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER product_list_search_update
AFTER UPDATE OF name, category, product_type, source, tags, published, is_private, publish_at, in_stock, has_stock, archived_at ON products
WHEN new.name IS NOT old.name OR new.category IS NOT old.category OR new.product_type IS NOT old.product_type
  OR new.source IS NOT old.source OR new.tags IS NOT old.tags OR new.state IS NOT old.state OR new.sold_out IS NOT old.sold_out
  OR (new.archived_at IS NULL) <> (old.archived_at IS NULL) BEGIN
  DELETE FROM product_list_search WHERE rowid = old.rowid;
  INSERT INTO product_list_search (rowid, words, facets) SELECT entry, words, facets FROM product_list_search_texts WHERE entry = new.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER product_list_search_delete AFTER DELETE ON products BEGIN
  DELETE FROM product_list_search WHERE rowid = old.rowid;
END;
--> statement-breakpoint
-- The shop's own search finds the entry of a product by its rowid: deleting by the product's id read the whole index at every
-- save. And it is written only when a text has changed.

DROP TRIGGER product_search_insert;
--> statement-breakpoint
DROP TRIGGER product_search_update;
--> statement-breakpoint
DELETE FROM product_search;
--> statement-breakpoint
INSERT INTO product_search (rowid, product_id, name, category, description, tags)
SELECT p.rowid, t.product_id, t.name, t.category, t.description, t.tags FROM product_search_texts t JOIN products p ON p.id = t.product_id;
--> statement-breakpoint
CREATE TRIGGER product_search_insert AFTER INSERT ON products BEGIN
  INSERT INTO product_search (rowid, product_id, name, category, description, tags)
  SELECT new.rowid, product_id, name, category, description, tags FROM product_search_texts WHERE product_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER product_search_update AFTER UPDATE OF name, category, product_type, short_description, description, tags ON products
WHEN new.name IS NOT old.name OR new.category IS NOT old.category OR new.product_type IS NOT old.product_type
  OR new.short_description IS NOT old.short_description OR new.description IS NOT old.description OR new.tags IS NOT old.tags BEGIN
  DELETE FROM product_search WHERE rowid = old.rowid;
  INSERT INTO product_search (rowid, product_id, name, category, description, tags)
  SELECT new.rowid, product_id, name, category, description, tags FROM product_search_texts WHERE product_id = new.id;
END;
