CREATE TABLE `letters` (
	`id` text PRIMARY KEY NOT NULL,
	`subject` text NOT NULL,
	`preview` text DEFAULT '' NOT NULL,
	`blocks` text NOT NULL,
	`purpose` text DEFAULT 'newsletter' NOT NULL,
	`discount_code` text,
	`state` text DEFAULT 'draft' NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`started_at` text,
	`ended_at` text,
	`recipients` integer DEFAULT 0 NOT NULL,
	`step` integer DEFAULT 0 NOT NULL,
	`stepped_at` text,
	`cursor` text DEFAULT '' NOT NULL,
	`results` text,
	CONSTRAINT "letters_blocks" CHECK(json_type("letters"."blocks") = 'array'),
	CONSTRAINT "letters_started" CHECK(("letters"."state" = 'draft') = ("letters"."started_at" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE INDEX `letters_listed` ON `letters` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `letters_started_at` ON `letters` (`started_at`) WHERE "letters"."started_at" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `letters_one_sending` ON `letters` (`state`) WHERE "letters"."state" = 'sending';