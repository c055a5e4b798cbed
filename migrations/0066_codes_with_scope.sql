ALTER TABLE `discount_codes` ADD `product_ids` text;--> statement-breakpoint
ALTER TABLE `discount_codes` ADD `buy_quantity` integer;--> statement-breakpoint
ALTER TABLE `discount_codes` ADD `get_quantity` integer;