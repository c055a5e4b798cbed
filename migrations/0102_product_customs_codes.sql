ALTER TABLE `product_details` ADD `hs_code` text;--> statement-breakpoint
ALTER TABLE `product_details` ADD `origin_country` text;