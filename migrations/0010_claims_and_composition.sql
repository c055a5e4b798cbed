CREATE TABLE `claims` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text,
	`locale` text DEFAULT 'en' NOT NULL,
	`text` text NOT NULL,
	`kind` text NOT NULL,
	`part` text,
	`fibre` text,
	`attribute` text,
	`percent` integer,
	`scheme` text DEFAULT '' NOT NULL,
	`certificate_number` text DEFAULT '' NOT NULL,
	`issuer` text DEFAULT '' NOT NULL,
	`valid_from` text NOT NULL,
	`valid_to` text NOT NULL,
	`document_url` text,
	`document_key` text,
	`checked_by` text,
	`checked_at` text,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`withdrawn_at` text,
	`on_pages` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`fibre`) REFERENCES `fibres`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "claims_percent" CHECK("claims"."percent" IS NULL OR "claims"."percent" BETWEEN 1 AND 100),
	CONSTRAINT "claims_period" CHECK("claims"."valid_to" >= "claims"."valid_from"),
	CONSTRAINT "claims_checked" CHECK(("claims"."checked_by" IS NULL) = ("claims"."checked_at" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE INDEX `claims_by_product` ON `claims` (`product_id`);--> statement-breakpoint
CREATE INDEX `claims_listed` ON `claims` (`valid_to`,`id`) WHERE "claims"."withdrawn_at" IS NULL;--> statement-breakpoint
CREATE TABLE `economic_operators` (
	`id` text PRIMARY KEY NOT NULL,
	`role` text NOT NULL,
	`name` text NOT NULL,
	`street` text NOT NULL,
	`postal_code` text DEFAULT '' NOT NULL,
	`city` text NOT NULL,
	`country` text NOT NULL,
	`electronic_address` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	CONSTRAINT "economic_operators_country" CHECK(length("economic_operators"."country") = 2)
) STRICT;
--> statement-breakpoint
CREATE INDEX `operators_by_name` ON `economic_operators` (`name`,`id`);--> statement-breakpoint
CREATE TABLE `fibres` (
	`id` text PRIMARY KEY NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `product_compliance` (
	`product_id` text PRIMARY KEY NOT NULL,
	`textile` integer,
	`animal_parts` integer DEFAULT false NOT NULL,
	`manufacturer_id` text,
	`responsible_person_id` text,
	`model_number` text,
	`no_warnings` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`manufacturer_id`) REFERENCES `economic_operators`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`responsible_person_id`) REFERENCES `economic_operators`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `compliance_by_manufacturer` ON `product_compliance` (`manufacturer_id`);--> statement-breakpoint
CREATE INDEX `compliance_by_responsible_person` ON `product_compliance` (`responsible_person_id`);--> statement-breakpoint
CREATE TABLE `product_components` (
	`product_id` text NOT NULL,
	`position` integer NOT NULL,
	`part` text NOT NULL,
	`fibre` text NOT NULL,
	`percent` integer NOT NULL,
	PRIMARY KEY(`product_id`, `position`),
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`fibre`) REFERENCES `fibres`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "product_components_percent" CHECK("product_components"."percent" BETWEEN 1 AND 100)
) STRICT;
--> statement-breakpoint
CREATE TABLE `product_guarantees` (
	`product_id` text PRIMARY KEY NOT NULL,
	`years` integer NOT NULL,
	`guarantor_id` text NOT NULL,
	`conditions` text NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`guarantor_id`) REFERENCES `economic_operators`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "product_guarantees_years" CHECK("product_guarantees"."years" > 2)
) STRICT;
--> statement-breakpoint
CREATE TABLE `product_warnings` (
	`product_id` text NOT NULL,
	`locale` text DEFAULT 'en' NOT NULL,
	`position` integer NOT NULL,
	`kind` text NOT NULL,
	`text` text NOT NULL,
	PRIMARY KEY(`product_id`, `locale`, `position`),
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
ALTER TABLE `products` ADD `is_complete` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `products_incomplete` ON `products` (`created_at`,`id`) WHERE "products"."is_complete" = 0 AND "products"."published" = 1 AND "products"."archived_at" IS NULL;