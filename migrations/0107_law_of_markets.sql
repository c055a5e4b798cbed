CREATE TABLE `legal_readings` (
	`language` text PRIMARY KEY NOT NULL,
	`documents` text NOT NULL,
	`reader` text NOT NULL,
	`confirmed_by` text NOT NULL,
	`confirmed_at` text NOT NULL
) STRICT;
--> statement-breakpoint
ALTER TABLE `markets` ADD `packaging_number` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `charge_agreed_at` text;