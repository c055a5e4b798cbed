CREATE TABLE `alarms` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`finding` text NOT NULL,
	`opened_at` text NOT NULL,
	`told_at` text,
	`muted_until` text,
	`closed_at` text
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `alarms_open` ON `alarms` (`name`) WHERE "alarms"."closed_at" IS NULL;--> statement-breakpoint
CREATE INDEX `alarms_by_closed` ON `alarms` (`closed_at`) WHERE "alarms"."closed_at" IS NOT NULL;