-- What describes a size is translated once for every product that says it, as a color is: a new translation is a new version of each.
DROP TRIGGER product_version_translation_insert;
--> statement-breakpoint
CREATE TRIGGER product_version_translation_insert AFTER INSERT ON translations BEGIN
  UPDATE product_versions SET version = lower(hex(randomblob(8))) WHERE product_id IN (
    SELECT new.item_id WHERE new.kind = 'product'
    UNION SELECT product_id FROM product_colors WHERE new.kind = 'option' AND name = new.item_id
    UNION SELECT product_id FROM product_sizes WHERE new.kind = 'size' AND description = new.item_id);
END;
--> statement-breakpoint
DROP TRIGGER product_version_translation_update;
--> statement-breakpoint
CREATE TRIGGER product_version_translation_update AFTER UPDATE ON translations BEGIN
  UPDATE product_versions SET version = lower(hex(randomblob(8))) WHERE product_id IN (
    SELECT new.item_id WHERE new.kind = 'product'
    UNION SELECT product_id FROM product_colors WHERE new.kind = 'option' AND name = new.item_id
    UNION SELECT product_id FROM product_sizes WHERE new.kind = 'size' AND description = new.item_id);
END;
--> statement-breakpoint
DROP TRIGGER product_version_translation_delete;
--> statement-breakpoint
CREATE TRIGGER product_version_translation_delete AFTER DELETE ON translations BEGIN
  UPDATE product_versions SET version = lower(hex(randomblob(8))) WHERE product_id IN (
    SELECT old.item_id WHERE old.kind = 'product'
    UNION SELECT product_id FROM product_colors WHERE old.kind = 'option' AND name = old.item_id
    UNION SELECT product_id FROM product_sizes WHERE old.kind = 'size' AND description = old.item_id);
END;
