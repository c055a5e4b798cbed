-- Row counts, so that the dashboard reads four rows instead of counting every order; and the guard of the audit log.

INSERT INTO row_counts (name, total) SELECT 'users', count(*) FROM users;
--> statement-breakpoint
CREATE TRIGGER count_users_insert AFTER INSERT ON users BEGIN
  UPDATE row_counts SET total = total + 1 WHERE name = 'users';
END;
--> statement-breakpoint
CREATE TRIGGER count_users_delete AFTER DELETE ON users BEGIN
  UPDATE row_counts SET total = total - 1 WHERE name = 'users';
END;
--> statement-breakpoint
INSERT INTO row_counts (name, total) SELECT 'orders', count(*) FROM orders;
--> statement-breakpoint
CREATE TRIGGER count_orders_insert AFTER INSERT ON orders BEGIN
  UPDATE row_counts SET total = total + 1 WHERE name = 'orders';
END;
--> statement-breakpoint
CREATE TRIGGER count_orders_delete AFTER DELETE ON orders BEGIN
  UPDATE row_counts SET total = total - 1 WHERE name = 'orders';
END;
--> statement-breakpoint
INSERT INTO row_counts (name, total) SELECT 'messages', count(*) FROM contact_messages;
--> statement-breakpoint
CREATE TRIGGER count_messages_insert AFTER INSERT ON contact_messages BEGIN
  UPDATE row_counts SET total = total + 1 WHERE name = 'messages';
END;
--> statement-breakpoint
CREATE TRIGGER count_messages_delete AFTER DELETE ON contact_messages BEGIN
  UPDATE row_counts SET total = total - 1 WHERE name = 'messages';
END;
--> statement-breakpoint
INSERT INTO row_counts (name, total) SELECT 'products', count(*) FROM products WHERE archived_at IS NULL;
--> statement-breakpoint
CREATE TRIGGER count_products_insert AFTER INSERT ON products WHEN new.archived_at IS NULL BEGIN
  UPDATE row_counts SET total = total + 1 WHERE name = 'products';
END;
--> statement-breakpoint
CREATE TRIGGER count_products_delete AFTER DELETE ON products WHEN old.archived_at IS NULL BEGIN
  UPDATE row_counts SET total = total - 1 WHERE name = 'products';
END;
--> statement-breakpoint
CREATE TRIGGER count_products_archived AFTER UPDATE OF archived_at ON products
WHEN (old.archived_at IS NULL) <> (new.archived_at IS NULL) BEGIN
  UPDATE row_counts SET total = total + (new.archived_at IS NULL) - (old.archived_at IS NULL) WHERE name = 'products';
END;
--> statement-breakpoint
CREATE TRIGGER audit_log_is_append_only BEFORE UPDATE ON audit_log
WHEN old.undone_at IS NOT NULL OR new.id IS NOT old.id OR new.actor IS NOT old.actor OR new.action IS NOT old.action
  OR new.subject_type IS NOT old.subject_type OR new.subject_id IS NOT old.subject_id OR new.subject_name IS NOT old.subject_name
  OR new.before IS NOT old.before OR new.after IS NOT old.after OR new.created_at IS NOT old.created_at BEGIN
  SELECT RAISE(ABORT, 'audit_log is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER audit_log_is_kept BEFORE DELETE ON audit_log BEGIN
  SELECT RAISE(ABORT, 'audit_log is append-only');
END;
