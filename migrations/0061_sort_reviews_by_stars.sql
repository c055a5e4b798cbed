DROP INDEX `reviews_shown_by_stars`;--> statement-breakpoint
CREATE INDEX `reviews_shown_by_stars` ON `reviews` (`is_verified`,`rating`,`created_at`,`id`) WHERE "reviews"."status" = 'approved';