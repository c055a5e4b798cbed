CREATE TABLE `note_mentions` (
	`note_id` text NOT NULL,
	`username` text NOT NULL,
	`read_at` text,
	PRIMARY KEY(`note_id`, `username`),
	FOREIGN KEY (`note_id`) REFERENCES `order_notes`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `note_mentions_by_reader` ON `note_mentions` (`username`,`read_at`);--> statement-breakpoint
CREATE TABLE `order_filters` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`name` text NOT NULL,
	`address` text NOT NULL,
	`created_at` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `order_filters_by_name` ON `order_filters` (`username`,`name`);--> statement-breakpoint
CREATE TABLE `order_tags` (
	`order_id` text NOT NULL,
	`tag` text NOT NULL,
	`ordered_at` text NOT NULL,
	`added_by` text NOT NULL,
	PRIMARY KEY(`order_id`, `tag`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `order_tags_by_tag` ON `order_tags` (`tag`,`ordered_at`,`order_id`);--> statement-breakpoint
ALTER TABLE `orders` ADD `assignee` text;--> statement-breakpoint
CREATE INDEX `orders_by_assignee` ON `orders` (`assignee`,`created_at`) WHERE "orders"."assignee" IS NOT NULL;