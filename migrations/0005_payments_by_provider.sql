CREATE TABLE `disputes` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`order_id` text NOT NULL,
	`provider` text NOT NULL,
	`reference` text NOT NULL,
	`status` text NOT NULL,
	`reason` text NOT NULL,
	`amount_ore` integer NOT NULL,
	`currency` text NOT NULL,
	`due_by` text,
	`opened_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`currency`) REFERENCES `currencies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "disputes_amount" CHECK("disputes"."amount_ore" >= 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `disputes_reference_unique` ON `disputes` (`reference`);--> statement-breakpoint
CREATE INDEX `disputes_by_order` ON `disputes` (`order_id`);--> statement-breakpoint
CREATE INDEX `disputes_by_payment` ON `disputes` (`payment_id`);--> statement-breakpoint
CREATE INDEX `disputes_by_status` ON `disputes` (`status`,`due_by`);--> statement-breakpoint
CREATE TABLE `payment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`type` text NOT NULL,
	`reference` text DEFAULT '' NOT NULL,
	`received_at` text NOT NULL,
	`processed_at` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`last_error` text
) STRICT;
--> statement-breakpoint
CREATE INDEX `payment_events_by_received` ON `payment_events` (`received_at`);--> statement-breakpoint
CREATE INDEX `payment_events_unprocessed` ON `payment_events` (`received_at`) WHERE "payment_events"."processed_at" IS NULL;--> statement-breakpoint
CREATE TABLE `payment_findings` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`order_id` text,
	`payment_id` text,
	`provider` text NOT NULL,
	`detail` text NOT NULL,
	`found_at` text NOT NULL,
	`resolved_at` text,
	`resolved_by` text,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `payment_findings_by_order` ON `payment_findings` (`order_id`);--> statement-breakpoint
CREATE INDEX `payment_findings_by_payment` ON `payment_findings` (`payment_id`);--> statement-breakpoint
CREATE INDEX `payment_findings_by_found` ON `payment_findings` (`found_at`);--> statement-breakpoint
CREATE INDEX `payment_findings_open` ON `payment_findings` (`found_at`) WHERE "payment_findings"."resolved_at" IS NULL;--> statement-breakpoint
CREATE TABLE `provider_transactions` (
	`id` text PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`kind` text NOT NULL,
	`payment_id` text,
	`refund_id` text,
	`dispute_id` text,
	`order_id` text,
	`reference` text DEFAULT '' NOT NULL,
	`amount_ore` integer NOT NULL,
	`fee_ore` integer DEFAULT 0 NOT NULL,
	`net_ore` integer NOT NULL,
	`currency` text NOT NULL,
	`occurred_at` text NOT NULL,
	`available_on` text,
	`payout` text,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`refund_id`) REFERENCES `refunds`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`dispute_id`) REFERENCES `disputes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "provider_transactions_net" CHECK("provider_transactions"."net_ore" = "provider_transactions"."amount_ore" - "provider_transactions"."fee_ore")
) STRICT;
--> statement-breakpoint
CREATE INDEX `provider_transactions_by_time` ON `provider_transactions` (`occurred_at`);--> statement-breakpoint
CREATE INDEX `provider_transactions_by_order` ON `provider_transactions` (`order_id`);--> statement-breakpoint
CREATE INDEX `provider_transactions_by_payment` ON `provider_transactions` (`payment_id`);--> statement-breakpoint
CREATE INDEX `provider_transactions_by_refund` ON `provider_transactions` (`refund_id`);--> statement-breakpoint
CREATE INDEX `provider_transactions_by_payout` ON `provider_transactions` (`payout`);--> statement-breakpoint
ALTER TABLE `refunds` ADD `provider_reference` text;--> statement-breakpoint
ALTER TABLE `refunds` ADD `refusals` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_by_provider_reference` ON `refunds` (`provider_reference`) WHERE "refunds"."provider_reference" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `payments` ADD `is_open` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `payments_open` ON `payments` (`order_id`) WHERE "payments"."is_open" = 1;