CREATE TABLE `search_colors` (
	`name` text NOT NULL,
	`hex` text NOT NULL,
	PRIMARY KEY(`name`, `hex`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `search_entries` (
	`entry` integer PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`name` text NOT NULL,
	`sold_out` integer NOT NULL,
	`sold_count` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `search_entries_product_id_unique` ON `search_entries` (`product_id`);--> statement-breakpoint
CREATE INDEX `search_entries_by_name` ON `search_entries` (`name`);--> statement-breakpoint
CREATE TABLE `search_synonyms` (
	`id` text PRIMARY KEY NOT NULL,
	`locale` text,
	`words` text NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	CONSTRAINT "search_synonyms_words" CHECK(json_type("search_synonyms"."words") = 'array' AND json_array_length("search_synonyms"."words") >= 2)
) STRICT;
--> statement-breakpoint
CREATE INDEX `search_synonyms_by_created` ON `search_synonyms` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `search_words` (
	`word` text PRIMARY KEY NOT NULL
) STRICT;

--> statement-breakpoint
-- What shoppers search, of products for sale: every word of it, found by its beginning. A view folds the texts as
-- app/features/search/query.ts folds what is typed; triggers keep the table of words in step, one product at a time.
CREATE VIRTUAL TABLE product_word_search USING fts5(
  name, kind, options, tags, description,
  tokenize = "unicode61 remove_diacritics 2", prefix = '2 3'
);
--> statement-breakpoint
-- The pieces of those words, to find what a word is within, and what a misspelt one is like.
CREATE VIRTUAL TABLE word_part_search USING fts5(word, tokenize = "trigram");
--> statement-breakpoint
CREATE TRIGGER search_words_parts AFTER INSERT ON search_words BEGIN
  INSERT INTO word_part_search (word) VALUES (new.word);
END;
--> statement-breakpoint
CREATE VIEW product_word_texts AS SELECT p.rowid AS entry, p.id AS product_id, p.sold_out, p.sold_count,
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(p.name), 'å', 'a'), 'Å', 'a'), 'ä', 'a'), 'Ä', 'a'), 'ö', 'o'), 'Ö', 'o'), 'ø', 'o'), 'Ø', 'o'), 'æ', 'ae'), 'Æ', 'ae'), 'é', 'e'), 'É', 'e'), 'ü', 'u'), 'Ü', 'u') AS folded_name,
  replace(replace(replace(replace(p.name, 'ø', 'o'), 'Ø', 'o'), 'æ', 'ae'), 'Æ', 'ae') AS name,
  replace(replace(replace(replace(p.category || ' ' || p.product_type || ' ' || coalesce(p.fit, '') || ' '
    || (SELECT coalesce(group_concat(value, ' '), '') FROM json_each(p.sports)), 'ø', 'o'), 'Ø', 'o'), 'æ', 'ae'), 'Æ', 'ae') AS kind,
  replace(replace(replace(replace((SELECT coalesce(group_concat(name, ' '), '') FROM product_colors WHERE product_id = p.id) || ' '
    || (SELECT coalesce(group_concat(name, ' '), '') FROM product_sizes WHERE product_id = p.id), 'ø', 'o'), 'Ø', 'o'), 'æ', 'ae'), 'Æ', 'ae') AS options,
  replace(replace(replace(replace((SELECT coalesce(group_concat(value, ' '), '') FROM json_each(p.tags)) || ' '
    || coalesce((SELECT coalesce(d.material_composition, '') || ' ' || (SELECT coalesce(group_concat(value, ' '), '') FROM json_each(d.materials))
      FROM product_details d WHERE d.product_id = p.id), ''), 'ø', 'o'), 'Ø', 'o'), 'æ', 'ae'), 'Æ', 'ae') AS tags,
  replace(replace(replace(replace(p.short_description || ' ' || p.description, 'ø', 'o'), 'Ø', 'o'), 'æ', 'ae'), 'Æ', 'ae') AS description
