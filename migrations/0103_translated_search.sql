CREATE TABLE `translated_words` (
	`language` text NOT NULL,
	`word` text NOT NULL,
	PRIMARY KEY(`language`, `word`)
) STRICT;
--> statement-breakpoint
-- What is searched in another language: what `product_word_search` has, with its translated texts beside that. A translation counts where
-- it is shown: English still says something there and, of the composition, what was translated. Names of colors are not here: a search
-- is translated for them, so that a color's new name writes nothing for its products.
CREATE VIRTUAL TABLE translated_word_search USING fts5(
  name, kind, options, tags, description,
  sv_tags, sv_description, nb_tags, nb_description,
  da_tags, da_description, fi_tags, fi_description,
  tokenize = "unicode61 remove_diacritics 2", prefix = '2 3'
);
--> statement-breakpoint
CREATE VIRTUAL TABLE translated_word_parts USING fts5(word, language UNINDEXED, tokenize = "trigram");
--> statement-breakpoint
CREATE TRIGGER translated_words_parts AFTER INSERT ON translated_words BEGIN
  INSERT INTO translated_word_parts (word, language) VALUES (new.word, new.language);
END;
--> statement-breakpoint
CREATE VIEW translated_word_texts AS SELECT e.entry, e.name, e.kind, e.options, e.tags, e.description,
  replace(replace(replace(replace(coalesce((SELECT text FROM translations WHERE kind = 'product' AND item_id = p.id AND field = 'materials' AND language = 'sv'
    AND d.materials NOT IN ('', '[]')), '') || ' '
    || coalesce((SELECT text FROM translations WHERE kind = 'product' AND item_id = p.id AND field = 'materialComposition' AND language = 'sv'
    AND source = d.material_composition), ''), 'ø', 'o'), 'Ø', 'o'), 'æ', 'ae'), 'Æ', 'ae') AS sv_tags,
  replace(replace(replace(replace(coalesce((SELECT text FROM translations WHERE kind = 'product' AND item_id = p.id AND field = 'shortDescription' AND language = 'sv'
    AND p.short_description <> ''), '') || ' '
    || coalesce((SELECT text FROM translations WHERE kind = 'product' AND item_id = p.id AND field = 'description' AND language = 'sv'
    AND p.description <> ''), ''), 'ø', 'o'), 'Ø', 'o'), 'æ', 'ae'), 'Æ', 'ae') AS sv_description,
  replace(replace(replace(replace(coalesce((SELECT text FROM translations WHERE kind = 'product' AND item_id = p.id AND field = 'materials' AND language = 'nb'
    AND d.materials NOT IN ('', '[]')), '') || ' '
    || coalesce((SELECT text FROM translations WHERE kind = 'product' AND item_id = p.id AND field = 'materialComposition' AND language = 'nb'
    AND source = d.material_composition), ''), 'ø', 'o'), 'Ø', 'o'), 'æ', 'ae'), 'Æ', 'ae') AS nb_tags,
  replace(replace(replace(replace(coalesce((SELECT text FROM translations WHERE kind = 'product' AND item_id = p.id AND field = 'shortDescription' AND language = 'nb'
    AND p.short_description <> ''), '') || ' '
    || coalesce((SELECT text FROM translations WHERE kind = 'product' AND item_id = p.id AND field = 'description' AND language = 'nb'
    AND p.description <> ''), ''), 'ø', 'o'), 'Ø', 'o'), 'æ', 'ae'), 'Æ', 'ae') AS nb_description,
  replace(replace(replace(replace(coalesce((SELECT text FROM translations WHERE kind = 'product' AND item_id = p.id AND field = 'materials' AND language = 'da'
    AND d.materials NOT IN ('', '[]')), '') || ' '
    || coalesce((SELECT text FROM translations WHERE kind = 'product' AND item_id = p.id AND field = 'materialComposition' AND language = 'da'
    AND source = d.material_composition), ''), 'ø', 'o'), 'Ø', 'o'), 'æ', 'ae'), 'Æ', 'ae') AS da_tags,
  replace(replace(replace(replace(coalesce((SELECT text FROM translations WHERE kind = 'product' AND item_id = p.id AND field = 'shortDescription' AND language = 'da'
    AND p.short_description <> ''), '') || ' '
    || coalesce((SELECT text FROM translations WHERE kind = 'product' AND item_id = p.id AND field = 'description' AND language = 'da'
    AND p.description <> ''), ''), 'ø', 'o'), 'Ø', 'o'), 'æ', 'ae'), 'Æ', 'ae') AS da_description,
  replace(replace(replace(replace(coalesce((SELECT text FROM translations WHERE kind = 'product' AND item_id = p.id AND field = 'materials' AND language = 'fi'
    AND d.materials NOT IN ('', '[]')), '') || ' '
    || coalesce((SELECT text FROM translations WHERE kind = 'product' AND item_id = p.id AND field = 'materialComposition' AND language = 'fi'
    AND source = d.material_composition), ''), 'ø', 'o'), 'Ø', 'o'), 'æ', 'ae'), 'Æ', 'ae') AS fi_tags,
  replace(replace(replace(replace(coalesce((SELECT text FROM translations WHERE kind = 'product' AND item_id = p.id AND field = 'shortDescription' AND language = 'fi'
    AND p.short_description <> ''), '') || ' '
    || coalesce((SELECT text FROM translations WHERE kind = 'product' AND item_id = p.id AND field = 'description' AND language = 'fi'
    AND p.description <> ''), ''), 'ø', 'o'), 'Ø', 'o'), 'æ', 'ae'), 'Æ', 'ae') AS fi_description
