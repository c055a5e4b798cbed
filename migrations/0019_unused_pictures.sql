ALTER TABLE `stored_files` ADD `unused_since` text;--> statement-breakpoint
CREATE INDEX `stored_files_unused` ON `stored_files` (`unused_since`) WHERE "stored_files"."unused_since" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `product_media_by_url` ON `product_media` (`url`);--> statement-breakpoint
CREATE INDEX `order_lines_by_image` ON `order_lines` (`image`);