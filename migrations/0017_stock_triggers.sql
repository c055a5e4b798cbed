-- The stock ledger's rules, which Drizzle cannot describe. A movement is the only way to change a variant's quantity, so that
-- the movements of a variant always add up to it; and the key that the staff's stock list sorts by.

INSERT INTO stock_reasons (id) VALUES ('opening'), ('order-placed'), ('order-released'), ('order-reopened'), ('count'),
  ('correction'), ('received'), ('damaged'), ('returned'), ('import'), ('bulk-edit'), ('product-form'), ('removed');
--> statement-breakpoint
INSERT INTO stock_movements (variant_id, product_id, delta, quantity_after, reason, actor, created_at)
SELECT id, product_id, quantity, quantity, 'opening', 'system', strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
FROM product_variants WHERE quantity <> 0;
--> statement-breakpoint
CREATE TRIGGER stock_movements_continue BEFORE INSERT ON stock_movements
WHEN new.quantity_after <> new.delta + coalesce(
  (SELECT quantity_after FROM stock_movements WHERE variant_id = new.variant_id ORDER BY id DESC LIMIT 1), 0) BEGIN
  SELECT RAISE(ABORT, 'a stock movement continues from the one before it');
END;
--> statement-breakpoint
CREATE TRIGGER stock_movements_apply AFTER INSERT ON stock_movements BEGIN
  UPDATE product_variants SET quantity = new.quantity_after WHERE id = new.variant_id AND quantity <> new.quantity_after;
END;
--> statement-breakpoint
CREATE TRIGGER stock_movements_are_append_only BEFORE UPDATE ON stock_movements BEGIN
  SELECT RAISE(ABORT, 'stock_movements are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER stock_movements_are_kept BEFORE DELETE ON stock_movements BEGIN
  SELECT RAISE(ABORT, 'stock_movements are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER product_variants_change_by_movement AFTER UPDATE OF quantity ON product_variants
WHEN new.quantity <> coalesce(
  (SELECT quantity_after FROM stock_movements WHERE variant_id = new.id ORDER BY id DESC LIMIT 1), 0) BEGIN
  SELECT RAISE(ABORT, 'stock is changed by inserting into stock_movements');
END;
--> statement-breakpoint
CREATE TRIGGER product_variants_open AFTER INSERT ON product_variants WHEN new.quantity <> 0 BEGIN
  INSERT INTO stock_movements (variant_id, product_id, delta, quantity_after, reason, actor, created_at)
  VALUES (new.id, new.product_id, new.quantity, new.quantity, 'opening', 'system', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END;
--> statement-breakpoint
CREATE TRIGGER product_variants_close AFTER DELETE ON product_variants WHEN old.quantity <> 0 BEGIN
  INSERT INTO stock_movements (variant_id, product_id, delta, quantity_after, reason, actor, created_at)
  VALUES (old.id, old.product_id, -old.quantity, 0, 'removed', 'system', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END;
--> statement-breakpoint

-- The name comes first, so that a list can also be searched by its beginning; the separator sorts before every letter.
CREATE VIEW variant_sort_names AS SELECT v.id AS variant_id, v.product_id, v.color_id, v.size_id,
  CASE WHEN p.archived_at IS NULL THEN
    lower(p.name) || char(31) || p.id || char(31) || printf('%03d%03d', c.position, s.position) END AS sort_name
FROM product_variants v
JOIN products p ON p.id = v.product_id
JOIN product_colors c ON c.product_id = v.product_id AND c.id = v.color_id
JOIN product_sizes s ON s.product_id = v.product_id AND s.id = v.size_id;
--> statement-breakpoint
UPDATE product_variants SET sort_name = (SELECT sort_name FROM variant_sort_names WHERE variant_id = product_variants.id);
--> statement-breakpoint
CREATE TRIGGER variant_sort_name_insert AFTER INSERT ON product_variants BEGIN
  UPDATE product_variants SET sort_name = (SELECT sort_name FROM variant_sort_names WHERE variant_id = new.id) WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER variant_sort_name_of_product AFTER UPDATE OF name, archived_at ON products
WHEN new.name IS NOT old.name OR (new.archived_at IS NULL) <> (old.archived_at IS NULL) BEGIN
  UPDATE product_variants SET sort_name = (SELECT sort_name FROM variant_sort_names WHERE variant_id = product_variants.id)
  WHERE product_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER variant_sort_name_of_color AFTER UPDATE OF position ON product_colors WHEN new.position <> old.position BEGIN
  UPDATE product_variants SET sort_name = (SELECT sort_name FROM variant_sort_names WHERE variant_id = product_variants.id)
  WHERE product_id = new.product_id AND color_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER variant_sort_name_of_size AFTER UPDATE OF position ON product_sizes WHEN new.position <> old.position BEGIN
  UPDATE product_variants SET sort_name = (SELECT sort_name FROM variant_sort_names WHERE variant_id = product_variants.id)
  WHERE product_id = new.product_id AND size_id = new.id;
END;
