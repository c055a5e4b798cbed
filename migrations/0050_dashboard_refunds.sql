CREATE TABLE `dashboard_refunds` (
	`reference` text NOT NULL,
	`refund_id` text NOT NULL,
	`amount_ore` integer NOT NULL,
	`is_own` integer NOT NULL,
	`recorded_by` text NOT NULL,
	`recorded_at` text NOT NULL,
	PRIMARY KEY(`reference`, `refund_id`),
	FOREIGN KEY (`refund_id`) REFERENCES `refunds`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "dashboard_refunds_amount" CHECK("dashboard_refunds"."amount_ore" > 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `dashboard_refunds_by_refund` ON `dashboard_refunds` (`refund_id`);--> statement-breakpoint
CREATE INDEX `dashboard_refunds_by_recorded` ON `dashboard_refunds` (`recorded_at`);
--> statement-breakpoint
-- Money counts once: never more than the refund is, and never for one that was made.
CREATE TRIGGER dashboard_refunds_within_refund BEFORE INSERT ON dashboard_refunds
WHEN NOT EXISTS (SELECT 1 FROM refunds r WHERE r.id = new.refund_id AND r.status <> 'succeeded'
  AND (SELECT coalesce(sum(d.amount_ore), 0) FROM dashboard_refunds d WHERE d.refund_id = r.id) + new.amount_ore <= r.amount_ore) BEGIN
  SELECT RAISE(ABORT, 'CHECK constraint failed: dashboard_refunds_within_refund');
END;
--> statement-breakpoint
CREATE TRIGGER dashboard_refunds_are_append_only BEFORE UPDATE ON dashboard_refunds BEGIN
  SELECT RAISE(ABORT, 'dashboard_refunds are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER dashboard_refunds_are_kept BEFORE DELETE ON dashboard_refunds BEGIN
  SELECT RAISE(ABORT, 'dashboard_refunds are append-only');
END;
