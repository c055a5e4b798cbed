CREATE TABLE `stock_movements` (
	`id` integer PRIMARY KEY NOT NULL,
	`variant_id` text NOT NULL,
	`product_id` text NOT NULL,
	`delta` integer NOT NULL,
	`quantity_after` integer NOT NULL,
	`reason` text NOT NULL,
	`order_id` text,
	`actor` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`reason`) REFERENCES `stock_reasons`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "stock_movements_delta" CHECK("stock_movements"."delta" <> 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `stock_movements_by_variant` ON `stock_movements` (`variant_id`,`id`);--> statement-breakpoint
CREATE INDEX `stock_movements_by_time` ON `stock_movements` (`variant_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `stock_movements_by_order` ON `stock_movements` (`order_id`) WHERE "stock_movements"."order_id" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `stock_reasons` (
	`id` text PRIMARY KEY NOT NULL
) STRICT;
--> statement-breakpoint
ALTER TABLE `product_variants` ADD `sort_name` text;--> statement-breakpoint
CREATE INDEX `product_variants_listed` ON `product_variants` (`sort_name`,`id`) WHERE "product_variants"."sort_name" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `product_variants_in_stock` ON `product_variants` (`sort_name`,`id`) WHERE "product_variants"."sort_name" IS NOT NULL AND "product_variants"."quantity" > 0;--> statement-breakpoint
CREATE INDEX `product_variants_low` ON `product_variants` (`sort_name`,`id`) WHERE "product_variants"."sort_name" IS NOT NULL AND "product_variants"."quantity" BETWEEN 1 AND 5;--> statement-breakpoint
CREATE INDEX `product_variants_sold_out` ON `product_variants` (`sort_name`,`id`) WHERE "product_variants"."sort_name" IS NOT NULL AND "product_variants"."quantity" = 0;--> statement-breakpoint
CREATE INDEX `product_variants_by_quantity` ON `product_variants` (`quantity`,`id`) WHERE "product_variants"."sort_name" IS NOT NULL;