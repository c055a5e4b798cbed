CREATE TABLE `review_counts` (
	`product_id` text PRIMARY KEY NOT NULL,
	`stars_1` integer NOT NULL,
	`stars_2` integer NOT NULL,
	`stars_3` integer NOT NULL,
	`stars_4` integer NOT NULL,
	`stars_5` integer NOT NULL,
	`fit_small` integer NOT NULL,
	`fit_true` integer NOT NULL,
	`fit_large` integer NOT NULL,
	`not_checked` integer NOT NULL,
	`rating_count` integer GENERATED ALWAYS AS (stars_1 + stars_2 + stars_3 + stars_4 + stars_5) VIRTUAL,
	`rating_sum` integer GENERATED ALWAYS AS (stars_1 + 2 * stars_2 + 3 * stars_3 + 4 * stars_4 + 5 * stars_5) VIRTUAL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
ALTER TABLE `reviews` ADD `fit_vote` text;--> statement-breakpoint
ALTER TABLE `reviews` ADD `size_bought` text;--> statement-breakpoint
-- What a product's approved reviews add up to. Written once as a view; the triggers put its row of one product in place.
CREATE VIEW review_sums AS SELECT product_id,
  sum(is_verified = 1 AND rating = 1) AS stars_1, sum(is_verified = 1 AND rating = 2) AS stars_2,
  sum(is_verified = 1 AND rating = 3) AS stars_3, sum(is_verified = 1 AND rating = 4) AS stars_4,
  sum(is_verified = 1 AND rating = 5) AS stars_5,
  sum(is_verified = 1 AND fit_vote IS 'small') AS fit_small, sum(is_verified = 1 AND fit_vote IS 'true') AS fit_true,
  sum(is_verified = 1 AND fit_vote IS 'large') AS fit_large,
  sum(is_verified = 0) AS not_checked
FROM reviews WHERE status = 'approved' GROUP BY product_id;
--> statement-breakpoint
INSERT INTO review_counts (product_id, stars_1, stars_2, stars_3, stars_4, stars_5, fit_small, fit_true, fit_large, not_checked)
SELECT product_id, stars_1, stars_2, stars_3, stars_4, stars_5, fit_small, fit_true, fit_large, not_checked FROM review_sums;
--> statement-breakpoint
CREATE TRIGGER review_counts_insert AFTER INSERT ON reviews WHEN new.status = 'approved' BEGIN
  DELETE FROM review_counts WHERE product_id = new.product_id;
  INSERT INTO review_counts (product_id, stars_1, stars_2, stars_3, stars_4, stars_5, fit_small, fit_true, fit_large, not_checked)
  SELECT product_id, stars_1, stars_2, stars_3, stars_4, stars_5, fit_small, fit_true, fit_large, not_checked
  FROM review_sums WHERE product_id = new.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER review_counts_update AFTER UPDATE OF product_id, status, is_verified, rating, fit_vote ON reviews
WHEN old.status = 'approved' OR new.status = 'approved' BEGIN
  DELETE FROM review_counts WHERE product_id IN (old.product_id, new.product_id);
  INSERT INTO review_counts (product_id, stars_1, stars_2, stars_3, stars_4, stars_5, fit_small, fit_true, fit_large, not_checked)
  SELECT product_id, stars_1, stars_2, stars_3, stars_4, stars_5, fit_small, fit_true, fit_large, not_checked
  FROM review_sums WHERE product_id IN (old.product_id, new.product_id);
END;
--> statement-breakpoint
CREATE TRIGGER review_counts_delete AFTER DELETE ON reviews WHEN old.status = 'approved' BEGIN
  DELETE FROM review_counts WHERE product_id = old.product_id;
  INSERT INTO review_counts (product_id, stars_1, stars_2, stars_3, stars_4, stars_5, fit_small, fit_true, fit_large, not_checked)
  SELECT product_id, stars_1, stars_2, stars_3, stars_4, stars_5, fit_small, fit_true, fit_large, not_checked
  FROM review_sums WHERE product_id = old.product_id;
END;
