CREATE TABLE `provider_copies` (
	`provider` text PRIMARY KEY NOT NULL,
	`copied_until` text,
	`copy_from` text,
	`copy_to` text,
	`cursor` text,
	`updated_at` text NOT NULL
) STRICT;
--> statement-breakpoint
ALTER TABLE `payments` ADD `taken_at` text;--> statement-breakpoint
ALTER TABLE `payments` ADD `compare_at` text;--> statement-breakpoint
CREATE INDEX `payments_by_created` ON `payments` (`created_at`);--> statement-breakpoint
CREATE INDEX `payments_by_status` ON `payments` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `payments_taken` ON `payments` (`taken_at`) WHERE "payments"."taken_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `payments_to_compare` ON `payments` (`compare_at`) WHERE "payments"."compare_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `payment_findings` ADD `note` text;--> statement-breakpoint
CREATE INDEX `refunds_made` ON `refunds` (`updated_at`) WHERE "refunds"."status" = 'succeeded';--> statement-breakpoint
CREATE INDEX `disputes_by_opened` ON `disputes` (`opened_at`);--> statement-breakpoint
CREATE INDEX `provider_transactions_by_dispute` ON `provider_transactions` (`dispute_id`);