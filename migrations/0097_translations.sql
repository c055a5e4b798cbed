CREATE TABLE `translations` (
	`kind` text NOT NULL,
	`item_id` text NOT NULL,
	`field` text NOT NULL,
	`language` text NOT NULL,
	`text` text NOT NULL,
	`source` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL,
	PRIMARY KEY(`kind`, `item_id`, `field`, `language`),
	CONSTRAINT "translations_text" CHECK(trim("translations"."text") <> '')
) STRICT;
--> statement-breakpoint
CREATE TRIGGER product_version_translation_insert AFTER INSERT ON translations BEGIN
  UPDATE product_versions SET version = lower(hex(randomblob(8))) WHERE product_id IN (
    SELECT new.item_id WHERE new.kind = 'product'
    UNION SELECT product_id FROM product_colors WHERE new.kind = 'option' AND name = new.item_id);
END;
--> statement-breakpoint
CREATE TRIGGER product_version_translation_update AFTER UPDATE ON translations BEGIN
  UPDATE product_versions SET version = lower(hex(randomblob(8))) WHERE product_id IN (
    SELECT new.item_id WHERE new.kind = 'product'
    UNION SELECT product_id FROM product_colors WHERE new.kind = 'option' AND name = new.item_id);
END;
--> statement-breakpoint
CREATE TRIGGER product_version_translation_delete AFTER DELETE ON translations BEGIN
  UPDATE product_versions SET version = lower(hex(randomblob(8))) WHERE product_id IN (
    SELECT old.item_id WHERE old.kind = 'product'
    UNION SELECT product_id FROM product_colors WHERE old.kind = 'option' AND name = old.item_id);
END;
