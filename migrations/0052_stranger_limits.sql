CREATE TABLE `write_counts` (
	`day` text NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`writes` integer NOT NULL,
	PRIMARY KEY(`day`, `kind`, `subject`)
) STRICT;
--> statement-breakpoint
ALTER TABLE `email_outbox` ADD `typed` integer DEFAULT false NOT NULL;