-- What a buyer told of a fault is never changed; erasing a person empties it. What happened to it is only added to.
INSERT INTO stock_reasons (id) VALUES ('complaint-replacement');
--> statement-breakpoint
CREATE TRIGGER complaints_keep_what_was_told BEFORE UPDATE ON complaints
WHEN new.id IS NOT old.id OR new.submission_key IS NOT old.submission_key OR new.locale IS NOT old.locale
  OR new.channel IS NOT old.channel OR new.received_at IS NOT old.received_at OR new.entered_by IS NOT old.entered_by
  OR new.wish IS NOT old.wish OR new.noticed_on IS NOT old.noticed_on
  OR (old.order_id IS NOT NULL AND new.order_id IS NOT old.order_id)
  OR (new.picture_key IS NOT old.picture_key AND new.picture_key IS NOT NULL)
  OR (new.name IS NOT old.name AND new.name <> '')
  OR (new.email IS NOT old.email AND new.email <> '')
  OR (new.typed_reference IS NOT old.typed_reference AND new.typed_reference <> '')
  OR (new.items IS NOT old.items AND new.items <> '')
  OR (new.description IS NOT old.description AND new.description <> '') BEGIN
  SELECT RAISE(ABORT, 'what a complaint tells is kept');
END;
--> statement-breakpoint
CREATE TRIGGER complaints_stay_closed BEFORE UPDATE OF status ON complaints
WHEN old.status = 'closed' AND new.status <> 'closed' BEGIN
  SELECT RAISE(ABORT, 'CHECK constraint failed: complaints_stay_closed');
END;
--> statement-breakpoint
CREATE TRIGGER complaints_are_kept BEFORE DELETE ON complaints BEGIN
  SELECT RAISE(ABORT, 'complaints are kept');
