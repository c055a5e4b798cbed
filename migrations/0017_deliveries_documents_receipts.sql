CREATE TABLE `document_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`locale` text NOT NULL,
	`content` text NOT NULL,
	`created_at` text NOT NULL,
	`last_current_at` text NOT NULL,
	CONSTRAINT "document_versions_id" CHECK(length("document_versions"."id") = 64 AND "document_versions"."id" NOT GLOB '*[^0-9a-f]*')
) STRICT;
--> statement-breakpoint
CREATE TABLE `receipts` (
	`number` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`sequence` integer NOT NULL,
	`order_id` text NOT NULL,
	`payment_id` text,
	`refund_id` text,
	`credited_number` text,
	`seller_version` text,
	`issued_at` text NOT NULL,
	`buyer` text,
	`content` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`refund_id`) REFERENCES `refunds`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`seller_version`) REFERENCES `document_versions`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "receipts_sequence" CHECK("receipts"."sequence" > 0),
	CONSTRAINT "receipts_credit" CHECK(("receipts"."refund_id" IS NULL) = ("receipts"."credited_number" IS NULL) AND ("receipts"."refund_id" IS NULL) = ("receipts"."kind" = 'receipt'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `receipts_by_sequence` ON `receipts` (`kind`,`sequence`);--> statement-breakpoint
CREATE UNIQUE INDEX `receipts_one_an_order` ON `receipts` (`order_id`) WHERE "receipts"."kind" = 'receipt';--> statement-breakpoint
CREATE UNIQUE INDEX `receipts_one_a_refund` ON `receipts` (`refund_id`) WHERE "receipts"."refund_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `receipts_by_order` ON `receipts` (`order_id`,`issued_at`);--> statement-breakpoint
CREATE INDEX `receipts_with_buyer` ON `receipts` (`issued_at`) WHERE "receipts"."buyer" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `deliveries` (
	`fulfilment_id` text PRIMARY KEY NOT NULL,
	`delivered_at` text NOT NULL,
	`source` text NOT NULL,
	`recorded_at` text NOT NULL,
	`recorded_by` text NOT NULL,
	FOREIGN KEY (`fulfilment_id`) REFERENCES `fulfilments`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
ALTER TABLE `orders` ADD `terms_version` text REFERENCES document_versions(id);--> statement-breakpoint
ALTER TABLE `orders` ADD `withdrawal_info_version` text REFERENCES document_versions(id);--> statement-breakpoint
ALTER TABLE `orders` ADD `withdrawal_info_shown_at` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `withdrawal_info_mailed_at` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `seller_version` text REFERENCES document_versions(id);