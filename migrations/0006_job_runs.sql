CREATE TABLE `job_runs` (
	`name` text PRIMARY KEY NOT NULL,
	`every_minutes` integer NOT NULL,
	`known_since` text NOT NULL,
	`last_started_at` text,
	`last_succeeded_at` text,
	`last_failed_at` text,
	`last_error` text,
	CONSTRAINT "job_runs_every" CHECK("job_runs"."every_minutes" > 0)
) STRICT;
