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
CREATE TRIGGER daily_sales_refunded AFTER UPDATE OF payment_status ON orders
WHEN old.payment_status <> 'refunded' AND new.payment_status = 'refunded' BEGIN
  INSERT INTO daily_sales (day, currency, refunds, refunded_ore)
  VALUES (date(new.updated_at, iif(EXISTS (SELECT 1 FROM summer_times s
    WHERE s.year = substr(new.updated_at, 1, 4) AND new.updated_at >= s.begins_at AND new.updated_at < s.ends_at), '+2 hours', '+1 hour')), new.currency, 1, new.total_ore)
  ON CONFLICT (day, currency) DO UPDATE SET refunds = refunds + 1, refunded_ore = refunded_ore + excluded.refunded_ore;
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
