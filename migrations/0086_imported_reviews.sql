ALTER TABLE `reviews` ADD `imported_from` text;--> statement-breakpoint
ALTER TABLE `reviews` ADD `imported_at` text;