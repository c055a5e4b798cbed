CREATE TABLE `daily_product_sales` (
	`day` text NOT NULL,
	`currency` text NOT NULL,
	`product_id` text NOT NULL,
	`units` integer DEFAULT 0 NOT NULL,
	`sold_ore` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`day`, `currency`, `product_id`),
	FOREIGN KEY (`currency`) REFERENCES `currencies`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `daily_product_sales_by_product` ON `daily_product_sales` (`product_id`,`day`);--> statement-breakpoint
CREATE TABLE `daily_sales` (
	`day` text NOT NULL,
	`currency` text NOT NULL,
	`orders` integer DEFAULT 0 NOT NULL,
	`units` integer DEFAULT 0 NOT NULL,
	`paid_ore` integer DEFAULT 0 NOT NULL,
	`discount_ore` integer DEFAULT 0 NOT NULL,
	`shipping_ore` integer DEFAULT 0 NOT NULL,
	`vat_ore` integer DEFAULT 0 NOT NULL,
	`refunds` integer DEFAULT 0 NOT NULL,
	`refunded_ore` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`day`, `currency`),
	FOREIGN KEY (`currency`) REFERENCES `currencies`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `site_drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`section` text NOT NULL,
	`content` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	CONSTRAINT "site_drafts_content" CHECK(json_valid("site_drafts"."content"))
) STRICT;
--> statement-breakpoint
CREATE INDEX `site_drafts_by_created` ON `site_drafts` (`created_at`);