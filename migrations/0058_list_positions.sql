CREATE TABLE `list_positions` (
	`list` text NOT NULL,
	`product_id` text NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`list`, `product_id`),
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "list_positions_position" CHECK("list_positions"."position" BETWEEN 1 AND 500)
) STRICT;
--> statement-breakpoint
-- What Featured sorts a collection by is in the rows of filters, too: a change of it empties them.
CREATE TRIGGER filters_facet_collection_rank AFTER UPDATE OF featured ON product_facets
WHEN new.facet IN ('mens', 'womens', 'accessories') AND old.featured <> new.featured BEGIN
  INSERT INTO filter_changes (product_id) VALUES (new.product_id);
END;
