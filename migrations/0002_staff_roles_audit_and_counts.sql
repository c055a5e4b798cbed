CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`actor` text NOT NULL,
	`action` text NOT NULL,
	`subject_type` text NOT NULL,
	`subject_id` text NOT NULL,
	`subject_name` text NOT NULL,
	`before` text,
	`after` text,
	`created_at` text NOT NULL,
	`undone_at` text,
	`undone_by` text
) STRICT;
--> statement-breakpoint
CREATE INDEX `audit_log_by_created` ON `audit_log` (`created_at`);--> statement-breakpoint
CREATE INDEX `audit_log_by_subject` ON `audit_log` (`subject_type`,`subject_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `audit_log_by_actor` ON `audit_log` (`actor`,`created_at`);--> statement-breakpoint
CREATE TABLE `row_counts` (
	`name` text PRIMARY KEY NOT NULL,
	`total` integer NOT NULL
) STRICT;
--> statement-breakpoint
ALTER TABLE `staff` ADD `role` text DEFAULT 'owner' NOT NULL;--> statement-breakpoint
ALTER TABLE `staff` ADD `disabled_at` text;