CREATE TABLE `message_replies` (
	`id` text PRIMARY KEY NOT NULL,
	`message_id` text NOT NULL,
	`body` text NOT NULL,
	`author` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`message_id`) REFERENCES `contact_messages`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `message_replies_by_message` ON `message_replies` (`message_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `discount_codes` ADD `starts_at` text;--> statement-breakpoint
ALTER TABLE `discount_codes` ADD `updated_at` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `discount_codes` ADD `times_used` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `discount_codes` ADD `given_ore` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `discount_codes_by_created` ON `discount_codes` (`created_at`,`code`);--> statement-breakpoint
ALTER TABLE `users` ADD `edited_at` text;--> statement-breakpoint
CREATE INDEX `users_by_name` ON `users` ("last_name" COLLATE NOCASE,`id`);--> statement-breakpoint
CREATE INDEX `users_by_newsletter` ON `users` (`newsletter_subscribed`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_by_newsletter_and_name` ON `users` (`newsletter_subscribed`,"last_name" COLLATE NOCASE,`id`);--> statement-breakpoint
CREATE INDEX `users_by_country` ON `users` (`country`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_by_country_and_name` ON `users` (`country`,"last_name" COLLATE NOCASE,`id`);--> statement-breakpoint
CREATE INDEX `users_by_country_and_newsletter` ON `users` (`country`,`newsletter_subscribed`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_by_country_newsletter_and_name` ON `users` (`country`,`newsletter_subscribed`,"last_name" COLLATE NOCASE,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_by_action` ON `audit_log` (`action`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_by_actor_and_action` ON `audit_log` (`actor`,`action`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `contact_messages_by_status` ON `contact_messages` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `contact_messages_by_subject` ON `contact_messages` (`subject`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `contact_messages_by_status_and_subject` ON `contact_messages` (`status`,`subject`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `newsletter_subscribers_by_state` ON `newsletter_subscribers` (`subscribed`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `newsletter_subscribers_by_state_and_email` ON `newsletter_subscribers` (`subscribed`,`email`,`id`);--> statement-breakpoint
CREATE INDEX `reviews_by_created` ON `reviews` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `reviews_by_rating` ON `reviews` (`rating`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `reviews_by_status_and_rating` ON `reviews` (`status`,`rating`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `reviews_featured` ON `reviews` (`created_at`,`id`) WHERE "reviews"."is_featured" = 1;