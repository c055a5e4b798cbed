-- A sending can be undone while nothing of it has left: its event says so first, its e-mail was never sent, and then the parcel goes.
DROP TRIGGER fulfilments_are_kept;
--> statement-breakpoint
CREATE TRIGGER fulfilments_are_kept BEFORE DELETE ON fulfilments
WHEN EXISTS (SELECT 1 FROM fulfilment_lines WHERE fulfilment_id = old.id)
  OR EXISTS (SELECT 1 FROM deliveries WHERE fulfilment_id = old.id)
  OR EXISTS (SELECT 1 FROM email_outbox WHERE type = 'order_shipped' AND cause_id >= old.id AND cause_id < old.id || '~~')
  OR NOT EXISTS (SELECT 1 FROM order_events WHERE order_id = old.order_id AND type = 'sending undone'
    AND data ->> 'fulfilmentId' = old.id) BEGIN
  SELECT RAISE(ABORT, 'fulfilments are append-only');
END;
--> statement-breakpoint
DROP TRIGGER fulfilment_lines_are_kept;
--> statement-breakpoint
CREATE TRIGGER fulfilment_lines_are_kept BEFORE DELETE ON fulfilment_lines
WHEN NOT EXISTS (SELECT 1 FROM fulfilments f JOIN arrivals a ON a.fulfilment_id = f.id
  WHERE f.id = old.fulfilment_id AND f.carrier = 'unrecorded' AND a.delivered_at IS NULL)
AND (EXISTS (SELECT 1 FROM deliveries WHERE fulfilment_id = old.fulfilment_id)
  OR EXISTS (SELECT 1 FROM email_outbox WHERE type = 'order_shipped' AND cause_id >= old.fulfilment_id
    AND cause_id < old.fulfilment_id || '~~')
  OR NOT EXISTS (SELECT 1 FROM fulfilments f JOIN order_events e ON e.order_id = f.order_id AND e.type = 'sending undone'
    AND e.data ->> 'fulfilmentId' = f.id WHERE f.id = old.fulfilment_id)) BEGIN
  SELECT RAISE(ABORT, 'fulfilment_lines are append-only');
END;
