CREATE TABLE `copied_pictures` (
	`source_url` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`storage_key` text,
	`reason` text,
	`job_id` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`claimed_at` text,
	`created_at` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `copied_pictures_by_job` ON `copied_pictures` (`job_id`,`state`,`attempts`);--> statement-breakpoint
CREATE INDEX `copied_pictures_waiting` ON `copied_pictures` (`claimed_at`) WHERE "copied_pictures"."state" = 'waiting';