CREATE TABLE `order_offers` (
	`id` text PRIMARY KEY NOT NULL,
	`customer` text NOT NULL,
	`lines` text NOT NULL,
	`shipping_method` text NOT NULL,
	`discount_code` text,
	`total_ore` integer NOT NULL,
	`currency` text NOT NULL,
	`expires_at` text NOT NULL,
	`withdrawn_at` text,
	`placed_order_id` text,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`placed_order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_offers_email" CHECK("order_offers"."customer" ->> 'email' = lower("order_offers"."customer" ->> 'email'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `order_offers_by_created` ON `order_offers` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `order_offers_by_email` ON `order_offers` ("customer" ->> 'email' COLLATE NOCASE);--> statement-breakpoint
CREATE UNIQUE INDEX `order_offers_by_placed` ON `order_offers` (`placed_order_id`);