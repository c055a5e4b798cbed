CREATE TABLE `withdrawal_lines` (
	`withdrawal_id` text NOT NULL,
	`order_line_id` text NOT NULL,
	`quantity` integer NOT NULL,
	`basis` text NOT NULL,
	PRIMARY KEY(`withdrawal_id`, `order_line_id`),
	FOREIGN KEY (`withdrawal_id`) REFERENCES `withdrawals`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_line_id`) REFERENCES `order_lines`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "withdrawal_lines_quantity" CHECK("withdrawal_lines"."quantity" > 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `withdrawal_lines_by_order_line` ON `withdrawal_lines` (`order_line_id`);--> statement-breakpoint
CREATE TABLE `withdrawals` (
	`id` text PRIMARY KEY NOT NULL,
	`submission_key` text NOT NULL,
	`order_id` text,
	`name` text NOT NULL,
	`receipt_email` text NOT NULL,
	`typed_reference` text NOT NULL,
	`statement_text` text NOT NULL,
	`locale` text DEFAULT 'en' NOT NULL,
	`channel` text NOT NULL,
	`received_at` text NOT NULL,
	`statutory_until` text,
	`promise_until` text,
	`refund_due_at` text NOT NULL,
	`status` text NOT NULL,
	`proof_of_posting_at` text,
	`entered_by` text,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "withdrawals_id" CHECK("withdrawals"."id" GLOB 'WD-[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]'),
	CONSTRAINT "withdrawals_matched" CHECK("withdrawals"."status" IN ('unmatched', 'closed') OR "withdrawals"."order_id" IS NOT NULL)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `withdrawals_submission_key_unique` ON `withdrawals` (`submission_key`);--> statement-breakpoint
CREATE INDEX `withdrawals_by_received` ON `withdrawals` (`received_at`);--> statement-breakpoint
CREATE INDEX `withdrawals_by_status` ON `withdrawals` (`status`,`received_at`);--> statement-breakpoint
CREATE INDEX `withdrawals_by_order` ON `withdrawals` (`order_id`);--> statement-breakpoint
CREATE INDEX `withdrawals_by_email` ON `withdrawals` ("receipt_email" COLLATE NOCASE);--> statement-breakpoint
CREATE INDEX `withdrawals_unpaid` ON `withdrawals` (`refund_due_at`) WHERE "withdrawals"."status" IN ('unmatched', 'late', 'open');--> statement-breakpoint
ALTER TABLE `refunds` ADD `withdrawal_id` text REFERENCES withdrawals(id);--> statement-breakpoint
CREATE INDEX `refunds_by_withdrawal` ON `refunds` (`withdrawal_id`) WHERE "refunds"."withdrawal_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `standard_shipping_ore` integer;--> statement-breakpoint
ALTER TABLE `returns` ADD `withdrawal_id` text REFERENCES withdrawals(id);--> statement-breakpoint
CREATE UNIQUE INDEX `returns_by_withdrawal` ON `returns` (`withdrawal_id`) WHERE "returns"."withdrawal_id" IS NOT NULL;