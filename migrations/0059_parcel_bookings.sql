CREATE TABLE `parcel_bookings` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`service` text NOT NULL,
	`reference` text,
	`tracking_id` text DEFAULT '' NOT NULL,
	`asked_at` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `parcel_bookings_by_order` ON `parcel_bookings` (`order_id`);