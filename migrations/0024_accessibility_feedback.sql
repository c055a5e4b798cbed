CREATE TABLE `accessibility_feedback` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`page` text DEFAULT '' NOT NULL,
	`message` text NOT NULL,
	`received_at` text NOT NULL,
	`due_at` text NOT NULL,
	`answered_at` text,
	`answered_by` text,
	`note` text DEFAULT '' NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `accessibility_feedback_open` ON `accessibility_feedback` (`due_at`,`id`) WHERE "accessibility_feedback"."answered_at" IS NULL;--> statement-breakpoint
CREATE INDEX `accessibility_feedback_answered` ON `accessibility_feedback` (`answered_at`,`id`) WHERE "accessibility_feedback"."answered_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `accessibility_feedback_by_received` ON `accessibility_feedback` (`received_at`);--> statement-breakpoint
CREATE INDEX `accessibility_feedback_by_email` ON `accessibility_feedback` ("email" COLLATE NOCASE);