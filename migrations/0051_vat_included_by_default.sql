-- Prices include VAT unless staff chose otherwise. A shop that has taken real money under the earlier default keeps it, so that an
-- upgrade changes no price; its staff switch at /admin/settings/vat.
INSERT INTO site_configuration (section, content, updated_at, updated_by)
SELECT 'vat', '{"mode":"added","rateHundredths":2500}', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), 'upgrade'
WHERE EXISTS (SELECT 1 FROM payments WHERE provider <> 'test' AND taken_at IS NOT NULL)
ON CONFLICT (section) DO NOTHING;
--> statement-breakpoint
UPDATE site_configuration SET content = json_set(content, '$.mode', 'added')
WHERE section = 'vat' AND json_extract(content, '$.mode') IS NULL;
--> statement-breakpoint
DROP TRIGGER price_history_of_vat_stored;
--> statement-breakpoint
DROP TRIGGER price_history_of_vat_changed;
--> statement-breakpoint
DROP TRIGGER price_history_of_vat_reset;
--> statement-breakpoint
CREATE TRIGGER price_history_of_vat_stored AFTER INSERT ON site_configuration WHEN new.section = 'vat' BEGIN
  INSERT INTO price_history (id, product_id, price_ore, currency, valid_from, is_reduced, vat_added_hundredths)
  SELECT 'prc_' || lower(hex(randomblob(12))), p.id, p.price_ore, p.currency, new.updated_at, p.earlier_price_ore IS NOT NULL, v.added
  FROM (SELECT iif(json_extract(new.content, '$.mode') = 'added',
    coalesce(json_extract(new.content, '$.rateHundredths'), 2500), 0) AS added) v JOIN products p
  WHERE p.published = 1 AND p.is_private = 0 AND p.archived_at IS NULL AND (SELECT vat_added_hundredths <> v.added
    FROM price_history WHERE product_id = p.id ORDER BY valid_from DESC, rowid DESC LIMIT 1);
END;
--> statement-breakpoint
CREATE TRIGGER price_history_of_vat_changed AFTER UPDATE OF content ON site_configuration WHEN new.section = 'vat' BEGIN
  INSERT INTO price_history (id, product_id, price_ore, currency, valid_from, is_reduced, vat_added_hundredths)
  SELECT 'prc_' || lower(hex(randomblob(12))), p.id, p.price_ore, p.currency, new.updated_at, p.earlier_price_ore IS NOT NULL, v.added
  FROM (SELECT iif(json_extract(new.content, '$.mode') = 'added',
    coalesce(json_extract(new.content, '$.rateHundredths'), 2500), 0) AS added) v JOIN products p
  WHERE p.published = 1 AND p.is_private = 0 AND p.archived_at IS NULL AND (SELECT vat_added_hundredths <> v.added
    FROM price_history WHERE product_id = p.id ORDER BY valid_from DESC, rowid DESC LIMIT 1);
END;
--> statement-breakpoint
CREATE TRIGGER price_history_of_vat_reset AFTER DELETE ON site_configuration WHEN old.section = 'vat' BEGIN
  INSERT INTO price_history (id, product_id, price_ore, currency, valid_from, is_reduced, vat_added_hundredths)
  SELECT 'prc_' || lower(hex(randomblob(12))), p.id, p.price_ore, p.currency, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'),
    p.earlier_price_ore IS NOT NULL, 0 FROM products p
  WHERE p.published = 1 AND p.is_private = 0 AND p.archived_at IS NULL AND (SELECT vat_added_hundredths <> 0
    FROM price_history WHERE product_id = p.id ORDER BY valid_from DESC, rowid DESC LIMIT 1);
END;
--> statement-breakpoint
-- Where nothing is stored, what shoppers pay changes with this migration.
INSERT INTO price_history (id, product_id, price_ore, currency, valid_from, is_reduced, vat_added_hundredths)
SELECT 'prc_' || lower(hex(randomblob(12))), p.id, p.price_ore, p.currency, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'),
  p.earlier_price_ore IS NOT NULL, 0 FROM products p
WHERE NOT EXISTS (SELECT 1 FROM site_configuration WHERE section = 'vat')
  AND p.published = 1 AND p.is_private = 0 AND p.archived_at IS NULL AND (SELECT vat_added_hundredths <> 0
    FROM price_history WHERE product_id = p.id ORDER BY valid_from DESC, rowid DESC LIMIT 1);
