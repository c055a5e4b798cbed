CREATE TABLE `mail_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`mail_id` text,
	`received_at` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `mail_events_by_received` ON `mail_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `suppressed_addresses` (
	`id` text PRIMARY KEY NOT NULL,
	`address` text NOT NULL,
	`scope` text NOT NULL,
	`reason` text NOT NULL,
	`source` text NOT NULL,
	`mail_id` text,
	`since` text NOT NULL,
	`lifted_at` text,
	`lifted_by` text,
	`lift_reason` text,
	CONSTRAINT "suppressed_addresses_address" CHECK("suppressed_addresses"."address" = lower("suppressed_addresses"."address") AND "suppressed_addresses"."address" <> ''),
	CONSTRAINT "suppressed_addresses_lifted" CHECK(("suppressed_addresses"."lifted_at" IS NULL) = ("suppressed_addresses"."lifted_by" IS NULL) AND ("suppressed_addresses"."lifted_at" IS NULL) = ("suppressed_addresses"."lift_reason" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `suppressed_addresses_once` ON `suppressed_addresses` (`address`,`scope`) WHERE "suppressed_addresses"."lifted_at" IS NULL;--> statement-breakpoint
CREATE INDEX `suppressed_addresses_by_address` ON `suppressed_addresses` (`address`);--> statement-breakpoint
CREATE INDEX `suppressed_addresses_by_since` ON `suppressed_addresses` (`since`);--> statement-breakpoint
ALTER TABLE `email_outbox` ADD `reason` text;--> statement-breakpoint
ALTER TABLE `email_outbox` ADD `provider` text;--> statement-breakpoint
ALTER TABLE `email_outbox` ADD `provider_id` text;--> statement-breakpoint
ALTER TABLE `email_outbox` ADD `delivery` text;--> statement-breakpoint
ALTER TABLE `email_outbox` ADD `delivery_at` text;--> statement-breakpoint
ALTER TABLE `email_outbox` ADD `resends` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `email_outbox` ADD `resent_press` text;--> statement-breakpoint
CREATE INDEX `email_outbox_undelivered` ON `email_outbox` (`created_at`,`id`) WHERE "email_outbox"."status" <> 'sent';--> statement-breakpoint
CREATE INDEX `email_outbox_by_provider_id` ON `email_outbox` (`provider_id`) WHERE "email_outbox"."provider_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `email_outbox_by_sent` ON `email_outbox` (`sent_at`) WHERE "email_outbox"."sent_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `email_outbox_by_delivered` ON `email_outbox` (`delivery_at`) WHERE "email_outbox"."delivery" = 'delivered';