END;
--> statement-breakpoint
CREATE TRIGGER complaint_lines_are_append_only BEFORE UPDATE ON complaint_lines BEGIN
  SELECT RAISE(ABORT, 'complaint_lines are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER complaint_lines_are_kept BEFORE DELETE ON complaint_lines BEGIN
  SELECT RAISE(ABORT, 'complaint_lines are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER complaint_lines_of_order BEFORE INSERT ON complaint_lines
WHEN NOT EXISTS (SELECT 1 FROM order_lines l JOIN complaints c ON c.order_id = l.order_id
  WHERE c.id = new.complaint_id AND l.id = new.order_line_id AND new.quantity <= l.quantity - l.cancelled_quantity) BEGIN
  SELECT RAISE(ABORT, 'CHECK constraint failed: complaint_lines_of_order');
END;
--> statement-breakpoint
CREATE TRIGGER complaint_events_are_append_only BEFORE UPDATE ON complaint_events
WHEN new.id IS NOT old.id OR new.complaint_id IS NOT old.complaint_id OR new.type IS NOT old.type OR new.actor IS NOT old.actor
  OR new.reference IS NOT old.reference OR new.created_at IS NOT old.created_at
  OR (new.text IS NOT old.text AND new.text <> '') BEGIN
  SELECT RAISE(ABORT, 'complaint_events are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER complaint_events_are_kept BEFORE DELETE ON complaint_events BEGIN
  SELECT RAISE(ABORT, 'complaint_events are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER complaint_replacements_are_append_only BEFORE UPDATE ON complaint_replacements BEGIN
  SELECT RAISE(ABORT, 'complaint_replacements are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER complaint_replacements_are_kept BEFORE DELETE ON complaint_replacements BEGIN
  SELECT RAISE(ABORT, 'complaint_replacements are append-only');
END;
--> statement-breakpoint
-- A unit is replaced once in a complaint, and not after its money went back or while it is spoken for otherwise.
CREATE TRIGGER complaint_replacements_units BEFORE INSERT ON complaint_replacements
WHEN NOT EXISTS (SELECT 1 FROM order_lines l JOIN complaint_lines cl ON cl.order_line_id = l.id AND cl.complaint_id = new.complaint_id
  JOIN complaints c ON c.id = cl.complaint_id AND c.status = 'accepted'
  JOIN product_variants v ON v.id = new.variant_id AND v.product_id = l.product_id
  JOIN fulfilments f ON f.id = new.fulfilment_id AND f.order_id = c.order_id
  WHERE l.id = new.order_line_id
    AND new.quantity + (SELECT coalesce(sum(r.quantity), 0) FROM complaint_replacements r
      WHERE r.complaint_id = new.complaint_id AND r.order_line_id = l.id) <= cl.quantity
    AND new.quantity + (SELECT coalesce(sum(u.units), 0) FROM claimed_units u WHERE u.order_line_id = l.id)
      + (SELECT coalesce(sum(e.quantity), 0) FROM exchanges e WHERE e.order_line_id = l.id AND e.status = 'held')
      <= l.quantity - l.cancelled_quantity - l.returned_quantity) BEGIN
  SELECT RAISE(ABORT, 'CHECK constraint failed: complaint_replacements_units');
END;
--> statement-breakpoint
-- Too few units violate the CHECK on the variant's quantity, which aborts the batch that writes the parcel.
CREATE TRIGGER complaint_replacements_take AFTER INSERT ON complaint_replacements BEGIN
  INSERT INTO stock_movements (variant_id, product_id, delta, quantity_after, reason, order_id, actor, created_at)
  SELECT v.id, v.product_id, -new.quantity, v.quantity - new.quantity, 'complaint-replacement', c.order_id, new.created_by, new.created_at
  FROM product_variants v JOIN complaints c ON c.id = new.complaint_id WHERE v.id = new.variant_id;
END;
--> statement-breakpoint
CREATE TRIGGER returns_of_complaint BEFORE INSERT ON returns
WHEN new.complaint_id IS NOT NULL AND (new.kind <> 'complaint'
  OR new.order_id IS NOT (SELECT order_id FROM complaints WHERE id = new.complaint_id)) BEGIN
  SELECT RAISE(ABORT, 'CHECK constraint failed: returns_of_complaint');
END;
--> statement-breakpoint
-- Goods of a closed complaint are awaited no more, and those that came are dealt with.
CREATE TRIGGER returns_of_closed_complaints AFTER UPDATE OF status ON complaints
WHEN new.status = 'closed' AND old.status <> 'closed' BEGIN
  UPDATE returns SET updated_at = new.updated_at, status = CASE
    WHEN status = 'requested' AND NOT EXISTS (SELECT 1 FROM return_parcels WHERE return_id = returns.id) THEN 'cancelled'
    WHEN EXISTS (SELECT 1 FROM complaint_events WHERE complaint_id = new.id AND type = 'money-back') THEN 'refunded'
    WHEN new.remedy IN ('repair', 'replacement') THEN 'sent'
    ELSE 'declined' END
  WHERE complaint_id = new.id AND status IN ('requested', 'received');
END;
--> statement-breakpoint
CREATE VIEW complaint_search_texts AS SELECT rowid AS entry,
  id || ' ' || name || ' ' || email || ' ' || typed_reference
    || coalesce(' ' || (SELECT order_number FROM orders WHERE orders.id = order_id), '') AS words,
  'status ' || status || ' done' AS facets
FROM complaints;
--> statement-breakpoint
CREATE VIRTUAL TABLE complaint_search USING fts5(words, facets, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3');
--> statement-breakpoint
INSERT INTO complaint_search (complaint_search, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE TRIGGER complaint_search_insert AFTER INSERT ON complaints BEGIN
  INSERT INTO complaint_search (rowid, words, facets) SELECT entry, words, facets FROM complaint_search_texts WHERE entry = new.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER complaint_search_update AFTER UPDATE OF name, email, typed_reference, order_id, status ON complaints BEGIN
  DELETE FROM complaint_search WHERE rowid = old.rowid;
  INSERT INTO complaint_search (rowid, words, facets) SELECT entry, words, facets FROM complaint_search_texts WHERE entry = new.rowid;
END;
--> statement-breakpoint
-- Goods that we asked for and that are there are ours to look at: the promise of an answer begins anew.
CREATE TRIGGER complaints_with_goods AFTER UPDATE OF status ON returns
WHEN new.complaint_id IS NOT NULL AND new.status = 'received' AND old.status <> 'received' BEGIN
  UPDATE complaints SET status = 'received', answer_due_at = strftime('%Y-%m-%dT%H:%M:%fZ', new.updated_at, '+14 days'),
    updated_at = new.updated_at
  WHERE id = new.complaint_id AND status = 'waiting';
END;
