ALTER TABLE `orders` ADD `return_days` integer DEFAULT 30 NOT NULL;--> statement-breakpoint
-- Orders of before were promised what staff had set, and told of 30 days: the longer of both holds.
UPDATE `orders` SET `return_days` = max(30, coalesce((SELECT CAST(json_extract(`content`, '$.returnDays') AS INTEGER) FROM `site_configuration` WHERE `section` = 'promotions' AND json_valid(`content`)), 30));
