CREATE TABLE `redirects` (
	`from_path` text PRIMARY KEY NOT NULL,
	`to_address` text NOT NULL,
	`to_path` text,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	CONSTRAINT "redirects_no_loop" CHECK("redirects"."to_path" IS NULL OR "redirects"."to_path" <> "redirects"."from_path"),
	CONSTRAINT "redirects_no_open" CHECK("redirects"."to_address" GLOB '/[^/\]*' OR "redirects"."to_address" GLOB 'https://*' OR "redirects"."to_address" = '/')
) STRICT;
--> statement-breakpoint
CREATE INDEX `redirects_by_created` ON `redirects` (`created_at`,`from_path`);--> statement-breakpoint
CREATE INDEX `redirects_by_target` ON `redirects` (`to_path`);--> statement-breakpoint
ALTER TABLE `product_details` ADD `seo_title` text;--> statement-breakpoint
ALTER TABLE `product_details` ADD `seo_description` text;