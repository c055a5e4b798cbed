CREATE TABLE `complaint_events` (
	`id` text PRIMARY KEY NOT NULL,
	`complaint_id` text NOT NULL,
	`type` text NOT NULL,
	`actor` text NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	`reference` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`complaint_id`) REFERENCES `complaints`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `complaint_events_by_complaint` ON `complaint_events` (`complaint_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `complaint_lines` (
	`complaint_id` text NOT NULL,
	`order_line_id` text NOT NULL,
	`quantity` integer NOT NULL,
	PRIMARY KEY(`complaint_id`, `order_line_id`),
	FOREIGN KEY (`complaint_id`) REFERENCES `complaints`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_line_id`) REFERENCES `order_lines`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "complaint_lines_quantity" CHECK("complaint_lines"."quantity" > 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `complaint_lines_by_order_line` ON `complaint_lines` (`order_line_id`);--> statement-breakpoint
CREATE TABLE `complaint_replacements` (
	`fulfilment_id` text PRIMARY KEY NOT NULL,
	`complaint_id` text NOT NULL,
	`order_line_id` text NOT NULL,
	`variant_id` text NOT NULL,
	`quantity` integer NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`fulfilment_id`) REFERENCES `fulfilments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`complaint_id`) REFERENCES `complaints`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_line_id`) REFERENCES `order_lines`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`variant_id`) REFERENCES `product_variants`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "complaint_replacements_quantity" CHECK("complaint_replacements"."quantity" > 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `complaint_replacements_by_complaint` ON `complaint_replacements` (`complaint_id`);--> statement-breakpoint
CREATE INDEX `complaint_replacements_by_order_line` ON `complaint_replacements` (`order_line_id`);--> statement-breakpoint
CREATE INDEX `complaint_replacements_by_variant` ON `complaint_replacements` (`variant_id`);--> statement-breakpoint
CREATE TABLE `complaints` (
	`id` text PRIMARY KEY NOT NULL,
	`submission_key` text NOT NULL,
	`order_id` text,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`typed_reference` text NOT NULL,
	`items` text DEFAULT '' NOT NULL,
	`description` text NOT NULL,
	`noticed_on` text,
	`wish` text NOT NULL,
	`channel` text NOT NULL,
	`locale` text DEFAULT 'en' NOT NULL,
	`received_at` text NOT NULL,
	`faults_until` text,
	`answer_due_at` text NOT NULL,
	`status` text NOT NULL,
	`remedy` text,
	`picture_key` text,
	`entered_by` text,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "complaints_id" CHECK("complaints"."id" GLOB 'CP-[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]'),
	CONSTRAINT "complaints_accepted" CHECK("complaints"."status" <> 'accepted' OR ("complaints"."order_id" IS NOT NULL AND "complaints"."remedy" IS NOT NULL))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `complaints_submission_key_unique` ON `complaints` (`submission_key`);--> statement-breakpoint
CREATE INDEX `complaints_by_received` ON `complaints` (`received_at`);--> statement-breakpoint
CREATE INDEX `complaints_by_status` ON `complaints` (`status`,`received_at`);--> statement-breakpoint
CREATE INDEX `complaints_by_status_and_due` ON `complaints` (`status`,`answer_due_at`);--> statement-breakpoint
CREATE INDEX `complaints_by_order` ON `complaints` (`order_id`);--> statement-breakpoint
CREATE INDEX `complaints_by_email` ON `complaints` ("email" COLLATE NOCASE);--> statement-breakpoint
CREATE INDEX `complaints_by_pictures` ON `complaints` (`picture_key`) WHERE "complaints"."picture_key" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `returns` ADD `complaint_id` text REFERENCES complaints(id);--> statement-breakpoint
CREATE INDEX `returns_by_complaint` ON `returns` (`complaint_id`) WHERE "returns"."complaint_id" IS NOT NULL;