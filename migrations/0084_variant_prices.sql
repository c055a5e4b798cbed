CREATE TABLE `variant_prices` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`variant_id` text NOT NULL,
	`price_ore` integer NOT NULL,
	`currency` text NOT NULL,
	`valid_from` text NOT NULL,
	`is_reduced` integer DEFAULT false NOT NULL,
	`vat_added_hundredths` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`currency`) REFERENCES `currencies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "variant_prices_price" CHECK("variant_prices"."price_ore" >= 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `variant_prices_by_variant` ON `variant_prices` (`variant_id`,`valid_from`);--> statement-breakpoint
ALTER TABLE `campaign_products` ADD `variants` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `product_variants` ADD `price_ore` integer;--> statement-breakpoint
ALTER TABLE `product_variants` ADD `earlier_price_ore` integer;--> statement-breakpoint
ALTER TABLE `product_variants` ADD `created_at` text;--> statement-breakpoint
ALTER TABLE `products` ADD `lowest_price_ore` integer;--> statement-breakpoint
ALTER TABLE `products` ADD `prices_differ` integer DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE TRIGGER variant_prices_are_append_only BEFORE UPDATE ON variant_prices BEGIN
  SELECT RAISE(ABORT, 'variant_prices is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER variant_prices_are_kept BEFORE DELETE ON variant_prices BEGIN
  SELECT RAISE(ABORT, 'variant_prices is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER product_version_variant_price_insert AFTER INSERT ON variant_prices BEGIN
  UPDATE product_versions SET version = lower(hex(randomblob(8))) WHERE product_id = new.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER product_variants_price_insert BEFORE INSERT ON product_variants
WHEN new.price_ore < 0 OR (new.earlier_price_ore IS NOT NULL AND (new.price_ore IS NULL OR new.earlier_price_ore <= new.price_ore)) BEGIN
  SELECT RAISE(ABORT, 'CHECK constraint failed: product_variants_price');
END;
--> statement-breakpoint
CREATE TRIGGER product_variants_price_update BEFORE UPDATE OF price_ore, earlier_price_ore ON product_variants
WHEN new.price_ore < 0 OR (new.earlier_price_ore IS NOT NULL AND (new.price_ore IS NULL OR new.earlier_price_ore <= new.price_ore)) BEGIN
  SELECT RAISE(ABORT, 'CHECK constraint failed: product_variants_price');
END;
--> statement-breakpoint
CREATE TRIGGER filters_product_price_range AFTER UPDATE OF lowest_price_ore ON products
WHEN old.lowest_price_ore IS NOT new.lowest_price_ore BEGIN
  INSERT INTO filter_changes (product_id) VALUES (new.id);
END;
--> statement-breakpoint
-- When VAT comes on top of prices, or no longer does, every shopper pays another price for these variants, too.
CREATE TRIGGER variant_prices_of_vat_stored AFTER INSERT ON site_configuration WHEN new.section = 'vat' BEGIN
  INSERT INTO variant_prices (id, product_id, variant_id, price_ore, currency, valid_from, is_reduced, vat_added_hundredths)
  SELECT 'prc_' || lower(hex(randomblob(12))), p.id, x.id, coalesce(x.price_ore, p.price_ore), p.currency, new.updated_at,
    iif(x.price_ore IS NULL, p.earlier_price_ore, x.earlier_price_ore) IS NOT NULL, v.added
  FROM (SELECT iif(json_extract(new.content, '$.mode') = 'added',
    coalesce(json_extract(new.content, '$.rateHundredths'), 2500), 0) AS added) v
  JOIN (SELECT DISTINCT variant_id FROM variant_prices) priced JOIN product_variants x ON x.id = priced.variant_id
  JOIN products p ON p.id = x.product_id
  WHERE p.published = 1 AND p.is_private = 0 AND p.archived_at IS NULL AND (SELECT vat_added_hundredths <> v.added
    FROM variant_prices WHERE variant_id = x.id ORDER BY valid_from DESC, rowid DESC LIMIT 1);
END;
--> statement-breakpoint
CREATE TRIGGER variant_prices_of_vat_changed AFTER UPDATE OF content ON site_configuration WHEN new.section = 'vat' BEGIN
  INSERT INTO variant_prices (id, product_id, variant_id, price_ore, currency, valid_from, is_reduced, vat_added_hundredths)
  SELECT 'prc_' || lower(hex(randomblob(12))), p.id, x.id, coalesce(x.price_ore, p.price_ore), p.currency, new.updated_at,
    iif(x.price_ore IS NULL, p.earlier_price_ore, x.earlier_price_ore) IS NOT NULL, v.added
  FROM (SELECT iif(json_extract(new.content, '$.mode') = 'added',
    coalesce(json_extract(new.content, '$.rateHundredths'), 2500), 0) AS added) v
  JOIN (SELECT DISTINCT variant_id FROM variant_prices) priced JOIN product_variants x ON x.id = priced.variant_id
  JOIN products p ON p.id = x.product_id
  WHERE p.published = 1 AND p.is_private = 0 AND p.archived_at IS NULL AND (SELECT vat_added_hundredths <> v.added
    FROM variant_prices WHERE variant_id = x.id ORDER BY valid_from DESC, rowid DESC LIMIT 1);
END;
--> statement-breakpoint
CREATE TRIGGER variant_prices_of_vat_reset AFTER DELETE ON site_configuration WHEN old.section = 'vat' BEGIN
  INSERT INTO variant_prices (id, product_id, variant_id, price_ore, currency, valid_from, is_reduced, vat_added_hundredths)
  SELECT 'prc_' || lower(hex(randomblob(12))), p.id, x.id, coalesce(x.price_ore, p.price_ore), p.currency,
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), iif(x.price_ore IS NULL, p.earlier_price_ore, x.earlier_price_ore) IS NOT NULL, 0
  FROM (SELECT DISTINCT variant_id FROM variant_prices) priced JOIN product_variants x ON x.id = priced.variant_id
  JOIN products p ON p.id = x.product_id
  WHERE p.published = 1 AND p.is_private = 0 AND p.archived_at IS NULL AND (SELECT vat_added_hundredths <> 0
    FROM variant_prices WHERE variant_id = x.id ORDER BY valid_from DESC, rowid DESC LIMIT 1);
END;
