CREATE TABLE `back_in_stock_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`variant_id` text NOT NULL,
	`email` text NOT NULL,
	`created_at` text NOT NULL,
	`confirmed_at` text,
	`notified_at` text,
	FOREIGN KEY (`variant_id`) REFERENCES `product_variants`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "back_in_stock_requests_email" CHECK("back_in_stock_requests"."email" = lower("back_in_stock_requests"."email")),
	CONSTRAINT "back_in_stock_requests_order" CHECK("back_in_stock_requests"."notified_at" IS NULL OR "back_in_stock_requests"."confirmed_at" IS NOT NULL)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `back_in_stock_requests_once` ON `back_in_stock_requests` (`variant_id`,`email`) WHERE "back_in_stock_requests"."notified_at" IS NULL;--> statement-breakpoint
CREATE INDEX `back_in_stock_requests_waiting` ON `back_in_stock_requests` (`variant_id`,`confirmed_at`,`id`) WHERE "back_in_stock_requests"."confirmed_at" IS NOT NULL AND "back_in_stock_requests"."notified_at" IS NULL;--> statement-breakpoint
CREATE INDEX `back_in_stock_requests_told` ON `back_in_stock_requests` (`variant_id`,`notified_at`) WHERE "back_in_stock_requests"."notified_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `back_in_stock_requests_by_email` ON `back_in_stock_requests` ("email" COLLATE NOCASE);--> statement-breakpoint
CREATE INDEX `back_in_stock_requests_by_created` ON `back_in_stock_requests` (`created_at`);--> statement-breakpoint
CREATE TABLE `bought_together` (
	`product_id` text NOT NULL,
	`other_id` text NOT NULL,
	`buyers` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`product_id`, `other_id`),
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`other_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bought_together_others" CHECK("bought_together"."product_id" <> "bought_together"."other_id"),
	CONSTRAINT "bought_together_buyers" CHECK("bought_together"."buyers" >= 2),
	CONSTRAINT "bought_together_position" CHECK("bought_together"."position" > 0)
) STRICT;
--> statement-breakpoint
-- Who waits for a product that staff delete waits in vain.
CREATE TRIGGER back_in_stock_ends_with_product AFTER UPDATE OF archived_at ON products
WHEN new.archived_at IS NOT NULL AND old.archived_at IS NULL BEGIN
  DELETE FROM back_in_stock_requests WHERE notified_at IS NULL
    AND variant_id IN (SELECT id FROM product_variants WHERE product_id = new.id);
END;
--> statement-breakpoint
-- A variant that a product no longer has is deleted, and the requests for it with it.
CREATE TRIGGER back_in_stock_ends_with_variant BEFORE DELETE ON product_variants BEGIN
  DELETE FROM back_in_stock_requests WHERE variant_id = old.id;
END;
