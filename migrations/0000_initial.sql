CREATE TABLE `price_history` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`price_ore` integer NOT NULL,
	`currency` text NOT NULL,
	`valid_from` text NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`currency`) REFERENCES `currencies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "price_history_price" CHECK("price_history"."price_ore" >= 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `price_history_by_product` ON `price_history` (`product_id`,`valid_from`);--> statement-breakpoint
CREATE TABLE `product_colors` (
	`product_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`hex` text NOT NULL,
	`available` integer DEFAULT true NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`product_id`, `id`),
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "product_colors_hex" CHECK("product_colors"."hex" GLOB '#??????' AND NOT substr("product_colors"."hex", 2) GLOB '*[^0-9A-Fa-f]*')
) STRICT;
--> statement-breakpoint
CREATE TABLE `product_details` (
	`product_id` text PRIMARY KEY NOT NULL,
	`size_fit_description` text,
	`size_measurements` text,
	`fit_guide` text,
	`size_recommendations` text,
	`materials` text DEFAULT '[]' NOT NULL,
	`care_instructions` text DEFAULT '[]' NOT NULL,
	`material_composition` text,
	`sustainability_info` text,
	`shipping_info` text,
	`shipping_costs` text,
	`return_policy` text DEFAULT '[]' NOT NULL,
	`warranty_info` text,
	`delivery_time` text,
	`stock_quantity` integer,
	`stock_variants` text,
	`size_stock` text,
	`color_stock` text,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `product_facets` (
	`facet` text NOT NULL,
	`product_id` text NOT NULL,
	`price_ore` integer NOT NULL,
	`created_at` text NOT NULL,
	`featured` integer NOT NULL,
	`sold_count` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`facet`, `product_id`),
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `product_facets_by_featured` ON `product_facets` (`facet`,"featured" DESC,"created_at" DESC,`product_id`);--> statement-breakpoint
CREATE INDEX `product_facets_by_created` ON `product_facets` (`facet`,"created_at" DESC,`product_id`);--> statement-breakpoint
CREATE INDEX `product_facets_by_price` ON `product_facets` (`facet`,`price_ore`,`product_id`);--> statement-breakpoint
CREATE INDEX `product_facets_by_sold` ON `product_facets` (`facet`,"sold_count" DESC,`product_id`);--> statement-breakpoint
CREATE INDEX `product_facets_by_product` ON `product_facets` (`product_id`);--> statement-breakpoint
CREATE TABLE `product_media` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`color_id` text,
	`position` integer NOT NULL,
	`url` text NOT NULL,
	`alt` text DEFAULT '' NOT NULL,
	`width` integer,
	`height` integer,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `product_media_by_product` ON `product_media` (`product_id`,`position`);--> statement-breakpoint
CREATE TABLE `product_sizes` (
	`product_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`available` integer DEFAULT true NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`product_id`, `id`),
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `product_variants` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`color_id` text NOT NULL,
	`size_id` text NOT NULL,
	`quantity` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`,`color_id`) REFERENCES `product_colors`(`product_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`,`size_id`) REFERENCES `product_sizes`(`product_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "product_variants_quantity" CHECK("product_variants"."quantity" >= 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `product_variants_choice` ON `product_variants` (`product_id`,`color_id`,`size_id`);--> statement-breakpoint
CREATE TABLE `products` (
	`id` text PRIMARY KEY NOT NULL,
	`original_id` text,
	`name` text NOT NULL,
	`short_description` text DEFAULT '' NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`price_ore` integer NOT NULL,
	`earlier_price_ore` integer,
	`currency` text DEFAULT 'SEK' NOT NULL,
	`category` text DEFAULT 'Uncategorized' NOT NULL,
	`product_type` text DEFAULT '' NOT NULL,
	`tags` text DEFAULT '[]' NOT NULL,
	`source` text DEFAULT 'local' NOT NULL,
	`is_new` integer DEFAULT false NOT NULL,
	`in_stock` integer DEFAULT true NOT NULL,
	`featured` integer DEFAULT false NOT NULL,
	`published` integer DEFAULT true NOT NULL,
	`is_private` integer DEFAULT false NOT NULL,
	`sold_count` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`archived_at` text,
	FOREIGN KEY (`currency`) REFERENCES `currencies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "products_price" CHECK("products"."price_ore" >= 0),
	CONSTRAINT "products_earlier_price" CHECK("products"."earlier_price_ore" IS NULL OR "products"."earlier_price_ore" > "products"."price_ore"),
	CONSTRAINT "products_tags" CHECK(json_type("products"."tags") = 'array'),
	CONSTRAINT "products_sold_count" CHECK("products"."sold_count" >= 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `products_by_created` ON `products` (`created_at`);--> statement-breakpoint
CREATE INDEX `products_by_name` ON `products` (`name`);--> statement-breakpoint
CREATE TABLE `carts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`items` text DEFAULT '[]' NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	CONSTRAINT "carts_items" CHECK(json_type("carts"."items") = 'array')
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `carts_user_id_unique` ON `carts` (`user_id`);--> statement-breakpoint
CREATE INDEX `carts_by_updated` ON `carts` (`updated_at`);--> statement-breakpoint
CREATE TABLE `contact_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`status` text DEFAULT 'new' NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `contact_messages_by_created` ON `contact_messages` (`created_at`);--> statement-breakpoint
CREATE INDEX `contact_messages_by_updated` ON `contact_messages` (`updated_at`);--> statement-breakpoint
CREATE TABLE `discount_codes` (
	`code` text PRIMARY KEY NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`min_order_ore` integer DEFAULT 0 NOT NULL,
	`expiry_date` text,
	`discount_type` text NOT NULL,
	`value_hundredths` integer NOT NULL,
	`max_discount_ore` integer,
	`max_uses` integer,
	`max_uses_per_customer` integer,
	`description` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL,
	CONSTRAINT "discount_codes_uses" CHECK("discount_codes"."max_uses" >= 0 AND "discount_codes"."max_uses_per_customer" >= 0),
	CONSTRAINT "discount_codes_code" CHECK("discount_codes"."code" = upper("discount_codes"."code") AND "discount_codes"."code" <> ''),
	CONSTRAINT "discount_codes_value" CHECK("discount_codes"."value_hundredths" >= 0 AND "discount_codes"."min_order_ore" >= 0),
	CONSTRAINT "discount_codes_cap" CHECK("discount_codes"."max_discount_ore" IS NULL OR "discount_codes"."max_discount_ore" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `newsletter_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`consent_source` text NOT NULL,
	`created_at` text NOT NULL,
	`confirmed_at` text,
	CONSTRAINT "newsletter_requests_email" CHECK("newsletter_requests"."email" = lower("newsletter_requests"."email"))
) STRICT;
--> statement-breakpoint
CREATE INDEX `newsletter_requests_by_email` ON `newsletter_requests` (`email`,`created_at`);--> statement-breakpoint
CREATE INDEX `newsletter_requests_by_created` ON `newsletter_requests` (`created_at`);--> statement-breakpoint
CREATE TABLE `newsletter_subscribers` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`subscribed` integer DEFAULT true NOT NULL,
	`consent_source` text DEFAULT 'footer' NOT NULL,
	`created_at` text NOT NULL,
	`unsubscribed_at` text,
	CONSTRAINT "newsletter_subscribers_email" CHECK("newsletter_subscribers"."email" = lower("newsletter_subscribers"."email"))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscribers_email_unique` ON `newsletter_subscribers` (`email`);--> statement-breakpoint
CREATE INDEX `newsletter_subscribers_by_created` ON `newsletter_subscribers` (`created_at`);--> statement-breakpoint
CREATE INDEX `newsletter_subscribers_left` ON `newsletter_subscribers` (`unsubscribed_at`) WHERE "newsletter_subscribers"."unsubscribed_at" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `review_images` (
	`id` text PRIMARY KEY NOT NULL,
	`review_id` text NOT NULL,
	`position` integer NOT NULL,
	`storage_key` text NOT NULL,
	FOREIGN KEY (`review_id`) REFERENCES `reviews`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "review_images_position" CHECK("review_images"."position" BETWEEN 0 AND 4)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `review_images_storage_key_unique` ON `review_images` (`storage_key`);--> statement-breakpoint
CREATE INDEX `review_images_by_review` ON `review_images` (`review_id`,`position`);--> statement-breakpoint
CREATE TABLE `reviews` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`location` text NOT NULL,
	`rating` integer NOT NULL,
	`title` text DEFAULT '' NOT NULL,
	`comment` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`upload_key` text NOT NULL,
	`is_verified` integer DEFAULT false NOT NULL,
	`order_id` text,
	`is_featured` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	`moderated_at` text,
	`moderated_by` text,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "reviews_rating" CHECK("reviews"."rating" BETWEEN 1 AND 5)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_upload_key_unique` ON `reviews` (`upload_key`);--> statement-breakpoint
CREATE INDEX `reviews_by_product` ON `reviews` (`product_id`,`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `reviews_by_status` ON `reviews` (`status`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_verified_once` ON `reviews` (`order_id`,`product_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`email` text NOT NULL,
	`city` text DEFAULT '' NOT NULL,
	`country` text DEFAULT '' NOT NULL,
	`newsletter_subscribed` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	CONSTRAINT "users_email" CHECK("users"."email" = lower("users"."email"))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `users_by_created` ON `users` (`created_at`);--> statement-breakpoint
CREATE TABLE `batch_guards` (
	`reason` text NOT NULL,
	CONSTRAINT "batch_guards_refuse" CHECK(0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `currencies` (
	`id` text PRIMARY KEY NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `order_statuses` (
	`id` text PRIMARY KEY NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `payment_attempt_statuses` (
	`id` text PRIMARY KEY NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `payment_statuses` (
	`id` text PRIMARY KEY NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `order_events` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`type` text NOT NULL,
	`actor` text NOT NULL,
	`data` text DEFAULT '{}' NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `order_events_by_order` ON `order_events` (`order_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `order_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`position` integer NOT NULL,
	`product_id` text NOT NULL,
	`variant_id` text NOT NULL,
	`name` text NOT NULL,
	`price_ore` integer NOT NULL,
	`quantity` integer NOT NULL,
	`image` text DEFAULT '' NOT NULL,
	`size` text NOT NULL,
	`color` text NOT NULL,
	`currency` text DEFAULT 'SEK' NOT NULL,
	`source` text DEFAULT 'local' NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`variant_id`) REFERENCES `product_variants`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`currency`) REFERENCES `currencies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_lines_quantity" CHECK("order_lines"."quantity" > 0),
	CONSTRAINT "order_lines_price" CHECK("order_lines"."price_ore" >= 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `order_lines_by_order` ON `order_lines` (`order_id`,`position`);--> statement-breakpoint
CREATE INDEX `order_lines_by_product` ON `order_lines` (`product_id`);--> statement-breakpoint
CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`order_number` text NOT NULL,
	`tracking_id` text,
	`idempotency_key` text NOT NULL,
	`content_hash` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`payment_status` text DEFAULT 'unpaid' NOT NULL,
	`email` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`address` text NOT NULL,
	`city` text NOT NULL,
	`postal_code` text NOT NULL,
	`country` text NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`billing_address` text NOT NULL,
	`billing_city` text NOT NULL,
	`billing_postal_code` text NOT NULL,
	`billing_country` text NOT NULL,
	`currency` text DEFAULT 'SEK' NOT NULL,
	`subtotal_ore` integer NOT NULL,
	`discount_code` text,
	`discount_ore` integer DEFAULT 0 NOT NULL,
	`shipping_ore` integer NOT NULL,
	`tax_ore` integer NOT NULL,
	`vat_mode` text NOT NULL,
	`vat_rate_hundredths` integer NOT NULL,
	`total_ore` integer NOT NULL,
	`shipping_method` text NOT NULL,
	`payment_method` text NOT NULL,
	`newsletter_subscription` integer DEFAULT false NOT NULL,
	`marketing_emails` integer DEFAULT false NOT NULL,
	`locale` text DEFAULT 'en' NOT NULL,
	`estimated_delivery` text NOT NULL,
	`holds_stock` integer DEFAULT true NOT NULL,
	`reserved_until` text,
	`reserved_by` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`status`) REFERENCES `order_statuses`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`payment_status`) REFERENCES `payment_statuses`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`currency`) REFERENCES `currencies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "orders_number" CHECK("orders"."order_number" GLOB 'PM-[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]'),
	CONSTRAINT "orders_amounts" CHECK("orders"."subtotal_ore" >= 0 AND "orders"."shipping_ore" >= 0 AND "orders"."tax_ore" >= 0 AND "orders"."discount_ore" BETWEEN 0 AND "orders"."subtotal_ore"),
	CONSTRAINT "orders_total" CHECK("orders"."total_ore" = "orders"."subtotal_ore" - "orders"."discount_ore" + "orders"."shipping_ore" + CASE "orders"."vat_mode" WHEN 'added' THEN "orders"."tax_ore" ELSE 0 END)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_order_number_unique` ON `orders` (`order_number`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_tracking_id_unique` ON `orders` (`tracking_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_idempotency_key_unique` ON `orders` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `orders_by_created` ON `orders` (`created_at`);--> statement-breakpoint
CREATE INDEX `orders_by_status` ON `orders` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `orders_by_email` ON `orders` ("email" COLLATE NOCASE);--> statement-breakpoint
CREATE INDEX `orders_reserved` ON `orders` (`reserved_until`) WHERE "orders"."reserved_until" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_by_caller` ON `orders` (`reserved_by`) WHERE "orders"."reserved_by" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_by_discount` ON `orders` (`discount_code`,`email`) WHERE "orders"."discount_code" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`provider` text NOT NULL,
	`provider_reference` text NOT NULL,
	`method` text NOT NULL,
	`next_step` text NOT NULL,
	`status` text DEFAULT 'created' NOT NULL,
	`amount_ore` integer NOT NULL,
	`currency` text NOT NULL,
	`decline_reason` text,
	`attempt` integer DEFAULT 0 NOT NULL,
	`claimed_at` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`status`) REFERENCES `payment_attempt_statuses`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`currency`) REFERENCES `currencies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payments_amount" CHECK("payments"."amount_ore" >= 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_provider_reference_unique` ON `payments` (`provider_reference`);--> statement-breakpoint
CREATE INDEX `payments_by_order` ON `payments` (`order_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_one_success` ON `payments` (`order_id`) WHERE "payments"."status" IN ('processing', 'succeeded');--> statement-breakpoint
CREATE INDEX `payments_unsettled` ON `payments` (`status`,`claimed_at`) WHERE "payments"."status" IN ('processing', 'refunding');--> statement-breakpoint
CREATE TABLE `return_lines` (
	`return_id` text NOT NULL,
	`order_line_id` text NOT NULL,
	`quantity` integer NOT NULL,
	PRIMARY KEY(`return_id`, `order_line_id`),
	FOREIGN KEY (`return_id`) REFERENCES `returns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_line_id`) REFERENCES `order_lines`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "return_lines_quantity" CHECK("return_lines"."quantity" > 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `returns` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`status` text DEFAULT 'requested' NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`refund_ore` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "returns_refund" CHECK("returns"."refund_ore" >= 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `returns_by_order` ON `returns` (`order_id`);--> statement-breakpoint
CREATE TABLE `email_outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`recipient` text NOT NULL,
	`cause_id` text NOT NULL,
	`status` text DEFAULT 'queued' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`last_error` text,
	`claimed_at` text,
	`created_at` text NOT NULL,
	`next_attempt_at` text,
	`sent_at` text
) STRICT;
--> statement-breakpoint
CREATE INDEX `email_outbox_unsent` ON `email_outbox` (`next_attempt_at`) WHERE "email_outbox"."status" <> 'sent';--> statement-breakpoint
CREATE INDEX `email_outbox_by_recipient` ON `email_outbox` (`recipient`,`created_at`);--> statement-breakpoint
CREATE INDEX `email_outbox_by_created` ON `email_outbox` (`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `email_outbox_once` ON `email_outbox` (`type`,`cause_id`);--> statement-breakpoint
CREATE TABLE `site_configuration` (
	`section` text PRIMARY KEY NOT NULL,
	`content` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL,
	CONSTRAINT "site_configuration_content" CHECK(json_valid("site_configuration"."content"))
) STRICT;
--> statement-breakpoint
CREATE TABLE `stored_files` (
	`id` text PRIMARY KEY NOT NULL,
	`storage_key` text NOT NULL,
	`name` text NOT NULL,
	`content_type` text NOT NULL,
	`size_bytes` integer NOT NULL,
	`folder` text NOT NULL,
	`uploaded_by` text NOT NULL,
	`upload_key` text,
	`created_at` text NOT NULL,
	CONSTRAINT "stored_files_size" CHECK("stored_files"."size_bytes" > 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `stored_files_storage_key_unique` ON `stored_files` (`storage_key`);--> statement-breakpoint
CREATE INDEX `stored_files_by_upload` ON `stored_files` (`upload_key`) WHERE "stored_files"."upload_key" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `sign_in_failures` (
	`username` text NOT NULL,
	`place` text NOT NULL,
	`failures` integer NOT NULL,
	`locked_until` text,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`username`, `place`),
	CONSTRAINT "sign_in_failures_count" CHECK("sign_in_failures"."failures" >= 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `sign_in_failures_by_updated` ON `sign_in_failures` (`updated_at`);--> statement-breakpoint
CREATE TABLE `staff` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`email_verified` integer DEFAULT false NOT NULL,
	`image` text,
	`username` text NOT NULL,
	`display_username` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `staff_email_unique` ON `staff` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `staff_username_unique` ON `staff` (`username`);--> statement-breakpoint
CREATE TABLE `staff_accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`account_id` text NOT NULL,
	`provider_id` text NOT NULL,
	`password` text,
	`access_token` text,
	`refresh_token` text,
	`id_token` text,
	`access_token_expires_at` text,
	`refresh_token_expires_at` text,
	`scope` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `staff`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `staff_accounts_by_user` ON `staff_accounts` (`user_id`);--> statement-breakpoint
CREATE TABLE `staff_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`token` text NOT NULL,
	`expires_at` text NOT NULL,
	`ip_address` text,
	`user_agent` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `staff`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `staff_sessions_token_unique` ON `staff_sessions` (`token`);--> statement-breakpoint
CREATE INDEX `staff_sessions_by_user` ON `staff_sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `staff_sessions_by_expiry` ON `staff_sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `staff_verifications` (
	`id` text PRIMARY KEY NOT NULL,
	`identifier` text NOT NULL,
	`value` text NOT NULL,
	`expires_at` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
) STRICT;
