CREATE TABLE `campaign_market_prices` (
	`campaign_id` text NOT NULL,
	`price_id` text NOT NULL,
	`product_id` text NOT NULL,
	`price_ore` integer NOT NULL,
	`price_before_ore` integer NOT NULL,
	`earlier_before_ore` integer,
	`ended_at` text,
	PRIMARY KEY(`campaign_id`, `price_id`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `campaign_market_prices_one_running` ON `campaign_market_prices` (`price_id`) WHERE "campaign_market_prices"."ended_at" IS NULL;--> statement-breakpoint
CREATE INDEX `campaign_market_prices_by_product` ON `campaign_market_prices` (`product_id`);--> statement-breakpoint
ALTER TABLE `campaigns` ADD `market` text DEFAULT 'se' NOT NULL CONSTRAINT "campaigns_market" CHECK("market" IN ('se', 'no', 'dk', 'fi'));
