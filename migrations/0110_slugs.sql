CREATE TABLE `slugs` (
	`kind` text NOT NULL,
	`slug` text NOT NULL,
	`language` text NOT NULL,
	`item_id` text NOT NULL,
	`is_current` integer NOT NULL,
	PRIMARY KEY(`kind`, `slug`, `language`)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `slugs_current` ON `slugs` (`kind`,`item_id`,`language`) WHERE is_current = 1;--> statement-breakpoint
CREATE INDEX `slugs_item` ON `slugs` (`kind`,`item_id`);--> statement-breakpoint
-- What staff translate an address to is the item's, unless another has it: then with the first number behind it that is free. The one before
-- stays, until another item takes it. What no address can be gives none.
CREATE TRIGGER slug_translation_insert AFTER INSERT ON translations
WHEN new.field = 'slug' AND new.kind IN ('product', 'collection') BEGIN
  UPDATE slugs SET is_current = 0 WHERE kind = new.kind AND item_id = new.item_id AND language = new.language AND is_current = 1;
  INSERT INTO slugs (kind, slug, language, item_id, is_current)
    SELECT new.kind, new.text || suffix.value, new.language, new.item_id, 1
    FROM json_each(json_array('', '-2', '-3', '-4', '-5', '-6', '-7', '-8', '-9', '-' || lower(hex(randomblob(4))))) suffix
    WHERE new.text NOT GLOB '*[^a-z0-9-]*'
      AND NOT EXISTS (SELECT 1 FROM slugs s WHERE s.kind = new.kind AND s.slug = new.text || suffix.value AND s.language = new.language
        AND s.item_id <> new.item_id AND s.is_current = 1)
      AND NOT EXISTS (SELECT 1 FROM products p WHERE new.kind = 'product' AND p.id = new.text || suffix.value AND p.id <> new.item_id)
      AND NOT EXISTS (SELECT 1 FROM staff_collections c
        WHERE new.kind = 'collection' AND c.handle = new.text || suffix.value AND c.id <> new.item_id)
    ORDER BY suffix.key LIMIT 1
    ON CONFLICT (kind, slug, language) DO UPDATE SET item_id = excluded.item_id, is_current = 1;
END;
--> statement-breakpoint
CREATE TRIGGER slug_translation_update AFTER UPDATE OF text ON translations
WHEN new.field = 'slug' AND new.kind IN ('product', 'collection') BEGIN
  UPDATE slugs SET is_current = 0 WHERE kind = new.kind AND item_id = new.item_id AND language = new.language AND is_current = 1;
  INSERT INTO slugs (kind, slug, language, item_id, is_current)
    SELECT new.kind, new.text || suffix.value, new.language, new.item_id, 1
    FROM json_each(json_array('', '-2', '-3', '-4', '-5', '-6', '-7', '-8', '-9', '-' || lower(hex(randomblob(4))))) suffix
    WHERE new.text NOT GLOB '*[^a-z0-9-]*'
      AND NOT EXISTS (SELECT 1 FROM slugs s WHERE s.kind = new.kind AND s.slug = new.text || suffix.value AND s.language = new.language
        AND s.item_id <> new.item_id AND s.is_current = 1)
      AND NOT EXISTS (SELECT 1 FROM products p WHERE new.kind = 'product' AND p.id = new.text || suffix.value AND p.id <> new.item_id)
      AND NOT EXISTS (SELECT 1 FROM staff_collections c
        WHERE new.kind = 'collection' AND c.handle = new.text || suffix.value AND c.id <> new.item_id)
    ORDER BY suffix.key LIMIT 1
    ON CONFLICT (kind, slug, language) DO UPDATE SET item_id = excluded.item_id, is_current = 1;
END;
--> statement-breakpoint
CREATE TRIGGER slug_translation_delete AFTER DELETE ON translations
WHEN old.field = 'slug' AND old.kind IN ('product', 'collection') BEGIN
  UPDATE slugs SET is_current = 0 WHERE kind = old.kind AND item_id = old.item_id AND language = old.language AND is_current = 1;
END;
--> statement-breakpoint
-- The English address of one item is never the translated one of another: it comes first.
CREATE TRIGGER slug_product_insert AFTER INSERT ON products BEGIN
  DELETE FROM slugs WHERE kind = 'product' AND slug = new.id AND item_id <> new.id;
END;
--> statement-breakpoint
CREATE TRIGGER slug_product_delete AFTER DELETE ON products BEGIN
  DELETE FROM slugs WHERE kind = 'product' AND item_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER slug_collection_insert AFTER INSERT ON staff_collections BEGIN
  DELETE FROM slugs WHERE kind = 'collection' AND slug = new.handle AND item_id <> new.id;
END;
--> statement-breakpoint
CREATE TRIGGER slug_collection_update AFTER UPDATE OF handle ON staff_collections BEGIN
  DELETE FROM slugs WHERE kind = 'collection' AND slug = new.handle AND item_id <> new.id;
END;
--> statement-breakpoint
CREATE TRIGGER slug_collection_delete AFTER DELETE ON staff_collections BEGIN
  DELETE FROM slugs WHERE kind = 'collection' AND item_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER product_version_slug_insert AFTER INSERT ON slugs WHEN new.kind = 'product' BEGIN
  UPDATE product_versions SET version = lower(hex(randomblob(8))) WHERE product_id = new.item_id;
END;
--> statement-breakpoint
CREATE TRIGGER product_version_slug_update AFTER UPDATE ON slugs WHEN new.kind = 'product' BEGIN
  UPDATE product_versions SET version = lower(hex(randomblob(8))) WHERE product_id = new.item_id;
END;
--> statement-breakpoint
CREATE TRIGGER product_version_slug_delete AFTER DELETE ON slugs WHEN old.kind = 'product' BEGIN
  UPDATE product_versions SET version = lower(hex(randomblob(8))) WHERE product_id = old.item_id;
END;
