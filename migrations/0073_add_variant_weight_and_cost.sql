ALTER TABLE `product_variants` ADD `weight_grams` integer;--> statement-breakpoint
ALTER TABLE `product_variants` ADD `cost_ore` integer;