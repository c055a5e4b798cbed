CREATE TABLE `delivery_corrections` (
	`sequence` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`fulfilment_id` text NOT NULL,
	`delivered_at` text,
	`reason` text NOT NULL,
	`recorded_at` text NOT NULL,
	`recorded_by` text NOT NULL,
	FOREIGN KEY (`fulfilment_id`) REFERENCES `deliveries`(`fulfilment_id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `delivery_corrections_by_fulfilment` ON `delivery_corrections` (`fulfilment_id`,`sequence`);--> statement-breakpoint
CREATE TRIGGER delivery_corrections_after_sending BEFORE INSERT ON delivery_corrections
WHEN new.delivered_at < (SELECT created_at FROM fulfilments WHERE id = new.fulfilment_id) OR new.delivered_at > new.recorded_at BEGIN
  SELECT RAISE(ABORT, 'CHECK constraint failed: deliveries_after_sending');
END;
--> statement-breakpoint
-- The reason is emptied when the buyer is erased.
CREATE TRIGGER delivery_corrections_are_append_only BEFORE UPDATE ON delivery_corrections
WHEN new.sequence IS NOT old.sequence OR new.fulfilment_id IS NOT old.fulfilment_id OR new.delivered_at IS NOT old.delivered_at
  OR new.recorded_at IS NOT old.recorded_at OR new.recorded_by IS NOT old.recorded_by
  OR (new.reason IS NOT old.reason AND new.reason <> '') BEGIN
  SELECT RAISE(ABORT, 'delivery_corrections are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER delivery_corrections_are_kept BEFORE DELETE ON delivery_corrections BEGIN
  SELECT RAISE(ABORT, 'delivery_corrections are append-only');
END;
--> statement-breakpoint
CREATE VIEW arrivals AS SELECT d.fulfilment_id,
  CASE WHEN EXISTS (SELECT 1 FROM delivery_corrections c WHERE c.fulfilment_id = d.fulfilment_id)
    THEN (SELECT c.delivered_at FROM delivery_corrections c WHERE c.fulfilment_id = d.fulfilment_id ORDER BY c.sequence DESC LIMIT 1)
    ELSE d.delivered_at END AS delivered_at,
  coalesce((SELECT c.recorded_at FROM delivery_corrections c WHERE c.fulfilment_id = d.fulfilment_id ORDER BY c.sequence DESC LIMIT 1),
    d.recorded_at) AS recorded_at
FROM deliveries d;
