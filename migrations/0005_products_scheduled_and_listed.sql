ALTER TABLE `products` ADD `publish_at` text;--> statement-breakpoint
ALTER TABLE `products` ADD `stock_total` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `state` text GENERATED ALWAYS AS (CASE WHEN published = 1 THEN iif(is_private = 1, 'private', 'published') ELSE iif(publish_at IS NULL, 'draft', 'scheduled') END) VIRTUAL;--> statement-breakpoint
ALTER TABLE `products` ADD `sold_out` integer GENERATED ALWAYS AS (iif(in_stock = 0 OR stock_total = 0, 1, 0)) VIRTUAL;--> statement-breakpoint
CREATE INDEX `products_scheduled` ON `products` (`publish_at`) WHERE "products"."publish_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_created` ON `products` (`created_at`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_name` ON `products` (`name`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_price` ON `products` (`price_ore`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_category_created` ON `products` (`category`,`created_at`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_category_name` ON `products` (`category`,`name`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_category_price` ON `products` (`category`,`price_ore`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_state_created` ON `products` (`state`,`created_at`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_state_name` ON `products` (`state`,`name`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_state_price` ON `products` (`state`,`price_ore`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_category_state_created` ON `products` (`category`,`state`,`created_at`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_category_state_name` ON `products` (`category`,`state`,`name`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_category_state_price` ON `products` (`category`,`state`,`price_ore`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_stock_created` ON `products` (`sold_out`,`created_at`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_stock_name` ON `products` (`sold_out`,`name`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_stock_price` ON `products` (`sold_out`,`price_ore`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_category_stock_created` ON `products` (`category`,`sold_out`,`created_at`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_category_stock_name` ON `products` (`category`,`sold_out`,`name`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_category_stock_price` ON `products` (`category`,`sold_out`,`price_ore`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_state_stock_created` ON `products` (`state`,`sold_out`,`created_at`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_state_stock_name` ON `products` (`state`,`sold_out`,`name`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_state_stock_price` ON `products` (`state`,`sold_out`,`price_ore`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_category_state_stock_created` ON `products` (`category`,`state`,`sold_out`,`created_at`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_category_state_stock_name` ON `products` (`category`,`state`,`sold_out`,`name`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_category_state_stock_price` ON `products` (`category`,`state`,`sold_out`,`price_ore`,`id`) WHERE "products"."archived_at" IS NULL;