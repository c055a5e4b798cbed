CREATE TABLE `collection_products` (
	`collection_id` text NOT NULL,
	`product_id` text NOT NULL,
	PRIMARY KEY(`collection_id`, `product_id`),
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `collection_products_by_product` ON `collection_products` (`product_id`);--> statement-breakpoint
CREATE TABLE `staff_collections` (
	`id` text PRIMARY KEY NOT NULL,
	`handle` text NOT NULL,
	`title` text NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	`picture` text,
	`seo_title` text,
	`seo_description` text,
	`kind` text NOT NULL,
	`match` text DEFAULT 'all' NOT NULL,
	`conditions` text DEFAULT '[]' NOT NULL,
	`sort` text DEFAULT 'featured' NOT NULL,
	`published` integer DEFAULT false NOT NULL,
	`rebuild_after` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	CONSTRAINT "staff_collections_kind" CHECK("staff_collections"."kind" IN ('hand', 'rule')),
	CONSTRAINT "staff_collections_match" CHECK("staff_collections"."match" IN ('all', 'any')),
	CONSTRAINT "staff_collections_conditions" CHECK(json_type("staff_collections"."conditions") = 'array')
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `staff_collections_handle_unique` ON `staff_collections` (`handle`);--> statement-breakpoint
CREATE INDEX `staff_collections_to_rebuild` ON `staff_collections` (`id`) WHERE "staff_collections"."rebuild_after" IS NOT NULL;