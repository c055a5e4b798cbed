ALTER TABLE `order_lines` ADD `discount_ore` integer;
--> statement-breakpoint
-- Orders of before tell no discount of their lines: each line bears its share by value, as its refunds always counted it.
CREATE TRIGGER order_lines_discount BEFORE INSERT ON order_lines
WHEN new.discount_ore < 0 OR new.discount_ore > new.price_ore * new.quantity BEGIN
  SELECT RAISE(ABORT, 'CHECK constraint failed: order_lines_discount');
END;
--> statement-breakpoint
-- A snapshot of what was agreed: refunds are counted from it.
CREATE TRIGGER order_lines_discount_stays BEFORE UPDATE OF discount_ore ON order_lines
WHEN old.discount_ore IS NOT NULL AND new.discount_ore IS NOT old.discount_ore BEGIN
  SELECT RAISE(ABORT, 'the discount of an order line is append-only');
END;
