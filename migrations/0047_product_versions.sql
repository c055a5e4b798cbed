CREATE TABLE `product_versions` (
	`product_id` text PRIMARY KEY NOT NULL,
	`version` text DEFAULT (lower(hex(randomblob(8)))) NOT NULL
) STRICT;
--> statement-breakpoint
INSERT INTO product_versions (product_id) SELECT id FROM products;
--> statement-breakpoint
CREATE TRIGGER product_version_product_insert AFTER INSERT ON products BEGIN
  INSERT INTO product_versions (product_id) VALUES (new.id);
END;
--> statement-breakpoint
CREATE TRIGGER product_version_product_update AFTER UPDATE ON products BEGIN
  UPDATE product_versions SET version = lower(hex(randomblob(8))) WHERE product_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER product_version_product_delete AFTER DELETE ON products BEGIN
  DELETE FROM product_versions WHERE product_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER product_version_color_insert AFTER INSERT ON product_colors BEGIN
  UPDATE product_versions SET version = lower(hex(randomblob(8))) WHERE product_id = new.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER product_version_color_update AFTER UPDATE ON product_colors BEGIN
  UPDATE product_versions SET version = lower(hex(randomblob(8))) WHERE product_id = new.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER product_version_color_delete AFTER DELETE ON product_colors BEGIN
  UPDATE product_versions SET version = lower(hex(randomblob(8))) WHERE product_id = old.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER product_version_size_insert AFTER INSERT ON product_sizes BEGIN
  UPDATE product_versions SET version = lower(hex(randomblob(8))) WHERE product_id = new.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER product_version_size_update AFTER UPDATE ON product_sizes BEGIN
  UPDATE product_versions SET version = lower(hex(randomblob(8))) WHERE product_id = new.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER product_version_size_delete AFTER DELETE ON product_sizes BEGIN
  UPDATE product_versions SET version = lower(hex(randomblob(8))) WHERE product_id = old.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER product_version_variant_insert AFTER INSERT ON product_variants BEGIN
  UPDATE product_versions SET version = lower(hex(randomblob(8))) WHERE product_id = new.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER product_version_variant_update AFTER UPDATE ON product_variants BEGIN
  UPDATE product_versions SET version = lower(hex(randomblob(8))) WHERE product_id = new.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER product_version_variant_delete AFTER DELETE ON product_variants BEGIN
  UPDATE product_versions SET version = lower(hex(randomblob(8))) WHERE product_id = old.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER product_version_picture_insert AFTER INSERT ON product_media BEGIN
  UPDATE product_versions SET version = lower(hex(randomblob(8))) WHERE product_id = new.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER product_version_picture_update AFTER UPDATE ON product_media BEGIN
  UPDATE product_versions SET version = lower(hex(randomblob(8))) WHERE product_id = new.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER product_version_picture_delete AFTER DELETE ON product_media BEGIN
  UPDATE product_versions SET version = lower(hex(randomblob(8))) WHERE product_id = old.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER product_version_rating_insert AFTER INSERT ON review_counts BEGIN
  UPDATE product_versions SET version = lower(hex(randomblob(8))) WHERE product_id = new.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER product_version_rating_update AFTER UPDATE ON review_counts BEGIN
  UPDATE product_versions SET version = lower(hex(randomblob(8))) WHERE product_id = new.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER product_version_rating_delete AFTER DELETE ON review_counts BEGIN
  UPDATE product_versions SET version = lower(hex(randomblob(8))) WHERE product_id = old.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER product_version_price_insert AFTER INSERT ON price_history BEGIN
  UPDATE product_versions SET version = lower(hex(randomblob(8))) WHERE product_id = new.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER product_version_details_insert AFTER INSERT ON product_details BEGIN
  UPDATE product_versions SET version = lower(hex(randomblob(8))) WHERE product_id = new.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER product_version_details_update AFTER UPDATE ON product_details BEGIN
  UPDATE product_versions SET version = lower(hex(randomblob(8))) WHERE product_id = new.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER product_version_details_delete AFTER DELETE ON product_details BEGIN
  UPDATE product_versions SET version = lower(hex(randomblob(8))) WHERE product_id = old.product_id;
END;
