ALTER TABLE `product_details` ADD `size_label` text;--> statement-breakpoint
ALTER TABLE `product_details` ADD `third_label` text;--> statement-breakpoint
ALTER TABLE `product_sizes` ADD `size_value` text;--> statement-breakpoint
ALTER TABLE `product_sizes` ADD `third_value` text;--> statement-breakpoint
ALTER TABLE `product_variants` ADD `picture` text;
--> statement-breakpoint
-- A filter by size means the size, 'M', of a size that is 'M / Long'.
DROP TRIGGER filters_size_update;
--> statement-breakpoint
CREATE TRIGGER filters_size_update AFTER UPDATE OF name, size_value, available ON product_sizes
WHEN old.name <> new.name OR old.size_value IS NOT new.size_value OR old.available <> new.available BEGIN
  INSERT INTO filter_changes (product_id) VALUES (new.product_id);
END;
--> statement-breakpoint
-- A picture that was copied has another address: its variants follow.
CREATE TRIGGER variant_picture_moves AFTER UPDATE OF url ON product_media WHEN old.url <> new.url BEGIN
  UPDATE product_variants SET picture = new.url WHERE product_id = new.product_id AND picture = old.url;
END;
