-- The search of the staff's product list, as of their other lists: `words` can be searched, `facets` filtered by. Deleted
-- products are left out.

CREATE VIEW product_list_search_texts AS SELECT rowid AS entry,
  name || ' ' || id || ' ' || category || ' ' || product_type || ' ' || source || ' '
    || (SELECT coalesce(group_concat(value, ' '), '') FROM json_each(tags)) AS words,
  'category ' || category || ' done state ' || state || ' done stock ' || iif(sold_out, 'out', 'in') || ' done' AS facets
FROM products WHERE archived_at IS NULL;
--> statement-breakpoint
CREATE VIRTUAL TABLE product_list_search USING fts5(words, facets, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3');
--> statement-breakpoint
INSERT INTO product_list_search (rowid, words, facets) SELECT entry, words, facets FROM product_list_search_texts;
--> statement-breakpoint
CREATE TRIGGER product_list_search_insert AFTER INSERT ON products BEGIN
  INSERT INTO product_list_search (rowid, words, facets) SELECT entry, words, facets FROM product_list_search_texts WHERE entry = new.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER product_list_search_update
AFTER UPDATE OF name, category, product_type, source, tags, published, is_private, publish_at, in_stock, stock_total, archived_at ON products
WHEN new.name IS NOT old.name OR new.category IS NOT old.category OR new.product_type IS NOT old.product_type
  OR new.source IS NOT old.source OR new.tags IS NOT old.tags OR new.state IS NOT old.state OR new.sold_out IS NOT old.sold_out
  OR (new.archived_at IS NULL) <> (old.archived_at IS NULL) BEGIN
  DELETE FROM product_list_search WHERE rowid = old.rowid;
  INSERT INTO product_list_search (rowid, words, facets) SELECT entry, words, facets FROM product_list_search_texts WHERE entry = new.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER product_list_search_delete AFTER DELETE ON products BEGIN
  DELETE FROM product_list_search WHERE rowid = old.rowid;
END;