FROM products p WHERE p.published = 1 AND p.is_private = 0 AND p.archived_at IS NULL;
--> statement-breakpoint
-- The words of a product, without its descriptions and without bare numbers.
CREATE VIEW product_words AS SELECT t.rowid AS entry, w.value AS word
FROM product_word_search t, json_each('["' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(t.name || ' ' || t.kind || ' ' || t.options || ' ' || t.tags), 'å', 'a'), 'Å', 'a'), 'ä', 'a'), 'Ä', 'a'), 'ö', 'o'), 'Ö', 'o'), 'ø', 'o'), 'Ø', 'o'), 'æ', 'ae'), 'Æ', 'ae'), 'é', 'e'), 'É', 'e'), 'ü', 'u'), 'Ü', 'u'), '"', ' '), '\', ' '), '''', ' '), '-', ' '), '/', ' '), ',', ' '), '.', ' '), '(', ' '), ')', ' '), '&', ' '), '+', ' '), ':', ' '), '!', ' '), '?', ' '), '%', ' '), '’', ' '), char(9), ' '), char(10), ' '), char(13), ' '), ' ', '","') || '"]') w
WHERE length(w.value) BETWEEN 3 AND 24 AND w.value NOT GLOB '[0-9]*';
--> statement-breakpoint
-- Whoever writes a rowid of `products` into this view has that product read again.
CREATE VIEW product_search_refresh AS SELECT entry FROM search_entries;
--> statement-breakpoint
CREATE TRIGGER product_search_refreshed INSTEAD OF INSERT ON product_search_refresh BEGIN
  DELETE FROM product_word_search WHERE rowid = new.entry;
  DELETE FROM search_entries WHERE entry = new.entry;
  INSERT INTO search_entries (entry, product_id, name, sold_out, sold_count)
  SELECT entry, product_id, folded_name, sold_out, sold_count FROM product_word_texts WHERE entry = new.entry;
  INSERT INTO product_word_search (rowid, name, kind, options, tags, description)
  SELECT entry, name, kind, options, tags, description FROM product_word_texts WHERE entry = new.entry;
  INSERT INTO search_words (word) SELECT DISTINCT word FROM product_words w WHERE entry = new.entry
    AND NOT EXISTS (SELECT 1 FROM search_words known WHERE known.word = w.word);
END;
--> statement-breakpoint
CREATE TRIGGER product_words_insert AFTER INSERT ON products BEGIN
  INSERT INTO product_search_refresh (entry) VALUES (new.rowid);
END;
--> statement-breakpoint
CREATE TRIGGER product_words_update AFTER UPDATE OF name, category, product_type, fit, sports, short_description, description, tags,
  published, is_private, archived_at ON products
WHEN new.name IS NOT old.name OR new.category IS NOT old.category OR new.product_type IS NOT old.product_type OR new.fit IS NOT old.fit
  OR new.sports IS NOT old.sports OR new.short_description IS NOT old.short_description OR new.description IS NOT old.description
  OR new.tags IS NOT old.tags OR new.published IS NOT old.published OR new.is_private IS NOT old.is_private
  OR new.archived_at IS NOT old.archived_at BEGIN
  INSERT INTO product_search_refresh (entry) VALUES (new.rowid);
END;
--> statement-breakpoint
CREATE TRIGGER product_words_delete AFTER DELETE ON products BEGIN
  INSERT INTO product_search_refresh (entry) VALUES (old.rowid);
END;
--> statement-breakpoint
CREATE TRIGGER product_words_sold AFTER UPDATE OF sold_count, in_stock, has_stock ON products
WHEN new.sold_count <> old.sold_count OR new.in_stock <> old.in_stock OR new.has_stock <> old.has_stock BEGIN
  UPDATE search_entries SET sold_count = new.sold_count, sold_out = iif(new.in_stock = 0 OR new.has_stock = 0, 1, 0) WHERE entry = new.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER product_words_colors_insert AFTER INSERT ON product_colors BEGIN
  INSERT INTO product_search_refresh (entry) SELECT rowid FROM products WHERE id = new.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER product_words_colors_update AFTER UPDATE OF name ON product_colors WHEN new.name IS NOT old.name BEGIN
  INSERT INTO product_search_refresh (entry) SELECT rowid FROM products WHERE id = new.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER product_words_colors_delete AFTER DELETE ON product_colors BEGIN
  INSERT INTO product_search_refresh (entry) SELECT rowid FROM products WHERE id = old.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER product_words_sizes_insert AFTER INSERT ON product_sizes BEGIN
  INSERT INTO product_search_refresh (entry) SELECT rowid FROM products WHERE id = new.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER product_words_sizes_update AFTER UPDATE OF name ON product_sizes WHEN new.name IS NOT old.name BEGIN
  INSERT INTO product_search_refresh (entry) SELECT rowid FROM products WHERE id = new.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER product_words_sizes_delete AFTER DELETE ON product_sizes BEGIN
  INSERT INTO product_search_refresh (entry) SELECT rowid FROM products WHERE id = old.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER product_words_details_insert AFTER INSERT ON product_details BEGIN
  INSERT INTO product_search_refresh (entry) SELECT rowid FROM products WHERE id = new.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER product_words_details_update AFTER UPDATE OF materials, material_composition ON product_details
WHEN new.materials IS NOT old.materials OR new.material_composition IS NOT old.material_composition BEGIN
  INSERT INTO product_search_refresh (entry) SELECT rowid FROM products WHERE id = new.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER search_colors_insert AFTER INSERT ON product_colors
WHEN NOT EXISTS (SELECT 1 FROM search_colors WHERE name = new.name AND hex = new.hex) BEGIN
  INSERT INTO search_colors (name, hex) VALUES (new.name, new.hex);
END;
--> statement-breakpoint
CREATE TRIGGER search_colors_update AFTER UPDATE OF name, hex ON product_colors
WHEN NOT EXISTS (SELECT 1 FROM search_colors WHERE name = new.name AND hex = new.hex) BEGIN
  INSERT INTO search_colors (name, hex) VALUES (new.name, new.hex);
END;
--> statement-breakpoint
INSERT INTO search_entries (entry, product_id, name, sold_out, sold_count)
SELECT entry, product_id, folded_name, sold_out, sold_count FROM product_word_texts;
--> statement-breakpoint
INSERT INTO product_word_search (rowid, name, kind, options, tags, description)
SELECT entry, name, kind, options, tags, description FROM product_word_texts;
--> statement-breakpoint
INSERT INTO search_words (word) SELECT DISTINCT word FROM product_words;
--> statement-breakpoint
INSERT INTO search_colors (name, hex) SELECT DISTINCT name, hex FROM product_colors;
