-- What Drizzle cannot describe: the values of the closed lists, the full-text index, and guards on rows that must never
-- change.

INSERT INTO currencies (id) VALUES ('SEK'), ('USD'), ('EUR');
--> statement-breakpoint
INSERT INTO order_statuses (id) VALUES ('pending'), ('processing'), ('shipped'), ('delivered'), ('cancelled');
--> statement-breakpoint
INSERT INTO payment_statuses (id) VALUES ('unpaid'), ('paid'), ('refunded');
--> statement-breakpoint
INSERT INTO payment_attempt_statuses (id)
VALUES ('created'), ('processing'), ('succeeded'), ('declined'), ('refunding'), ('refunded');
--> statement-breakpoint

-- Any part of a word finds it; accents do not matter. SQLite folds å, ä and ö but not ø and æ, so those two are folded
-- here and in app/features/search/query.ts alike. The index holds pieces of three letters: two letters are looked up as
-- the beginning of a piece, and the space behind each text lets its last two letters begin one too.
CREATE VIRTUAL TABLE product_search USING fts5(
  product_id UNINDEXED, name, category, description, tags,
  tokenize = "trigram remove_diacritics 1"
);
--> statement-breakpoint
CREATE VIRTUAL TABLE product_search_terms USING fts5vocab(product_search, row);
--> statement-breakpoint
CREATE VIEW product_search_texts AS SELECT
  id AS product_id,
  replace(replace(replace(replace(name, 'ø', 'o'), 'Ø', 'o'), 'æ', 'ae'), 'Æ', 'ae') || ' ' AS name,
  replace(replace(replace(replace(category || ' ' || product_type, 'ø', 'o'), 'Ø', 'o'), 'æ', 'ae'), 'Æ', 'ae') || ' ' AS category,
  replace(replace(replace(replace(short_description || ' ' || description, 'ø', 'o'), 'Ø', 'o'), 'æ', 'ae'), 'Æ', 'ae') || ' ' AS description,
  replace(replace(replace(replace((SELECT coalesce(group_concat(value, ' '), '') FROM json_each(tags)), 'ø', 'o'), 'Ø', 'o'), 'æ', 'ae'), 'Æ', 'ae') || ' ' AS tags
FROM products;
--> statement-breakpoint
CREATE TRIGGER product_search_insert AFTER INSERT ON products BEGIN
  INSERT INTO product_search SELECT product_id, name, category, description, tags FROM product_search_texts WHERE product_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER product_search_update AFTER UPDATE OF name, category, product_type, short_description, description, tags ON products BEGIN
  DELETE FROM product_search WHERE product_id = old.id;
  INSERT INTO product_search SELECT product_id, name, category, description, tags FROM product_search_texts WHERE product_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER price_history_is_append_only BEFORE UPDATE ON price_history BEGIN
  SELECT RAISE(ABORT, 'price_history is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER price_history_is_kept BEFORE DELETE ON price_history BEGIN
  SELECT RAISE(ABORT, 'price_history is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER order_events_are_append_only BEFORE UPDATE ON order_events BEGIN
  SELECT RAISE(ABORT, 'order_events are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER order_events_are_kept BEFORE DELETE ON order_events BEGIN
  SELECT RAISE(ABORT, 'order_events are append-only');
END;
