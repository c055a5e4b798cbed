CREATE TABLE `fulfilment_lines` (
	`fulfilment_id` text NOT NULL,
	`order_line_id` text NOT NULL,
	`quantity` integer NOT NULL,
	PRIMARY KEY(`fulfilment_id`, `order_line_id`),
	FOREIGN KEY (`fulfilment_id`) REFERENCES `fulfilments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_line_id`) REFERENCES `order_lines`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "fulfilment_lines_quantity" CHECK("fulfilment_lines"."quantity" > 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `fulfilments` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`carrier` text NOT NULL,
	`tracking_id` text DEFAULT '' NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `fulfilments_by_order` ON `fulfilments` (`order_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `fulfilments_by_tracking` ON `fulfilments` ("tracking_id" COLLATE NOCASE) WHERE "fulfilments"."tracking_id" <> '';--> statement-breakpoint
CREATE TABLE `order_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`text` text NOT NULL,
	`author` text NOT NULL,
	`created_at` text NOT NULL,
	`deleted_at` text,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `order_notes_by_order` ON `order_notes` (`order_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `refund_lines` (
	`refund_id` text NOT NULL,
	`order_line_id` text NOT NULL,
	`quantity` integer NOT NULL,
	`returned` integer DEFAULT 0 NOT NULL,
	`amount_ore` integer NOT NULL,
	PRIMARY KEY(`refund_id`, `order_line_id`),
	FOREIGN KEY (`refund_id`) REFERENCES `refunds`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_line_id`) REFERENCES `order_lines`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refund_lines_quantity" CHECK("refund_lines"."quantity" > 0 AND "refund_lines"."returned" BETWEEN 0 AND "refund_lines"."quantity"),
	CONSTRAINT "refund_lines_amount" CHECK("refund_lines"."amount_ore" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`payment_id` text NOT NULL,
	`amount_ore` integer NOT NULL,
	`shipping_ore` integer DEFAULT 0 NOT NULL,
	`tax_ore` integer DEFAULT 0 NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'requested' NOT NULL,
	`restocked` integer DEFAULT false NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`last_error` text,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`status`) REFERENCES `refund_statuses`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refunds_amount" CHECK("refunds"."amount_ore" >= 0 AND "refunds"."shipping_ore" BETWEEN 0 AND "refunds"."amount_ore")
) STRICT;
--> statement-breakpoint
CREATE INDEX `refunds_by_order` ON `refunds` (`order_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `refunds_by_payment` ON `refunds` (`payment_id`);--> statement-breakpoint
CREATE INDEX `refunds_by_created` ON `refunds` (`created_at`);--> statement-breakpoint
CREATE INDEX `refunds_open` ON `refunds` (`updated_at`) WHERE "refunds"."status" <> 'succeeded';--> statement-breakpoint
CREATE TABLE `refund_statuses` (
	`id` text PRIMARY KEY NOT NULL
) STRICT;
--> statement-breakpoint
ALTER TABLE `order_lines` ADD `fulfilled_quantity` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `order_lines` ADD `cancelled_quantity` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `order_lines` ADD `returned_quantity` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `fulfilment` text DEFAULT 'unfulfilled' NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_by_payment` ON `orders` (`payment_status`,`created_at`);--> statement-breakpoint
CREATE INDEX `orders_by_country` ON `orders` (`country`,`created_at`);--> statement-breakpoint
CREATE INDEX `orders_by_total` ON `orders` (`total_ore`);--> statement-breakpoint
CREATE INDEX `orders_by_status_and_total` ON `orders` (`status`,`total_ore`);--> statement-breakpoint
CREATE INDEX `orders_by_payment_and_total` ON `orders` (`payment_status`,`total_ore`);--> statement-breakpoint
CREATE INDEX `orders_by_country_and_total` ON `orders` (`country`,`total_ore`);--> statement-breakpoint
CREATE INDEX `orders_by_first_name` ON `orders` ("first_name" COLLATE NOCASE);--> statement-breakpoint
CREATE INDEX `orders_by_last_name` ON `orders` ("last_name" COLLATE NOCASE);--> statement-breakpoint
CREATE INDEX `orders_to_fulfil` ON `orders` (`created_at`) WHERE "orders"."status" IN ('pending', 'processing') AND "orders"."payment_status" IN ('paid', 'partially-refunded') AND "orders"."fulfilment" <> 'fulfilled';--> statement-breakpoint
CREATE INDEX `orders_part_shipped` ON `orders` (`created_at`) WHERE "orders"."status" IN ('pending', 'processing') AND "orders"."payment_status" IN ('paid', 'partially-refunded') AND "orders"."fulfilment" = 'partial';--> statement-breakpoint
CREATE INDEX `orders_under_way` ON `orders` (`created_at`) WHERE "orders"."status" IN ('pending', 'processing', 'shipped') AND "orders"."payment_status" IN ('paid', 'partially-refunded');