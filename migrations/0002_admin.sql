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
CREATE INDEX `audit_log_by_action` ON `audit_log` (`action`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_by_actor_and_action` ON `audit_log` (`actor`,`action`,`created_at`,`id`);--> statement-breakpoint
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
CREATE INDEX `file_jobs_working` ON `file_jobs` (`updated_at`) WHERE "file_jobs"."state" IN ('exporting', 'checking', 'applying');--> statement-breakpoint
CREATE TABLE `fulfilment_lines` (
	`fulfilment_id` text NOT NULL,
	`order_line_id` text NOT NULL,
	`quantity` integer NOT NULL,
	PRIMARY KEY(`fulfilment_id`, `order_line_id`),
	FOREIGN KEY (`fulfilment_id`) REFERENCES `fulfilments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_line_id`) REFERENCES `order_lines`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "fulfilment_lines_quantity" CHECK("fulfilment_lines"."quantity" > 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `fulfilments` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`carrier` text NOT NULL,
	`tracking_id` text DEFAULT '' NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `fulfilments_by_order` ON `fulfilments` (`order_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `fulfilments_by_tracking` ON `fulfilments` ("tracking_id" COLLATE NOCASE) WHERE "fulfilments"."tracking_id" <> '';--> statement-breakpoint
CREATE TABLE `order_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`text` text NOT NULL,
	`author` text NOT NULL,
	`created_at` text NOT NULL,
	`deleted_at` text,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `order_notes_by_order` ON `order_notes` (`order_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `refund_lines` (
	`refund_id` text NOT NULL,
	`order_line_id` text NOT NULL,
	`quantity` integer NOT NULL,
	`returned` integer DEFAULT 0 NOT NULL,
	`amount_ore` integer NOT NULL,
	PRIMARY KEY(`refund_id`, `order_line_id`),
	FOREIGN KEY (`refund_id`) REFERENCES `refunds`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_line_id`) REFERENCES `order_lines`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refund_lines_quantity" CHECK("refund_lines"."quantity" > 0 AND "refund_lines"."returned" BETWEEN 0 AND "refund_lines"."quantity"),
	CONSTRAINT "refund_lines_amount" CHECK("refund_lines"."amount_ore" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`payment_id` text NOT NULL,
	`amount_ore` integer NOT NULL,
	`shipping_ore` integer DEFAULT 0 NOT NULL,
	`tax_ore` integer DEFAULT 0 NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'requested' NOT NULL,
	`restocked` integer DEFAULT false NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`last_error` text,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`status`) REFERENCES `refund_statuses`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refunds_amount" CHECK("refunds"."amount_ore" >= 0 AND "refunds"."shipping_ore" BETWEEN 0 AND "refunds"."amount_ore")
) STRICT;
--> statement-breakpoint
CREATE INDEX `refunds_by_order` ON `refunds` (`order_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `refunds_by_payment` ON `refunds` (`payment_id`);--> statement-breakpoint
CREATE INDEX `refunds_by_created` ON `refunds` (`created_at`);--> statement-breakpoint
CREATE INDEX `refunds_open` ON `refunds` (`updated_at`) WHERE "refunds"."status" <> 'succeeded';--> statement-breakpoint
CREATE TABLE `stock_movements` (
	`id` integer PRIMARY KEY NOT NULL,
	`variant_id` text NOT NULL,
	`product_id` text NOT NULL,
	`delta` integer NOT NULL,
	`quantity_after` integer NOT NULL,
	`reason` text NOT NULL,
	`order_id` text,
	`actor` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`reason`) REFERENCES `stock_reasons`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "stock_movements_delta" CHECK("stock_movements"."delta" <> 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `stock_movements_by_variant` ON `stock_movements` (`variant_id`,`id`);--> statement-breakpoint
CREATE INDEX `stock_movements_by_time` ON `stock_movements` (`variant_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `stock_movements_by_order` ON `stock_movements` (`order_id`) WHERE "stock_movements"."order_id" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `refund_statuses` (
	`id` text PRIMARY KEY NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `stock_reasons` (
	`id` text PRIMARY KEY NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `row_counts` (
	`name` text PRIMARY KEY NOT NULL,
	`total` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `daily_product_sales` (
	`day` text NOT NULL,
	`currency` text NOT NULL,
	`product_id` text NOT NULL,
	`units` integer DEFAULT 0 NOT NULL,
	`sold_ore` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`day`, `currency`, `product_id`),
	FOREIGN KEY (`currency`) REFERENCES `currencies`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `daily_sales` (
	`day` text NOT NULL,
	`currency` text NOT NULL,
	`orders` integer DEFAULT 0 NOT NULL,
	`units` integer DEFAULT 0 NOT NULL,
	`paid_ore` integer DEFAULT 0 NOT NULL,
	`discount_ore` integer DEFAULT 0 NOT NULL,
	`shipping_ore` integer DEFAULT 0 NOT NULL,
	`vat_ore` integer DEFAULT 0 NOT NULL,
	`refunds` integer DEFAULT 0 NOT NULL,
	`refunded_ore` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`day`, `currency`),
	FOREIGN KEY (`currency`) REFERENCES `currencies`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `summer_times` (
	`year` text PRIMARY KEY NOT NULL,
	`begins_at` text NOT NULL,
	`ends_at` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `site_drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`section` text NOT NULL,
	`content` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	CONSTRAINT "site_drafts_content" CHECK(json_valid("site_drafts"."content"))
) STRICT;
--> statement-breakpoint
CREATE INDEX `site_drafts_by_created` ON `site_drafts` (`created_at`);--> statement-breakpoint
CREATE TABLE `staff_invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`invited_by` text NOT NULL,
	`created_at` text NOT NULL,
	`sendings` integer DEFAULT 1 NOT NULL,
	`expires_at` text NOT NULL,
	`accepted_at` text,
	`revoked_at` text
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `staff_invitations_open` ON `staff_invitations` (`email`) WHERE accepted_at IS NULL AND revoked_at IS NULL;--> statement-breakpoint
CREATE INDEX `staff_invitations_by_expiry` ON `staff_invitations` (`expires_at`);--> statement-breakpoint
CREATE TABLE `staff_passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text,
	`public_key` text NOT NULL,
	`credential_id` text NOT NULL,
	`counter` integer NOT NULL,
	`device_type` text NOT NULL,
	`backed_up` integer NOT NULL,
	`transports` text,
	`aaguid` text,
	`created_at` text,
	`last_used_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `staff`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `staff_passkeys_credential_id_unique` ON `staff_passkeys` (`credential_id`);--> statement-breakpoint
CREATE INDEX `staff_passkeys_by_user` ON `staff_passkeys` (`user_id`);--> statement-breakpoint
CREATE TABLE `staff_two_factors` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`secret` text NOT NULL,
	`backup_codes` text NOT NULL,
	`verified` integer DEFAULT true NOT NULL,
	`failed_verification_count` integer DEFAULT 0 NOT NULL,
	`locked_until` text,
	`last_used_step` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `staff`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `staff_two_factors_user_id_unique` ON `staff_two_factors` (`user_id`);--> statement-breakpoint
ALTER TABLE `product_variants` ADD `sort_name` text;--> statement-breakpoint
CREATE INDEX `product_variants_listed` ON `product_variants` (`sort_name`,`id`) WHERE "product_variants"."sort_name" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `product_variants_in_stock` ON `product_variants` (`sort_name`,`id`) WHERE "product_variants"."sort_name" IS NOT NULL AND "product_variants"."quantity" > 0;--> statement-breakpoint
CREATE INDEX `product_variants_low` ON `product_variants` (`sort_name`,`id`) WHERE "product_variants"."sort_name" IS NOT NULL AND "product_variants"."quantity" BETWEEN 1 AND 5;--> statement-breakpoint
CREATE INDEX `product_variants_sold_out` ON `product_variants` (`sort_name`,`id`) WHERE "product_variants"."sort_name" IS NOT NULL AND "product_variants"."quantity" = 0;--> statement-breakpoint
CREATE INDEX `product_variants_by_quantity` ON `product_variants` (`quantity`,`id`) WHERE "product_variants"."sort_name" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `publish_at` text;--> statement-breakpoint
ALTER TABLE `products` ADD `stock_total` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `has_stock` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `state` text GENERATED ALWAYS AS (CASE WHEN published = 1 THEN iif(is_private = 1, 'private', 'published') ELSE iif(publish_at IS NULL, 'draft', 'scheduled') END) VIRTUAL;--> statement-breakpoint
ALTER TABLE `products` ADD `sold_out` integer GENERATED ALWAYS AS (iif(in_stock = 0 OR has_stock = 0, 1, 0)) VIRTUAL;--> statement-breakpoint
CREATE INDEX `products_scheduled` ON `products` (`publish_at`) WHERE "products"."publish_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_created` ON `products` (`created_at`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_name` ON `products` (`name`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_price` ON `products` (`price_ore`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_category_created` ON `products` (`category`,`created_at`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_category_name` ON `products` (`category`,`name`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_category_price` ON `products` (`category`,`price_ore`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_state_created` ON `products` (`state`,`created_at`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_state_name` ON `products` (`state`,`name`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_state_price` ON `products` (`state`,`price_ore`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_category_state_created` ON `products` (`category`,`state`,`created_at`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_category_state_name` ON `products` (`category`,`state`,`name`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_category_state_price` ON `products` (`category`,`state`,`price_ore`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_stock_created` ON `products` (`sold_out`,`created_at`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_stock_name` ON `products` (`sold_out`,`name`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_stock_price` ON `products` (`sold_out`,`price_ore`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_category_stock_created` ON `products` (`category`,`sold_out`,`created_at`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_category_stock_name` ON `products` (`category`,`sold_out`,`name`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_category_stock_price` ON `products` (`category`,`sold_out`,`price_ore`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_state_stock_created` ON `products` (`state`,`sold_out`,`created_at`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_state_stock_name` ON `products` (`state`,`sold_out`,`name`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_state_stock_price` ON `products` (`state`,`sold_out`,`price_ore`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_category_state_stock_created` ON `products` (`category`,`state`,`sold_out`,`created_at`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_category_state_stock_name` ON `products` (`category`,`state`,`sold_out`,`name`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `products_listed_by_category_state_stock_price` ON `products` (`category`,`state`,`sold_out`,`price_ore`,`id`) WHERE "products"."archived_at" IS NULL;--> statement-breakpoint
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
ALTER TABLE `order_lines` ADD `fulfilled_quantity` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `order_lines` ADD `cancelled_quantity` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `order_lines` ADD `returned_quantity` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `order_lines_by_image` ON `order_lines` (`image`);--> statement-breakpoint
ALTER TABLE `orders` ADD `fulfilment` text DEFAULT 'unfulfilled' NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_by_payment` ON `orders` (`payment_status`,`created_at`);--> statement-breakpoint
CREATE INDEX `orders_by_country` ON `orders` (`country`,`created_at`);--> statement-breakpoint
CREATE INDEX `orders_by_total` ON `orders` (`total_ore`);--> statement-breakpoint
CREATE INDEX `orders_by_status_and_total` ON `orders` (`status`,`total_ore`);--> statement-breakpoint
CREATE INDEX `orders_by_payment_and_total` ON `orders` (`payment_status`,`total_ore`);--> statement-breakpoint
CREATE INDEX `orders_by_country_and_total` ON `orders` (`country`,`total_ore`);--> statement-breakpoint
CREATE INDEX `orders_by_first_name` ON `orders` ("first_name" COLLATE NOCASE);--> statement-breakpoint
CREATE INDEX `orders_by_last_name` ON `orders` ("last_name" COLLATE NOCASE);--> statement-breakpoint
CREATE INDEX `orders_to_fulfil` ON `orders` (`created_at`) WHERE "orders"."status" IN ('pending', 'processing') AND "orders"."payment_status" IN ('paid', 'partially-refunded') AND "orders"."fulfilment" <> 'fulfilled';--> statement-breakpoint
CREATE INDEX `orders_part_shipped` ON `orders` (`created_at`) WHERE "orders"."status" IN ('pending', 'processing') AND "orders"."payment_status" IN ('paid', 'partially-refunded') AND "orders"."fulfilment" = 'partial';--> statement-breakpoint
CREATE INDEX `orders_under_way` ON `orders` (`created_at`) WHERE "orders"."status" IN ('pending', 'processing', 'shipped') AND "orders"."payment_status" IN ('paid', 'partially-refunded');--> statement-breakpoint
CREATE INDEX `orders_by_expected_delivery` ON `orders` (`estimated_delivery`) WHERE "orders"."status" IN ('pending', 'processing', 'shipped') AND "orders"."payment_status" IN ('paid', 'partially-refunded');--> statement-breakpoint
ALTER TABLE `stored_files` ADD `unused_since` text;--> statement-breakpoint
CREATE INDEX `stored_files_unused` ON `stored_files` (`unused_since`) WHERE "stored_files"."unused_since" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `staff` ADD `role` text DEFAULT 'owner' NOT NULL;--> statement-breakpoint
ALTER TABLE `staff` ADD `disabled_at` text;--> statement-breakpoint
ALTER TABLE `staff` ADD `two_factor_enabled` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `staff` ADD `last_sign_in_at` text;--> statement-breakpoint
CREATE INDEX `product_media_by_url` ON `product_media` (`url`);--> statement-breakpoint
CREATE INDEX `contact_messages_by_status` ON `contact_messages` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `contact_messages_by_subject` ON `contact_messages` (`subject`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `contact_messages_by_status_and_subject` ON `contact_messages` (`status`,`subject`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `newsletter_subscribers_by_state` ON `newsletter_subscribers` (`subscribed`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `newsletter_subscribers_by_state_and_email` ON `newsletter_subscribers` (`subscribed`,`email`,`id`);--> statement-breakpoint
CREATE INDEX `reviews_by_created` ON `reviews` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `reviews_by_rating` ON `reviews` (`rating`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `reviews_by_status_and_rating` ON `reviews` (`status`,`rating`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `reviews_featured` ON `reviews` (`created_at`,`id`) WHERE "reviews"."is_featured" = 1;