FROM product_word_texts e JOIN products p ON p.rowid = e.entry LEFT JOIN product_details d ON d.product_id = p.id;
--> statement-breakpoint
-- The translated words of a product, without its descriptions and without bare numbers.
CREATE VIEW translated_product_words AS SELECT t.rowid AS entry, l.value AS language, w.value AS word
FROM translated_word_search t, json_each('["sv","nb","da","fi"]') l,
  json_each('["' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(replace(replace(replace(replace(replace(replace(replace(CASE l.value WHEN 'sv' THEN t.sv_tags WHEN 'nb' THEN t.nb_tags WHEN 'da' THEN t.da_tags WHEN 'fi' THEN t.fi_tags END, ';', ' '), '–', ' '), '—', ' '), '“', ' '), '”', ' '), '«', ' '), '»', ' ')), 'å', 'a'), 'Å', 'a'), 'ä', 'a'), 'Ä', 'a'), 'ö', 'o'), 'Ö', 'o'), 'ø', 'o'), 'Ø', 'o'), 'æ', 'ae'), 'Æ', 'ae'), 'é', 'e'), 'É', 'e'), 'ü', 'u'), 'Ü', 'u'), '"', ' '), '\', ' '), '''', ' '), '-', ' '), '/', ' '), ',', ' '), '.', ' '), '(', ' '), ')', ' '), '&', ' '), '+', ' '), ':', ' '), '!', ' '), '?', ' '), '%', ' '), '’', ' '), char(9), ' '), char(10), ' '), char(13), ' '), ' ', '","') || '"]') w
WHERE length(w.value) BETWEEN 3 AND 24 AND w.value NOT GLOB '[0-9]*';
--> statement-breakpoint
-- Whoever writes a rowid of `products` into this view has that product's words in all languages but English read again.
CREATE VIEW translated_search_refresh AS SELECT entry FROM search_entries;
--> statement-breakpoint
CREATE TRIGGER translated_search_refreshed INSTEAD OF INSERT ON translated_search_refresh BEGIN
  DELETE FROM translated_word_search WHERE rowid = new.entry;
  INSERT INTO translated_word_search (rowid, name, kind, options, tags, description, sv_tags, sv_description, nb_tags, nb_description, da_tags, da_description, fi_tags, fi_description)
  SELECT entry, name, kind, options, tags, description, sv_tags, sv_description, nb_tags, nb_description, da_tags, da_description, fi_tags, fi_description FROM translated_word_texts WHERE entry = new.entry;
  INSERT INTO translated_words (language, word) SELECT DISTINCT language, word FROM translated_product_words w WHERE entry = new.entry
    AND NOT EXISTS (SELECT 1 FROM translated_words known WHERE known.language = w.language AND known.word = w.word);
END;
--> statement-breakpoint
CREATE TRIGGER product_search_refreshed_translated INSTEAD OF INSERT ON product_search_refresh BEGIN
  INSERT INTO translated_search_refresh (entry) VALUES (new.entry);
END;
--> statement-breakpoint
CREATE TRIGGER translated_search_insert AFTER INSERT ON translations
WHEN new.kind = 'product' AND new.field IN ('materials', 'materialComposition', 'shortDescription', 'description') BEGIN
  INSERT INTO translated_search_refresh (entry) SELECT rowid FROM products WHERE id = new.item_id;
END;
--> statement-breakpoint
CREATE TRIGGER translated_search_update AFTER UPDATE OF text, source ON translations
WHEN (new.text <> old.text OR new.source <> old.source) AND new.kind = 'product' AND new.field IN ('materials', 'materialComposition', 'shortDescription', 'description') BEGIN
  INSERT INTO translated_search_refresh (entry) SELECT rowid FROM products WHERE id = new.item_id;
END;
--> statement-breakpoint
CREATE TRIGGER translated_search_delete AFTER DELETE ON translations
WHEN old.kind = 'product' AND old.field IN ('materials', 'materialComposition', 'shortDescription', 'description') BEGIN
  INSERT INTO translated_search_refresh (entry) SELECT rowid FROM products WHERE id = old.item_id;
END;
--> statement-breakpoint
INSERT INTO translated_word_search (rowid, name, kind, options, tags, description, sv_tags, sv_description, nb_tags, nb_description, da_tags, da_description, fi_tags, fi_description)
SELECT entry, name, kind, options, tags, description, sv_tags, sv_description, nb_tags, nb_description, da_tags, da_description, fi_tags, fi_description FROM translated_word_texts;
--> statement-breakpoint
INSERT INTO translated_words (language, word) SELECT DISTINCT language, word FROM translated_product_words;
