CREATE TABLE `order_additions` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`lines` text NOT NULL,
	`expires_at` text NOT NULL,
	`withdrawn_at` text,
	`added_order_id` text,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`added_order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `order_additions_by_order` ON `order_additions` (`order_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `order_additions_by_added` ON `order_additions` (`added_order_id`);