-- A product's units in all, kept beside it, so that staff's lists filter by an index and add nothing up.

UPDATE products SET stock_total = (SELECT coalesce(sum(quantity), 0) FROM product_variants WHERE product_id = products.id);
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
