-- A review is checked by an order or it is not checked: those that were marked by their e-mail address alone lose the mark.
UPDATE reviews SET is_verified = 0 WHERE is_verified = 1 AND order_id IS NULL;
--> statement-breakpoint
CREATE TRIGGER reviews_checked_by_order BEFORE INSERT ON reviews WHEN new.is_verified = 1 AND new.order_id IS NULL BEGIN
  SELECT RAISE(ABORT, 'CHECK constraint failed: reviews_checked_by_order');
END;
--> statement-breakpoint
CREATE TRIGGER reviews_stay_checked_by_order BEFORE UPDATE OF is_verified, order_id ON reviews
WHEN new.is_verified = 1 AND new.order_id IS NULL BEGIN
  SELECT RAISE(ABORT, 'CHECK constraint failed: reviews_checked_by_order');
END;
