CREATE TABLE `filter_changes` (
	`version` integer PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`token` text DEFAULT (lower(hex(randomblob(8)))) NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `filter_products` (
	`product_id` text PRIMARY KEY NOT NULL,
	`summary` text
) STRICT;
--> statement-breakpoint
CREATE INDEX `filter_products_to_fill` ON `filter_products` (`product_id`) WHERE "filter_products"."summary" IS NULL;
--> statement-breakpoint
-- Every product there is, to be filled by the job; and a first change, so that there is always a newest.
INSERT INTO filter_products (product_id) SELECT id FROM products;
--> statement-breakpoint
INSERT INTO filter_changes (product_id) VALUES ('');
--> statement-breakpoint
CREATE TRIGGER filter_changes_empty_row AFTER INSERT ON filter_changes BEGIN
  UPDATE filter_products SET summary = NULL WHERE product_id = new.product_id AND summary IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER filters_product_insert AFTER INSERT ON products BEGIN
  INSERT INTO filter_products (product_id) VALUES (new.id);
END;
--> statement-breakpoint
CREATE TRIGGER filters_product_update
AFTER UPDATE OF price_ore, created_at, featured, in_stock, name, product_type, tags, fit, sports ON products
WHEN old.price_ore <> new.price_ore OR old.created_at <> new.created_at OR old.featured <> new.featured
  OR old.in_stock <> new.in_stock OR old.name <> new.name OR old.product_type <> new.product_type
  OR old.tags <> new.tags OR old.fit IS NOT new.fit OR old.sports <> new.sports BEGIN
  INSERT INTO filter_changes (product_id) VALUES (new.id);
END;
--> statement-breakpoint
CREATE TRIGGER filters_product_delete AFTER DELETE ON products BEGIN
  DELETE FROM filter_products WHERE product_id = old.id;
  INSERT INTO filter_changes (product_id) VALUES (old.id);
END;
--> statement-breakpoint
CREATE TRIGGER filters_facet_insert AFTER INSERT ON product_facets BEGIN
  INSERT INTO filter_changes (product_id) VALUES (new.product_id);
END;
--> statement-breakpoint
CREATE TRIGGER filters_facet_delete AFTER DELETE ON product_facets BEGIN
  INSERT INTO filter_changes (product_id) VALUES (old.product_id);
END;
--> statement-breakpoint
CREATE TRIGGER filters_color_update AFTER UPDATE OF name, hex, available ON product_colors
WHEN old.name <> new.name OR old.hex <> new.hex OR old.available <> new.available BEGIN
  INSERT INTO filter_changes (product_id) VALUES (new.product_id);
END;
--> statement-breakpoint
CREATE TRIGGER filters_size_update AFTER UPDATE OF name, available ON product_sizes
WHEN old.name <> new.name OR old.available <> new.available BEGIN
  INSERT INTO filter_changes (product_id) VALUES (new.product_id);
END;
--> statement-breakpoint
CREATE TRIGGER filters_variant_insert AFTER INSERT ON product_variants WHEN new.quantity > 0 BEGIN
  INSERT INTO filter_changes (product_id) VALUES (new.product_id);
END;
--> statement-breakpoint
CREATE TRIGGER filters_variant_update AFTER UPDATE OF quantity, color_id, size_id ON product_variants
WHEN (old.quantity > 0) <> (new.quantity > 0) OR old.color_id <> new.color_id OR old.size_id <> new.size_id BEGIN
  INSERT INTO filter_changes (product_id) VALUES (new.product_id);
END;
--> statement-breakpoint
CREATE TRIGGER filters_variant_delete AFTER DELETE ON product_variants WHEN old.quantity > 0 BEGIN
  INSERT INTO filter_changes (product_id) VALUES (old.product_id);
END;
--> statement-breakpoint
CREATE TRIGGER filters_component_insert AFTER INSERT ON product_components BEGIN
  INSERT INTO filter_changes (product_id) VALUES (new.product_id);
END;
--> statement-breakpoint
CREATE TRIGGER filters_component_update AFTER UPDATE ON product_components BEGIN
  INSERT INTO filter_changes (product_id) VALUES (new.product_id);
END;
--> statement-breakpoint
CREATE TRIGGER filters_component_delete AFTER DELETE ON product_components BEGIN
  INSERT INTO filter_changes (product_id) VALUES (old.product_id);
END;
--> statement-breakpoint
CREATE TRIGGER filters_rating_insert AFTER INSERT ON review_counts BEGIN
  INSERT INTO filter_changes (product_id) VALUES (new.product_id);
END;
--> statement-breakpoint
CREATE TRIGGER filters_rating_update AFTER UPDATE ON review_counts BEGIN
  INSERT INTO filter_changes (product_id) VALUES (new.product_id);
END;
--> statement-breakpoint
CREATE TRIGGER filters_rating_delete AFTER DELETE ON review_counts BEGIN
  INSERT INTO filter_changes (product_id) VALUES (old.product_id);
END;
