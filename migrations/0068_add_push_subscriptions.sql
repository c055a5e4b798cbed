CREATE TABLE `staff_push_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`staff_id` text NOT NULL,
	`session_id` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`created_at` text NOT NULL,
	`notified_at` text,
	FOREIGN KEY (`staff_id`) REFERENCES `staff`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `staff_push_subscriptions_endpoint_unique` ON `staff_push_subscriptions` (`endpoint`);--> statement-breakpoint
CREATE INDEX `staff_push_subscriptions_by_staff` ON `staff_push_subscriptions` (`staff_id`);--> statement-breakpoint
CREATE INDEX `staff_push_subscriptions_by_created` ON `staff_push_subscriptions` (`created_at`);