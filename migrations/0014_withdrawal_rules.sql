-- What a person declared is never changed; erasing a person empties it.
CREATE TRIGGER withdrawals_keep_their_statement BEFORE UPDATE ON withdrawals
WHEN new.id IS NOT old.id OR new.submission_key IS NOT old.submission_key OR new.locale IS NOT old.locale
  OR new.channel IS NOT old.channel OR new.received_at IS NOT old.received_at OR new.entered_by IS NOT old.entered_by
  OR new.refund_due_at IS NOT old.refund_due_at
  OR (old.order_id IS NOT NULL AND new.order_id IS NOT old.order_id)
  OR (new.name IS NOT old.name AND new.name <> '')
  OR (new.receipt_email IS NOT old.receipt_email AND new.receipt_email <> '')
  OR (new.typed_reference IS NOT old.typed_reference AND new.typed_reference <> '')
  OR (new.statement_text IS NOT old.statement_text AND new.statement_text <> '') BEGIN
  SELECT RAISE(ABORT, 'what a notice of withdrawal declares is kept');
END;
--> statement-breakpoint
CREATE TRIGGER withdrawals_are_kept BEFORE DELETE ON withdrawals BEGIN
  SELECT RAISE(ABORT, 'notices of withdrawal are kept');
END;
--> statement-breakpoint
CREATE TRIGGER withdrawal_lines_are_append_only BEFORE UPDATE ON withdrawal_lines BEGIN
  SELECT RAISE(ABORT, 'withdrawal_lines are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER withdrawal_lines_are_kept BEFORE DELETE ON withdrawal_lines BEGIN
  SELECT RAISE(ABORT, 'withdrawal_lines are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER withdrawal_lines_of_order BEFORE INSERT ON withdrawal_lines
WHEN (SELECT order_id FROM order_lines WHERE id = new.order_line_id)
  IS NOT (SELECT order_id FROM withdrawals WHERE id = new.withdrawal_id) BEGIN
  SELECT RAISE(ABORT, 'CHECK constraint failed: withdrawal_lines_of_order');
END;
--> statement-breakpoint
-- A unit is withdrawn once, and not after it was cancelled or refunded in another way.
CREATE TRIGGER withdrawal_lines_units BEFORE INSERT ON withdrawal_lines
WHEN new.quantity
  + (SELECT coalesce(sum(w.quantity), 0) FROM withdrawal_lines w JOIN withdrawals n ON n.id = w.withdrawal_id
     WHERE w.order_line_id = new.order_line_id AND n.status <> 'declined')
  + (SELECT l.cancelled_quantity + l.returned_quantity FROM order_lines l WHERE l.id = new.order_line_id)
  - (SELECT coalesce(sum(r.quantity), 0) FROM refunds f JOIN refund_lines r ON r.refund_id = f.id
     WHERE r.order_line_id = new.order_line_id AND f.withdrawal_id IS NOT NULL)
  > (SELECT l.quantity FROM order_lines l WHERE l.id = new.order_line_id) BEGIN
  SELECT RAISE(ABORT, 'CHECK constraint failed: withdrawal_lines_units');
END;
