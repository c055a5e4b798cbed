-- The search of the staff's lists of people, subscribers, messages, reviews and of the audit log. A row's `words` are what can be
-- searched, its `facets` what can be filtered by, as phrases: 'status new done'. So a page of any search with any filter is
-- read from the index, newest row first. The rows go by rowid, which only VACUUM changes, and D1 has none.

CREATE VIEW user_search_texts AS SELECT rowid AS entry,
  first_name || ' ' || last_name || ' ' || email || ' ' || city AS words,
  'newsletter ' || CASE newsletter_subscribed WHEN 1 THEN 'yes' ELSE 'no' END || ' done country ' || country || ' done' AS facets
FROM users;
--> statement-breakpoint
CREATE VIRTUAL TABLE user_search USING fts5(words, facets, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3');
--> statement-breakpoint
INSERT INTO user_search (user_search, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO user_search (rowid, words, facets) SELECT entry, words, facets FROM user_search_texts;
--> statement-breakpoint
CREATE TRIGGER user_search_insert AFTER INSERT ON users BEGIN
  INSERT INTO user_search (rowid, words, facets) SELECT entry, words, facets FROM user_search_texts WHERE entry = new.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER user_search_update AFTER UPDATE OF first_name, last_name, email, city, country, newsletter_subscribed ON users BEGIN
  DELETE FROM user_search WHERE rowid = old.rowid;
  INSERT INTO user_search (rowid, words, facets) SELECT entry, words, facets FROM user_search_texts WHERE entry = new.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER user_search_delete AFTER DELETE ON users BEGIN
  DELETE FROM user_search WHERE rowid = old.rowid;
END;
--> statement-breakpoint
CREATE VIEW subscriber_search_texts AS SELECT rowid AS entry, email AS words,
  'state ' || CASE subscribed WHEN 1 THEN 'active' ELSE 'inactive' END || ' done' AS facets
FROM newsletter_subscribers;
--> statement-breakpoint
CREATE VIRTUAL TABLE subscriber_search USING fts5(words, facets, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3');
--> statement-breakpoint
INSERT INTO subscriber_search (subscriber_search, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO subscriber_search (rowid, words, facets) SELECT entry, words, facets FROM subscriber_search_texts;
--> statement-breakpoint
CREATE TRIGGER subscriber_search_insert AFTER INSERT ON newsletter_subscribers BEGIN
  INSERT INTO subscriber_search (rowid, words, facets) SELECT entry, words, facets FROM subscriber_search_texts WHERE entry = new.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER subscriber_search_update AFTER UPDATE OF email, subscribed ON newsletter_subscribers BEGIN
  DELETE FROM subscriber_search WHERE rowid = old.rowid;
  INSERT INTO subscriber_search (rowid, words, facets) SELECT entry, words, facets FROM subscriber_search_texts WHERE entry = new.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER subscriber_search_delete AFTER DELETE ON newsletter_subscribers BEGIN
  DELETE FROM subscriber_search WHERE rowid = old.rowid;
END;
--> statement-breakpoint
CREATE VIEW message_search_texts AS SELECT rowid AS entry, name || ' ' || email || ' ' || message AS words,
  'status ' || status || ' done subject ' || subject || ' done' AS facets
FROM contact_messages;
--> statement-breakpoint
CREATE VIRTUAL TABLE message_search USING fts5(words, facets, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3');
--> statement-breakpoint
INSERT INTO message_search (message_search, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO message_search (rowid, words, facets) SELECT entry, words, facets FROM message_search_texts;
--> statement-breakpoint
CREATE TRIGGER message_search_insert AFTER INSERT ON contact_messages BEGIN
  INSERT INTO message_search (rowid, words, facets) SELECT entry, words, facets FROM message_search_texts WHERE entry = new.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER message_search_update AFTER UPDATE OF name, email, subject, message, status ON contact_messages BEGIN
  DELETE FROM message_search WHERE rowid = old.rowid;
  INSERT INTO message_search (rowid, words, facets) SELECT entry, words, facets FROM message_search_texts WHERE entry = new.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER message_search_delete AFTER DELETE ON contact_messages BEGIN
  DELETE FROM message_search WHERE rowid = old.rowid;
END;
--> statement-breakpoint
CREATE VIEW review_search_texts AS SELECT rowid AS entry, product_id,
  (SELECT name FROM products WHERE id = product_id) || ' ' || name || ' ' || location || ' ' || title || ' ' || comment AS words,
  'status ' || status || ' done rating ' || rating || ' done featured ' || CASE is_featured WHEN 1 THEN 'yes' ELSE 'no' END || ' done' AS facets
FROM reviews;
--> statement-breakpoint
CREATE VIRTUAL TABLE review_search USING fts5(words, facets, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3');
--> statement-breakpoint
INSERT INTO review_search (review_search, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO review_search (rowid, words, facets) SELECT entry, words, facets FROM review_search_texts;
--> statement-breakpoint
CREATE TRIGGER review_search_insert AFTER INSERT ON reviews BEGIN
  INSERT INTO review_search (rowid, words, facets) SELECT entry, words, facets FROM review_search_texts WHERE entry = new.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER review_search_update AFTER UPDATE OF name, location, title, comment, status, rating, is_featured ON reviews BEGIN
  DELETE FROM review_search WHERE rowid = old.rowid;
  INSERT INTO review_search (rowid, words, facets) SELECT entry, words, facets FROM review_search_texts WHERE entry = new.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER review_search_delete AFTER DELETE ON reviews BEGIN
  DELETE FROM review_search WHERE rowid = old.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER review_search_product_renamed AFTER UPDATE OF name ON products WHEN old.name IS NOT new.name BEGIN
  DELETE FROM review_search WHERE rowid IN (SELECT rowid FROM reviews WHERE product_id = new.id);
  INSERT INTO review_search (rowid, words, facets) SELECT entry, words, facets FROM review_search_texts WHERE product_id = new.id;
END;
--> statement-breakpoint
CREATE VIEW audit_search_texts AS SELECT rowid AS entry, subject_name || ' ' || subject_id AS words,
  'person ' || actor || ' done action ' || action || ' done' AS facets
FROM audit_log;
--> statement-breakpoint
CREATE VIRTUAL TABLE audit_search USING fts5(words, facets, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3');
--> statement-breakpoint
INSERT INTO audit_search (rowid, words, facets) SELECT entry, words, facets FROM audit_search_texts;
--> statement-breakpoint
CREATE TRIGGER audit_search_insert AFTER INSERT ON audit_log BEGIN
  INSERT INTO audit_search (rowid, words, facets) SELECT entry, words, facets FROM audit_search_texts WHERE entry = new.rowid;
END;
--> statement-breakpoint
-- How often a code was used and what it gave. An order counts from when it is paid until it is wholly refunded.
UPDATE discount_codes SET
  times_used = (SELECT count(*) FROM orders o WHERE o.discount_code = code AND o.payment_status NOT IN ('unpaid', 'refunded')),
  given_ore = (SELECT coalesce(sum(o.discount_ore), 0) FROM orders o WHERE o.discount_code = code AND o.payment_status NOT IN ('unpaid', 'refunded'));
--> statement-breakpoint
CREATE TRIGGER discount_use_insert AFTER INSERT ON orders
WHEN new.discount_code IS NOT NULL AND new.payment_status NOT IN ('unpaid', 'refunded') BEGIN
  UPDATE discount_codes SET times_used = times_used + 1, given_ore = given_ore + new.discount_ore WHERE code = new.discount_code;
END;
--> statement-breakpoint
CREATE TRIGGER discount_use_paid AFTER UPDATE OF payment_status ON orders
WHEN new.discount_code IS NOT NULL AND old.payment_status IN ('unpaid', 'refunded') AND new.payment_status NOT IN ('unpaid', 'refunded') BEGIN
  UPDATE discount_codes SET times_used = times_used + 1, given_ore = given_ore + new.discount_ore WHERE code = new.discount_code;
END;
--> statement-breakpoint
CREATE TRIGGER discount_use_refunded AFTER UPDATE OF payment_status ON orders
WHEN new.discount_code IS NOT NULL AND old.payment_status NOT IN ('unpaid', 'refunded') AND new.payment_status IN ('unpaid', 'refunded') BEGIN
  UPDATE discount_codes SET times_used = times_used - 1, given_ore = given_ore - new.discount_ore WHERE code = new.discount_code;
END;
