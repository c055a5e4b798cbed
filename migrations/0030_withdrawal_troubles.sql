ALTER TABLE `refund_lines` ADD `value_loss_ore` integer;--> statement-breakpoint
ALTER TABLE `returns` ADD `owes_refund` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `returns` ADD `refund_tried_at` text;--> statement-breakpoint
ALTER TABLE `returns` ADD `refund_trouble` text;--> statement-breakpoint
CREATE INDEX `returns_owing` ON `returns` (`refund_tried_at`) WHERE "returns"."owes_refund" = 1;--> statement-breakpoint
ALTER TABLE `withdrawals` ADD `matched_by` text;--> statement-breakpoint
ALTER TABLE `withdrawals` ADD `caller` text;--> statement-breakpoint
ALTER TABLE `withdrawals` ADD `refund_tried_at` text;--> statement-breakpoint
ALTER TABLE `withdrawals` ADD `refund_trouble` text;--> statement-breakpoint
CREATE INDEX `withdrawals_by_caller` ON `withdrawals` (`caller`) WHERE "withdrawals"."caller" IS NOT NULL;