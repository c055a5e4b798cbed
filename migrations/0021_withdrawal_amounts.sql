ALTER TABLE `withdrawals` ADD `refund_ore` integer;--> statement-breakpoint
CREATE INDEX `withdrawals_by_status_and_due` ON `withdrawals` (`status`,`refund_due_at`);