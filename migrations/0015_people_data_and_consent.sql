CREATE TABLE `consent_log` (
	`id` text PRIMARY KEY NOT NULL,
	`subject` text NOT NULL,
	`purpose` text NOT NULL,
	`action` text NOT NULL,
	`text_version` text DEFAULT '' NOT NULL,
	`locale` text DEFAULT 'en' NOT NULL,
	`place` text NOT NULL,
	`created_at` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `consent_log_by_subject` ON `consent_log` (`subject`,`purpose`,`created_at`);--> statement-breakpoint
CREATE INDEX `consent_log_by_created` ON `consent_log` (`created_at`);--> statement-breakpoint
CREATE TABLE `consent_texts` (
	`version` text PRIMARY KEY NOT NULL,
	`locale` text NOT NULL,
	`content` text NOT NULL,
	`created_at` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `cookie_choices` (
	`id` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`choices` text NOT NULL,
	`created_at` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `cookie_choices_by_created` ON `cookie_choices` (`created_at`);--> statement-breakpoint
CREATE TABLE `data_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`email` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`received_at` text NOT NULL,
	`due_at` text NOT NULL,
	`answer` text DEFAULT '' NOT NULL,
	`answered_at` text,
	`answered_by` text,
	CONSTRAINT "data_requests_id" CHECK("data_requests"."id" GLOB 'DR-[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]'),
	CONSTRAINT "data_requests_answered" CHECK(("data_requests"."state" = 'open') = ("data_requests"."answered_at" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE INDEX `data_requests_by_due` ON `data_requests` (`due_at`,`id`);--> statement-breakpoint
CREATE INDEX `data_requests_by_received` ON `data_requests` (`received_at`,`id`);--> statement-breakpoint
CREATE INDEX `data_requests_by_state` ON `data_requests` (`state`,`due_at`,`id`);--> statement-breakpoint
CREATE INDEX `data_requests_by_state_and_received` ON `data_requests` (`state`,`received_at`,`id`);--> statement-breakpoint
CREATE INDEX `data_requests_by_email` ON `data_requests` ("email" COLLATE NOCASE);--> statement-breakpoint
CREATE TABLE `my_data_links` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`created_at` text NOT NULL,
	`used_at` text,
	`visit_hash` text,
	`visit_ends_at` text,
	CONSTRAINT "my_data_links_email" CHECK("my_data_links"."email" = lower("my_data_links"."email"))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `my_data_links_visit_hash_unique` ON `my_data_links` (`visit_hash`);--> statement-breakpoint
CREATE INDEX `my_data_links_by_email` ON `my_data_links` ("email" COLLATE NOCASE,`created_at`);--> statement-breakpoint
CREATE INDEX `my_data_links_by_created` ON `my_data_links` (`created_at`);--> statement-breakpoint
ALTER TABLE `newsletter_requests` ADD `subject` text;--> statement-breakpoint
ALTER TABLE `newsletter_requests` ADD `purposes` text DEFAULT '{"newsletter":""}' NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletter_requests` ADD `locale` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletter_subscribers` ADD `subject` text;--> statement-breakpoint
ALTER TABLE `newsletter_subscribers` ADD `purposes` text DEFAULT '{"newsletter":""}' NOT NULL;--> statement-breakpoint
ALTER TABLE `job_runs` ADD `last_count` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `marketing_consent` text;