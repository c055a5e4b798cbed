ALTER TABLE `orders` ADD `repeat_key` text;--> statement-breakpoint
CREATE INDEX `orders_by_repeat_key` ON `orders` (`repeat_key`) WHERE "orders"."repeat_key" IS NOT NULL;