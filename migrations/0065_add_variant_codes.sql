ALTER TABLE `product_variants` ADD `sku` text;--> statement-breakpoint
ALTER TABLE `product_variants` ADD `gtin` text;--> statement-breakpoint
ALTER TABLE `product_variants` ADD `place` text;--> statement-breakpoint
CREATE UNIQUE INDEX `product_variants_by_sku` ON `product_variants` ("sku" COLLATE NOCASE) WHERE "product_variants"."sku" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `product_variants_by_gtin` ON `product_variants` (`gtin`) WHERE "product_variants"."gtin" IS NOT NULL;