CREATE TABLE `exchanges` (
	`return_id` text PRIMARY KEY NOT NULL,
	`order_line_id` text NOT NULL,
	`variant_id` text NOT NULL,
	`color` text NOT NULL,
	`size` text NOT NULL,
	`quantity` integer NOT NULL,
	`difference_ore` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'held' NOT NULL,
	`held_until` text NOT NULL,
	`remind_at` text NOT NULL,
	`reminded_at` text,
	`fulfilment_id` text,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`return_id`) REFERENCES `returns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_line_id`) REFERENCES `order_lines`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`variant_id`) REFERENCES `product_variants`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`fulfilment_id`) REFERENCES `fulfilments`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "exchanges_quantity" CHECK("exchanges"."quantity" > 0),
	CONSTRAINT "exchanges_difference" CHECK("exchanges"."difference_ore" >= 0),
	CONSTRAINT "exchanges_sent" CHECK(("exchanges"."status" = 'sent') = ("exchanges"."fulfilment_id" IS NOT NULL))
) STRICT;
--> statement-breakpoint
CREATE INDEX `exchanges_by_order_line` ON `exchanges` (`order_line_id`);--> statement-breakpoint
CREATE INDEX `exchanges_by_variant` ON `exchanges` (`variant_id`);--> statement-breakpoint
CREATE INDEX `exchanges_by_fulfilment` ON `exchanges` (`fulfilment_id`) WHERE "exchanges"."fulfilment_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `exchanges_held` ON `exchanges` (`held_until`) WHERE "exchanges"."status" = 'held';--> statement-breakpoint
CREATE INDEX `exchanges_to_remind` ON `exchanges` (`remind_at`) WHERE "exchanges"."status" = 'held' AND "exchanges"."reminded_at" IS NULL;--> statement-breakpoint
CREATE TABLE `refund_corrections` (
	`refund_id` text PRIMARY KEY NOT NULL,
	`order_line_id` text NOT NULL,
	`reason` text NOT NULL,
	`amount_ore` integer NOT NULL,
	FOREIGN KEY (`refund_id`) REFERENCES `refunds`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_line_id`) REFERENCES `order_lines`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refund_corrections_amount" CHECK("refund_corrections"."amount_ore" > 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `refund_corrections_by_order_line` ON `refund_corrections` (`order_line_id`);--> statement-breakpoint
CREATE TABLE `return_labels` (
	`return_id` text PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`carrier` text NOT NULL,
	`tracking_id` text DEFAULT '' NOT NULL,
	`made_at` text NOT NULL,
	FOREIGN KEY (`return_id`) REFERENCES `returns`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `return_parcel_lines` (
	`parcel_id` text NOT NULL,
	`position` integer NOT NULL,
	`order_line_id` text NOT NULL,
	`variant_id` text NOT NULL,
	`quantity` integer NOT NULL,
	`destination` text NOT NULL,
	`waste_reason` text,
	PRIMARY KEY(`parcel_id`, `position`),
	FOREIGN KEY (`parcel_id`) REFERENCES `return_parcels`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_line_id`) REFERENCES `order_lines`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`variant_id`) REFERENCES `product_variants`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "return_parcel_lines_quantity" CHECK("return_parcel_lines"."quantity" > 0),
	CONSTRAINT "return_parcel_lines_waste" CHECK(("return_parcel_lines"."destination" = 'waste') = ("return_parcel_lines"."waste_reason" IS NOT NULL))
) STRICT;
--> statement-breakpoint
CREATE INDEX `return_parcel_lines_by_order_line` ON `return_parcel_lines` (`order_line_id`);--> statement-breakpoint
CREATE INDEX `return_parcel_lines_by_variant` ON `return_parcel_lines` (`variant_id`);--> statement-breakpoint
CREATE TABLE `return_parcels` (
	`id` text PRIMARY KEY NOT NULL,
	`return_id` text NOT NULL,
	`received_at` text NOT NULL,
	`received_by` text NOT NULL,
	FOREIGN KEY (`return_id`) REFERENCES `returns`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `return_parcels_by_return` ON `return_parcels` (`return_id`,`received_at`);--> statement-breakpoint
CREATE TABLE `value_losses` (
	`id` text PRIMARY KEY NOT NULL,
	`return_id` text NOT NULL,
	`order_line_id` text NOT NULL,
	`amount_ore` integer NOT NULL,
	`reason` text NOT NULL,
	`created_by` text NOT NULL,
	`told_at` text NOT NULL,
	`objected_at` text,
	`decision` text,
	`decided_at` text,
	`decided_by` text,
	FOREIGN KEY (`return_id`) REFERENCES `returns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_line_id`) REFERENCES `order_lines`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "value_losses_amount" CHECK("value_losses"."amount_ore" > 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `value_losses_by_return` ON `value_losses` (`return_id`);--> statement-breakpoint
CREATE INDEX `value_losses_objected` ON `value_losses` (`objected_at`) WHERE "value_losses"."objected_at" IS NOT NULL AND "value_losses"."decision" IS NULL;--> statement-breakpoint
ALTER TABLE `returns` ADD `number` text;--> statement-breakpoint
CREATE UNIQUE INDEX `returns_by_number` ON `returns` (`number`) WHERE "returns"."number" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `returns_by_status` ON `returns` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `returns_by_created` ON `returns` (`created_at`,`id`);