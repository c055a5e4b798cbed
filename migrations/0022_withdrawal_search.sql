-- The units of a line are counted by its order's refunds, which an index finds.
DROP TRIGGER withdrawal_lines_units;
--> statement-breakpoint
CREATE TRIGGER withdrawal_lines_units BEFORE INSERT ON withdrawal_lines
WHEN new.quantity
  + (SELECT coalesce(sum(w.quantity), 0) FROM withdrawal_lines w JOIN withdrawals n ON n.id = w.withdrawal_id
     WHERE w.order_line_id = new.order_line_id AND n.status <> 'declined')
  + (SELECT l.cancelled_quantity + l.returned_quantity FROM order_lines l WHERE l.id = new.order_line_id)
  - (SELECT coalesce(sum(r.quantity), 0) FROM refunds f JOIN refund_lines r ON r.refund_id = f.id
     WHERE f.order_id = (SELECT order_id FROM order_lines WHERE id = new.order_line_id)
       AND r.order_line_id = new.order_line_id AND f.withdrawal_id IS NOT NULL)
  > (SELECT l.quantity FROM order_lines l WHERE l.id = new.order_line_id) BEGIN
  SELECT RAISE(ABORT, 'CHECK constraint failed: withdrawal_lines_units');
END;
--> statement-breakpoint
CREATE VIEW withdrawal_search_texts AS SELECT rowid AS entry,
  id || ' ' || name || ' ' || receipt_email || ' ' || typed_reference
    || coalesce(' ' || (SELECT order_number FROM orders WHERE orders.id = order_id), '') AS words,
  'status ' || status || ' done' AS facets
FROM withdrawals;
--> statement-breakpoint
CREATE VIRTUAL TABLE withdrawal_search USING fts5(words, facets, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3');
--> statement-breakpoint
INSERT INTO withdrawal_search (withdrawal_search, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO withdrawal_search (rowid, words, facets) SELECT entry, words, facets FROM withdrawal_search_texts;
--> statement-breakpoint
CREATE TRIGGER withdrawal_search_insert AFTER INSERT ON withdrawals BEGIN
  INSERT INTO withdrawal_search (rowid, words, facets) SELECT entry, words, facets FROM withdrawal_search_texts WHERE entry = new.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER withdrawal_search_update AFTER UPDATE OF name, receipt_email, typed_reference, order_id, status ON withdrawals BEGIN
  DELETE FROM withdrawal_search WHERE rowid = old.rowid;
  INSERT INTO withdrawal_search (rowid, words, facets) SELECT entry, words, facets FROM withdrawal_search_texts WHERE entry = new.rowid;
END;
