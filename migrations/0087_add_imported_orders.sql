CREATE TABLE `imported_orders` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`shipping_address` text NOT NULL,
	`billing_address` text NOT NULL,
	`payment_status` text NOT NULL,
	`fulfilment` text NOT NULL,
	`currency` text NOT NULL,
	`subtotal_ore` integer NOT NULL,
	`discount_code` text NOT NULL,
	`discount_ore` integer NOT NULL,
	`shipping_method` text NOT NULL,
	`shipping_ore` integer NOT NULL,
	`tax_ore` integer NOT NULL,
	`total_ore` integer NOT NULL,
	`refunded_ore` integer NOT NULL,
	`payment_method` text NOT NULL,
	`lines` text NOT NULL,
	`note` text NOT NULL,
	`tags` text NOT NULL,
	`placed_at` text NOT NULL,
	`paid_at` text,
	`fulfilled_at` text,
	`cancelled_at` text,
	`imported_at` text NOT NULL,
	`imported_by` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `imported_orders_by_number` ON `imported_orders` ("number" COLLATE NOCASE);--> statement-breakpoint
CREATE INDEX `imported_orders_by_email` ON `imported_orders` ("email" COLLATE NOCASE,`placed_at`);--> statement-breakpoint
CREATE INDEX `imported_orders_by_name` ON `imported_orders` ("name" COLLATE NOCASE);--> statement-breakpoint
CREATE INDEX `imported_orders_by_placed` ON `imported_orders` (`placed_at`,`id`);--> statement-breakpoint
CREATE INDEX `imported_orders_by_total` ON `imported_orders` (`total_ore`,`id`);