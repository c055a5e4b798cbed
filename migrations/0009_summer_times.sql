CREATE TABLE `summer_times` (
	`year` text PRIMARY KEY NOT NULL,
	`begins_at` text NOT NULL,
	`ends_at` text NOT NULL
) STRICT;
--> statement-breakpoint
DROP INDEX `daily_product_sales_by_product`;