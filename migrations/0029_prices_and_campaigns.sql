CREATE TABLE `campaign_products` (
	`campaign_id` text NOT NULL,
	`product_id` text NOT NULL,
	`price_ore` integer NOT NULL,
	`price_before_ore` integer NOT NULL,
	`earlier_before_ore` integer,
	`ended_at` text,
	PRIMARY KEY(`campaign_id`, `product_id`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `campaign_products_one_running` ON `campaign_products` (`product_id`) WHERE "campaign_products"."ended_at" IS NULL;--> statement-breakpoint
CREATE TABLE `campaigns` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`percent` integer,
	`price_ore` integer,
	`facet` text,
	`product_ids` text DEFAULT '[]' NOT NULL,
	`starts_at` text NOT NULL,
	`ends_at` text,
	`state` text DEFAULT 'planned' NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	CONSTRAINT "campaigns_reduction" CHECK(("campaigns"."percent" IS NULL) <> ("campaigns"."price_ore" IS NULL)),
	CONSTRAINT "campaigns_percent" CHECK("campaigns"."percent" IS NULL OR "campaigns"."percent" BETWEEN 1 AND 90),
	CONSTRAINT "campaigns_price" CHECK("campaigns"."price_ore" IS NULL OR "campaigns"."price_ore" > 0),
	CONSTRAINT "campaigns_period" CHECK("campaigns"."ends_at" IS NULL OR "campaigns"."ends_at" > "campaigns"."starts_at")
) STRICT;
--> statement-breakpoint
CREATE INDEX `campaigns_listed` ON `campaigns` (`starts_at`,`id`);--> statement-breakpoint
CREATE INDEX `campaigns_open` ON `campaigns` (`starts_at`) WHERE "campaigns"."state" IN ('planned', 'running');--> statement-breakpoint
ALTER TABLE `price_history` ADD `is_reduced` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `price_history` ADD `vat_added_hundredths` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `products_announced_reduced` ON `products` (`id`) WHERE "products"."earlier_price_ore" IS NOT NULL;--> statement-breakpoint
-- What was recorded before is taken for announced where the product is on sale at that price now, under the VAT of today.
DROP TRIGGER price_history_is_append_only;
--> statement-breakpoint
UPDATE price_history SET
  vat_added_hundredths = coalesce((SELECT iif(json_extract(content, '$.mode') = 'included', 0,
    coalesce(json_extract(content, '$.rateHundredths'), 2500)) FROM site_configuration WHERE section = 'vat'), 2500),
  is_reduced = EXISTS (SELECT 1 FROM products p WHERE p.id = price_history.product_id AND p.earlier_price_ore IS NOT NULL
    AND p.price_ore = price_history.price_ore AND p.currency = price_history.currency
    AND price_history.rowid = (SELECT last.rowid FROM price_history last WHERE last.product_id = p.id
      ORDER BY last.valid_from DESC, last.rowid DESC LIMIT 1));
--> statement-breakpoint
CREATE TRIGGER price_history_is_append_only BEFORE UPDATE ON price_history BEGIN
  SELECT RAISE(ABORT, 'price_history is append-only');
END;
--> statement-breakpoint
-- When VAT comes on top of prices, or no longer does, every shopper pays another price from then on.
CREATE TRIGGER price_history_of_vat_stored AFTER INSERT ON site_configuration WHEN new.section = 'vat' BEGIN
  INSERT INTO price_history (id, product_id, price_ore, currency, valid_from, is_reduced, vat_added_hundredths)
  SELECT 'prc_' || lower(hex(randomblob(12))), p.id, p.price_ore, p.currency, new.updated_at, p.earlier_price_ore IS NOT NULL, v.added
  FROM (SELECT iif(json_extract(new.content, '$.mode') = 'included', 0,
    coalesce(json_extract(new.content, '$.rateHundredths'), 2500)) AS added) v JOIN products p
  WHERE p.published = 1 AND p.is_private = 0 AND p.archived_at IS NULL AND (SELECT vat_added_hundredths <> v.added
    FROM price_history WHERE product_id = p.id ORDER BY valid_from DESC, rowid DESC LIMIT 1);
END;
--> statement-breakpoint
CREATE TRIGGER price_history_of_vat_changed AFTER UPDATE OF content ON site_configuration WHEN new.section = 'vat' BEGIN
  INSERT INTO price_history (id, product_id, price_ore, currency, valid_from, is_reduced, vat_added_hundredths)
  SELECT 'prc_' || lower(hex(randomblob(12))), p.id, p.price_ore, p.currency, new.updated_at, p.earlier_price_ore IS NOT NULL, v.added
  FROM (SELECT iif(json_extract(new.content, '$.mode') = 'included', 0,
    coalesce(json_extract(new.content, '$.rateHundredths'), 2500)) AS added) v JOIN products p
  WHERE p.published = 1 AND p.is_private = 0 AND p.archived_at IS NULL AND (SELECT vat_added_hundredths <> v.added
    FROM price_history WHERE product_id = p.id ORDER BY valid_from DESC, rowid DESC LIMIT 1);
END;
--> statement-breakpoint
CREATE TRIGGER price_history_of_vat_reset AFTER DELETE ON site_configuration WHEN old.section = 'vat' BEGIN
  INSERT INTO price_history (id, product_id, price_ore, currency, valid_from, is_reduced, vat_added_hundredths)
  SELECT 'prc_' || lower(hex(randomblob(12))), p.id, p.price_ore, p.currency, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'),
    p.earlier_price_ore IS NOT NULL, 2500 FROM products p
  WHERE p.published = 1 AND p.is_private = 0 AND p.archived_at IS NULL AND (SELECT vat_added_hundredths <> 2500
    FROM price_history WHERE product_id = p.id ORDER BY valid_from DESC, rowid DESC LIMIT 1);
END;
