CREATE TABLE `api_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`hash` text NOT NULL,
	`last_four` text NOT NULL,
	`permissions` text NOT NULL,
	`expires_on` text,
	`last_used_on` text,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`revoked_by` text,
	`revoked_at` text
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_hash_unique` ON `api_keys` (`hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_by_name` ON `api_keys` ("name" COLLATE NOCASE) WHERE "api_keys"."revoked_at" IS NULL;