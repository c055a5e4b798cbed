ALTER TABLE `refunds` ADD `transfer_on` text;--> statement-breakpoint
ALTER TABLE `refunds` ADD `transfer_reference` text;--> statement-breakpoint
ALTER TABLE `provider_transactions` ADD `original_ore` integer;--> statement-breakpoint
ALTER TABLE `provider_transactions` ADD `original_currency` text;