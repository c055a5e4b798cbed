ALTER TABLE `orders` ADD `market` text DEFAULT 'se' NOT NULL;
--> statement-breakpoint
-- Prices of a market are part of a product's version and of its filters' row.
CREATE TRIGGER product_version_market_price_insert AFTER INSERT ON market_prices BEGIN
  UPDATE product_versions SET version = lower(hex(randomblob(8))) WHERE product_id = new.product_id;
  INSERT INTO filter_changes (product_id) SELECT new.product_id FROM markets WHERE id = new.market AND is_open = 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_version_market_price_update AFTER UPDATE ON market_prices BEGIN
  UPDATE product_versions SET version = lower(hex(randomblob(8))) WHERE product_id = new.product_id;
  INSERT INTO filter_changes (product_id) SELECT new.product_id FROM markets WHERE id = new.market AND is_open = 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_version_market_price_delete AFTER DELETE ON market_prices BEGIN
  UPDATE product_versions SET version = lower(hex(randomblob(8))) WHERE product_id = old.product_id;
  INSERT INTO filter_changes (product_id) SELECT old.product_id FROM markets WHERE id = old.market AND is_open = 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_version_market_history_insert AFTER INSERT ON market_price_history BEGIN
  UPDATE product_versions SET version = lower(hex(randomblob(8)))
  WHERE product_id = (SELECT product_id FROM market_prices WHERE id = new.price_id);
  INSERT INTO filter_changes (product_id) SELECT product_id FROM market_prices WHERE id = new.price_id;
END;
--> statement-breakpoint
-- Each product costs something else on the pages of a market that opens or closes.
CREATE TRIGGER product_version_market_opened AFTER UPDATE OF is_open ON markets WHEN old.is_open <> new.is_open BEGIN
  UPDATE product_versions SET version = lower(hex(randomblob(8))) WHERE TRUE;
  INSERT INTO filter_changes (product_id) SELECT id FROM products;
END;
--> statement-breakpoint
-- A variant with a price of its own has one of its own in every market.
CREATE TRIGGER filters_variant_priced AFTER UPDATE OF price_ore ON product_variants
WHEN (old.price_ore IS NULL) <> (new.price_ore IS NULL) BEGIN
  INSERT INTO filter_changes (product_id) VALUES (new.product_id);
END;
--> statement-breakpoint
-- Once it costs what its product costs, its own prices are no longer anybody's: they would come back with its next price of its own.
CREATE TRIGGER market_prices_variant_shared AFTER UPDATE OF price_ore ON product_variants
WHEN old.price_ore IS NOT NULL AND new.price_ore IS NULL BEGIN
  DELETE FROM market_prices WHERE variant_id = new.id;
END;
