CREATE TABLE `best_sellers` (
	`product_id` text PRIMARY KEY NOT NULL,
	`units` integer NOT NULL,
	`counted_at` text NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "best_sellers_units" CHECK("best_sellers"."units" > 0)
) STRICT;
--> statement-breakpoint
ALTER TABLE `reviews` ADD `refusal_reason` text;--> statement-breakpoint
CREATE INDEX `reviews_shown_by_product` ON `reviews` (`product_id`,`is_verified`,`created_at`,`rating`) WHERE "reviews"."status" = 'approved';--> statement-breakpoint
CREATE INDEX `reviews_shown` ON `reviews` (`is_verified`,`created_at`,`id`) WHERE "reviews"."status" = 'approved';--> statement-breakpoint
CREATE INDEX `reviews_shown_by_stars` ON `reviews` (`is_verified`,`rating`) WHERE "reviews"."status" = 'approved';