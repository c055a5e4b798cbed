CREATE TABLE `daily_traffic` (
	`day` text NOT NULL,
	`step` text NOT NULL,
	`source` text NOT NULL,
	`country` text NOT NULL,
	`times` integer NOT NULL,
	PRIMARY KEY(`day`, `step`, `source`, `country`),
	CONSTRAINT "daily_traffic_times" CHECK("daily_traffic"."times" > 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `stock_movements_sold_out` ON `stock_movements` (`created_at`) WHERE "stock_movements"."quantity_after" = 0;--> statement-breakpoint
CREATE INDEX `orders_by_code_use` ON `orders` (`created_at`,`currency`,`discount_code`,`payment_status`,`discount_ore`,`total_ore`) WHERE "orders"."discount_code" IS NOT NULL;