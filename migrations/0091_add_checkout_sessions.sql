CREATE TABLE `agent_orders` (
	`order_id` text PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	`agent_profile` text NOT NULL,
	`agent_name` text NOT NULL,
	`terms_version` text NOT NULL,
	`information_version` text NOT NULL,
	`told_total_ore` integer NOT NULL,
	`is_as_told` integer NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `checkout_session_calls` (
	`agent_profile` text NOT NULL,
	`key` text NOT NULL,
	`content_hash` text NOT NULL,
	`session_id` text,
	`status` integer NOT NULL,
	`answer` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`agent_profile`, `key`)
) STRICT;
--> statement-breakpoint
CREATE INDEX `checkout_session_calls_by_session` ON `checkout_session_calls` (`session_id`);--> statement-breakpoint
CREATE INDEX `checkout_session_calls_by_created` ON `checkout_session_calls` (`created_at`);--> statement-breakpoint
CREATE TABLE `checkout_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`link_token` text NOT NULL,
	`agent_profile` text NOT NULL,
	`agent_name` text NOT NULL,
	`asked` text NOT NULL,
	`told` text NOT NULL,
	`told_total_ore` integer NOT NULL,
	`terms_version` text NOT NULL,
	`information_version` text NOT NULL,
	`expires_at` text NOT NULL,
	`canceled_at` text,
	`placed_order_id` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`placed_order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `checkout_sessions_by_link` ON `checkout_sessions` (`link_token`);--> statement-breakpoint
CREATE INDEX `checkout_sessions_by_created` ON `checkout_sessions` (`created_at`);--> statement-breakpoint
CREATE INDEX `checkout_sessions_by_email` ON `checkout_sessions` ("asked" ->> '$.buyer.email' COLLATE NOCASE);--> statement-breakpoint
CREATE INDEX `checkout_sessions_by_placed` ON `checkout_sessions` (`placed_order_id`);