CREATE TABLE `file_job_rows` (
	`job_id` text NOT NULL,
	`line` integer NOT NULL,
	`key` text,
	`name` text NOT NULL,
	`verdict` text NOT NULL,
	`version` text,
	`changes` text DEFAULT '[]' NOT NULL,
	`reason` text,
	`outcome` text,
	PRIMARY KEY(`job_id`, `line`),
	FOREIGN KEY (`job_id`) REFERENCES `file_jobs`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `file_job_rows_by_verdict` ON `file_job_rows` (`job_id`,`verdict`,`line`);--> statement-breakpoint
CREATE INDEX `file_job_rows_refused` ON `file_job_rows` (`job_id`,`line`) WHERE "file_job_rows"."outcome" = 'refused';--> statement-breakpoint
CREATE UNIQUE INDEX `file_job_rows_once` ON `file_job_rows` (`job_id`,`key`);--> statement-breakpoint
CREATE TABLE `file_jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`direction` text NOT NULL,
	`state` text NOT NULL,
	`format` text NOT NULL,
	`separator` text DEFAULT ',' NOT NULL,
	`file_name` text NOT NULL,
	`filter` text DEFAULT '{}' NOT NULL,
	`columns` text DEFAULT '[]' NOT NULL,
	`size_bytes` integer DEFAULT 0 NOT NULL,
	`step` integer DEFAULT 0 NOT NULL,
	`position` text DEFAULT '' NOT NULL,
	`line` integer DEFAULT 1 NOT NULL,
	`rows_done` integer DEFAULT 0 NOT NULL,
	`rows_total` integer,
	`created` integer DEFAULT 0 NOT NULL,
	`changed` integer DEFAULT 0 NOT NULL,
	`unchanged` integer DEFAULT 0 NOT NULL,
	`broken` integer DEFAULT 0 NOT NULL,
	`applied` integer DEFAULT 0 NOT NULL,
	`refused` integer DEFAULT 0 NOT NULL,
	`problem` text,
	`claim` text,
	`claimed_at` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`made_by` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`finished_at` text,
	CONSTRAINT "file_jobs_counts" CHECK("file_jobs"."step" >= 0 AND "file_jobs"."rows_done" >= 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `file_jobs_by_created` ON `file_jobs` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `file_jobs_by_kind` ON `file_jobs` (`kind`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `file_jobs_working` ON `file_jobs` (`updated_at`) WHERE "file_jobs"."state" IN ('exporting', 'checking', 'applying');