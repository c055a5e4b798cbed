ALTER TABLE `staff_collections` ADD `in_menu` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `staff_collections` ADD `menu_place` integer DEFAULT 1 NOT NULL;