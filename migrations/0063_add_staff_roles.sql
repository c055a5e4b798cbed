CREATE TABLE `staff_roles` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`summary` text NOT NULL,
	`permissions` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `staff_roles_by_name` ON `staff_roles` ("name" COLLATE NOCASE);