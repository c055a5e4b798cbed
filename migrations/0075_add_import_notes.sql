ALTER TABLE `file_job_rows` ADD `notes` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `file_jobs` ADD `unkept` text DEFAULT '{}' NOT NULL;