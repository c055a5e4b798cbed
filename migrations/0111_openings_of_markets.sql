ALTER TABLE `markets` ADD `openings` text DEFAULT '[]' NOT NULL;
--> statement-breakpoint
-- What is known of markets that were opened before: the first opening, and the last closing of those that are closed.
UPDATE markets SET openings = json_array(json_array(opened_at, iif(is_open, NULL, coalesce(
  (SELECT max(created_at) FROM audit_log WHERE action = 'market.closed' AND subject_type = 'market' AND subject_id = markets.id),
  updated_at))))
WHERE opened_at IS NOT NULL;
