CREATE INDEX `product_colors_by_name` ON `product_colors` (`name`);--> statement-breakpoint
CREATE INDEX `product_sizes_by_description` ON `product_sizes` (`description`);