-- When the money of each payment was taken, kept by triggers, so that whatever records a success need not think of it; and when a
-- payment is compared with its provider's state first. The built-in test provider has no state of its own.

UPDATE payments SET taken_at = coalesce(
  (SELECT min(e.created_at) FROM order_events e WHERE e.order_id = payments.order_id AND e.type = 'paid' AND e.data ->> 'paymentId' = payments.id),
  (SELECT min(r.created_at) FROM refunds r WHERE r.payment_id = payments.id),
  updated_at)
WHERE status IN ('succeeded', 'refunding', 'refunded');
--> statement-breakpoint
CREATE TRIGGER payments_taken_when AFTER UPDATE OF status ON payments
WHEN new.taken_at IS NULL AND new.status IN ('succeeded', 'refunding', 'refunded') BEGIN
  UPDATE payments SET taken_at = new.updated_at,
    compare_at = CASE WHEN new.provider <> 'test' THEN strftime('%Y-%m-%dT%H:%M:%fZ', new.updated_at, '+1 day') END
  WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER payments_arrived_taken AFTER INSERT ON payments
WHEN new.taken_at IS NULL AND new.status IN ('succeeded', 'refunding', 'refunded') BEGIN
  UPDATE payments SET taken_at = new.updated_at WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER payments_compared_first AFTER INSERT ON payments
WHEN new.compare_at IS NULL AND new.provider <> 'test' AND new.status = 'created' BEGIN
  UPDATE payments SET compare_at = strftime('%Y-%m-%dT%H:%M:%fZ', new.created_at, '+10 minutes') WHERE id = new.id;
END;
