ALTER TABLE `order_lines` ADD `parted_from` text;
--> statement-breakpoint
INSERT INTO stock_reasons (id) VALUES ('order-changed');
--> statement-breakpoint
-- Units that get a line of their own with another size were sold before.
DROP TRIGGER daily_sales_line_arrived_paid;
--> statement-breakpoint
CREATE TRIGGER daily_sales_line_arrived_paid AFTER INSERT ON order_lines
WHEN new.parted_from IS NULL AND (SELECT payment_status FROM orders WHERE id = new.order_id) <> 'unpaid' BEGIN
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
-- A line that is parted keeps its units' share of the discount; the line that its other units get has the rest.
DROP TRIGGER order_lines_discount_stays;
--> statement-breakpoint
CREATE TRIGGER order_lines_discount_stays BEFORE UPDATE OF discount_ore ON order_lines
WHEN old.discount_ore IS NOT NULL AND new.discount_ore IS NOT old.discount_ore
  AND NOT (new.quantity < old.quantity AND new.discount_ore = old.discount_ore * new.quantity / old.quantity) BEGIN
  SELECT RAISE(ABORT, 'the discount of an order line is append-only');
END;
