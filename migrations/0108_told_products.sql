-- What a product must tell by law decides in which markets it is sold: its card, page and place in lists are others once that changes.
CREATE TRIGGER product_version_warning_insert AFTER INSERT ON product_warnings BEGIN
  UPDATE product_versions SET version = lower(hex(randomblob(8))) WHERE product_id = new.product_id;
  INSERT INTO filter_changes (product_id) SELECT new.product_id
    WHERE EXISTS (SELECT 1 FROM products WHERE id = new.product_id) AND EXISTS (SELECT 1 FROM markets WHERE is_open = 1 AND id <> 'se');
END;
--> statement-breakpoint
CREATE TRIGGER product_version_warning_update AFTER UPDATE ON product_warnings BEGIN
  UPDATE product_versions SET version = lower(hex(randomblob(8))) WHERE product_id = new.product_id;
  INSERT INTO filter_changes (product_id) SELECT new.product_id
    WHERE EXISTS (SELECT 1 FROM products WHERE id = new.product_id) AND EXISTS (SELECT 1 FROM markets WHERE is_open = 1 AND id <> 'se');
END;
--> statement-breakpoint
CREATE TRIGGER product_version_warning_delete AFTER DELETE ON product_warnings BEGIN
  UPDATE product_versions SET version = lower(hex(randomblob(8))) WHERE product_id = old.product_id;
  INSERT INTO filter_changes (product_id) SELECT old.product_id
    WHERE EXISTS (SELECT 1 FROM products WHERE id = old.product_id) AND EXISTS (SELECT 1 FROM markets WHERE is_open = 1 AND id <> 'se');
END;
--> statement-breakpoint
CREATE TRIGGER product_version_guarantee_insert AFTER INSERT ON product_guarantees BEGIN
  UPDATE product_versions SET version = lower(hex(randomblob(8))) WHERE product_id = new.product_id;
  INSERT INTO filter_changes (product_id) SELECT new.product_id
    WHERE EXISTS (SELECT 1 FROM products WHERE id = new.product_id) AND EXISTS (SELECT 1 FROM markets WHERE is_open = 1 AND id <> 'se');
END;
--> statement-breakpoint
CREATE TRIGGER product_version_guarantee_update AFTER UPDATE ON product_guarantees BEGIN
  UPDATE product_versions SET version = lower(hex(randomblob(8))) WHERE product_id = new.product_id;
  INSERT INTO filter_changes (product_id) SELECT new.product_id
    WHERE EXISTS (SELECT 1 FROM products WHERE id = new.product_id) AND EXISTS (SELECT 1 FROM markets WHERE is_open = 1 AND id <> 'se');
END;
--> statement-breakpoint
CREATE TRIGGER product_version_guarantee_delete AFTER DELETE ON product_guarantees BEGIN
  UPDATE product_versions SET version = lower(hex(randomblob(8))) WHERE product_id = old.product_id;
  INSERT INTO filter_changes (product_id) SELECT old.product_id
    WHERE EXISTS (SELECT 1 FROM products WHERE id = old.product_id) AND EXISTS (SELECT 1 FROM markets WHERE is_open = 1 AND id <> 'se');
END;
--> statement-breakpoint
CREATE TRIGGER filters_told_insert AFTER INSERT ON translations
WHEN new.kind = 'product' AND new.field IN ('warnings', 'guaranteeConditions') BEGIN
  INSERT INTO filter_changes (product_id) SELECT id FROM products
    WHERE id = new.item_id AND EXISTS (SELECT 1 FROM markets WHERE is_open = 1 AND id <> 'se');
END;
--> statement-breakpoint
CREATE TRIGGER filters_told_update AFTER UPDATE ON translations
WHEN new.kind = 'product' AND new.field IN ('warnings', 'guaranteeConditions') BEGIN
  INSERT INTO filter_changes (product_id) SELECT id FROM products
    WHERE id = new.item_id AND EXISTS (SELECT 1 FROM markets WHERE is_open = 1 AND id <> 'se');
END;
--> statement-breakpoint
CREATE TRIGGER filters_told_delete AFTER DELETE ON translations
WHEN old.kind = 'product' AND old.field IN ('warnings', 'guaranteeConditions') BEGIN
  INSERT INTO filter_changes (product_id) SELECT id FROM products
    WHERE id = old.item_id AND EXISTS (SELECT 1 FROM markets WHERE is_open = 1 AND id <> 'se');
END;
