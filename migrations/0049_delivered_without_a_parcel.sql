-- An order that staff set to delivered without a parcel gets one of the carrier 'unrecorded', so that its delivery is recorded like any
-- other. Set back before it was sent, its units are to be sent again: the lines of such a parcel go, unless it has arrived.
DROP TRIGGER fulfilment_lines_are_kept;
--> statement-breakpoint
CREATE TRIGGER fulfilment_lines_are_kept BEFORE DELETE ON fulfilment_lines
WHEN NOT EXISTS (SELECT 1 FROM fulfilments f JOIN arrivals a ON a.fulfilment_id = f.id
  WHERE f.id = old.fulfilment_id AND f.carrier = 'unrecorded' AND a.delivered_at IS NULL) BEGIN
  SELECT RAISE(ABORT, 'fulfilment_lines are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER fulfilment_lines_uncount AFTER DELETE ON fulfilment_lines BEGIN
  UPDATE order_lines SET fulfilled_quantity = fulfilled_quantity - old.quantity WHERE id = old.order_line_id;
END;
