-- Tells what happens in the shop to the webhooks that chose it, in the batch of its cause, whoever writes it. A shop without webhooks reads an
-- empty table. What follows names ids and what a machine goes by: nothing about a person.
CREATE VIEW webhook_signals AS SELECT '' AS type, '' AS object, '' AS data, '' AS due_at WHERE FALSE;
--> statement-breakpoint
-- A product that waits to be told as changed is not told twice: who is told reads it as it is then.
CREATE TRIGGER webhook_fan_out INSTEAD OF INSERT ON webhook_signals BEGIN
  INSERT INTO webhook_deliveries (id, webhook_id, type, object, data, created_at, next_attempt_at)
  SELECT 'msg_' || lower(hex(randomblob(12))), w.id, new.type, new.object, new.data, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), new.due_at
  FROM webhooks w
  WHERE w.state <> 'disabled' AND EXISTS (SELECT 1 FROM json_each(w.events) WHERE value = new.type)
    AND NOT (new.type = 'product.changed' AND EXISTS (SELECT 1 FROM webhook_deliveries d WHERE d.webhook_id = w.id
      AND d.object = new.object AND d.status IN ('waiting', 'sending') AND d.status = 'waiting' AND d.attempts = 0
      AND d.type IN ('product.created', 'product.changed')));
END;
--> statement-breakpoint
CREATE TRIGGER webhook_order_placed AFTER INSERT ON orders
WHEN EXISTS (SELECT 1 FROM webhooks) BEGIN
  INSERT INTO webhook_signals (type, object, data, due_at)
  VALUES ('order.placed', 'order:' || new.id, json_object('orderId', new.id, 'orderNumber', new.order_number), NULL);
END;
--> statement-breakpoint
CREATE TRIGGER webhook_order_paid AFTER UPDATE OF payment_status ON orders
WHEN EXISTS (SELECT 1 FROM webhooks) AND old.payment_status = 'unpaid' AND new.payment_status <> 'unpaid' BEGIN
  INSERT INTO webhook_signals (type, object, data, due_at)
  VALUES ('order.paid', 'order:' || new.id, json_object('orderId', new.id, 'orderNumber', new.order_number), NULL);
END;
--> statement-breakpoint
CREATE TRIGGER webhook_order_delivered AFTER UPDATE OF status ON orders
WHEN EXISTS (SELECT 1 FROM webhooks) AND old.status <> 'delivered' AND new.status = 'delivered' BEGIN
  INSERT INTO webhook_signals (type, object, data, due_at)
  VALUES ('order.delivered', 'order:' || new.id, json_object('orderId', new.id, 'orderNumber', new.order_number), NULL);
END;
--> statement-breakpoint
CREATE TRIGGER webhook_order_cancelled AFTER UPDATE OF status ON orders
WHEN EXISTS (SELECT 1 FROM webhooks) AND old.status <> 'cancelled' AND new.status = 'cancelled' BEGIN
  INSERT INTO webhook_signals (type, object, data, due_at)
  VALUES ('order.cancelled', 'order:' || new.id, json_object('orderId', new.id, 'orderNumber', new.order_number), NULL);
END;
--> statement-breakpoint
-- Told when its e-mail is, five minutes later (`orders/undo-minutes.ts`): a sending that is undone before then is told to nobody.
CREATE TRIGGER webhook_order_sent AFTER INSERT ON fulfilments
WHEN EXISTS (SELECT 1 FROM webhooks) AND new.carrier <> 'unrecorded' BEGIN
  INSERT INTO webhook_signals (type, object, data, due_at)
  VALUES ('order.sent', 'order:' || new.order_id, json_object('orderId', new.order_id, 'orderNumber', (SELECT order_number FROM orders WHERE id = new.order_id), 'parcelId', new.id, 'carrier', new.carrier), strftime('%Y-%m-%dT%H:%M:%fZ', new.created_at, '+5 minutes'));
END;
--> statement-breakpoint
CREATE TRIGGER webhook_sending_undone AFTER DELETE ON fulfilments
WHEN EXISTS (SELECT 1 FROM webhooks) BEGIN
  DELETE FROM webhook_deliveries WHERE seq IN (SELECT d.seq FROM webhooks w JOIN webhook_deliveries d ON d.webhook_id = w.id
    WHERE d.object = 'order:' || old.order_id AND d.status IN ('waiting', 'sending') AND d.status = 'waiting' AND d.attempts = 0
      AND d.type = 'order.sent' AND d.data ->> 'parcelId' = old.id);
END;
--> statement-breakpoint
CREATE TRIGGER webhook_order_refunded AFTER UPDATE OF status ON refunds
WHEN EXISTS (SELECT 1 FROM webhooks) AND old.status <> 'succeeded' AND new.status = 'succeeded' AND new.amount_ore > 0 BEGIN
  INSERT INTO webhook_signals (type, object, data, due_at)
  VALUES ('order.refunded', 'order:' || new.order_id, json_object('orderId', new.order_id, 'orderNumber', (SELECT order_number FROM orders WHERE id = new.order_id), 'refundId', new.id, 'amount', new.amount_ore / 100.0,
    'currency', (SELECT currency FROM orders WHERE id = new.order_id)), NULL);
END;
--> statement-breakpoint
CREATE TRIGGER webhook_return_requested AFTER INSERT ON returns
WHEN EXISTS (SELECT 1 FROM webhooks) BEGIN
  INSERT INTO webhook_signals (type, object, data, due_at)
  VALUES ('return.requested', 'order:' || new.order_id, json_object('orderId', new.order_id, 'orderNumber', (SELECT order_number FROM orders WHERE id = new.order_id), 'returnId', new.id, 'kind', new.kind, 'status', new.status), NULL);
END;
--> statement-breakpoint
CREATE TRIGGER webhook_return_received AFTER INSERT ON return_parcels
WHEN EXISTS (SELECT 1 FROM webhooks) BEGIN
  INSERT INTO webhook_signals (type, object, data, due_at)
  VALUES ('return.received', (SELECT 'order:' || order_id FROM returns WHERE id = new.return_id), (SELECT json_object('orderId', r.order_id, 'orderNumber', o.order_number, 'returnId', r.id, 'kind', r.kind, 'parcelId', new.id)
    FROM returns r JOIN orders o ON o.id = r.order_id WHERE r.id = new.return_id), NULL);
END;
--> statement-breakpoint
CREATE TRIGGER webhook_return_changed AFTER UPDATE OF status ON returns
WHEN EXISTS (SELECT 1 FROM webhooks) AND new.status <> old.status BEGIN
  INSERT INTO webhook_signals (type, object, data, due_at)
  VALUES ('return.changed', 'order:' || new.order_id, json_object('orderId', new.order_id, 'orderNumber', (SELECT order_number FROM orders WHERE id = new.order_id), 'returnId', new.id, 'kind', new.kind, 'status', new.status), NULL);
END;
--> statement-breakpoint
CREATE TRIGGER webhook_stock_changed AFTER INSERT ON stock_movements
WHEN EXISTS (SELECT 1 FROM webhooks) BEGIN
  INSERT INTO webhook_signals (type, object, data, due_at)
  VALUES ('stock.changed', 'variant:' || new.variant_id, json_object('productId', new.product_id, 'variantId', new.variant_id, 'quantity', new.quantity_after, 'change', new.delta,
    'reason', new.reason), NULL);
END;
--> statement-breakpoint
CREATE TRIGGER webhook_product_created AFTER INSERT ON products
WHEN EXISTS (SELECT 1 FROM webhooks) BEGIN
  INSERT INTO webhook_signals (type, object, data, due_at)
  VALUES ('product.created', 'product:' || new.id, json_object('productId', new.id), NULL);
END;
--> statement-breakpoint
CREATE TRIGGER webhook_product_changed AFTER UPDATE OF updated_at ON products
WHEN EXISTS (SELECT 1 FROM webhooks) AND new.updated_at <> old.updated_at AND new.archived_at IS NULL BEGIN
  INSERT INTO webhook_signals (type, object, data, due_at)
  VALUES ('product.changed', 'product:' || new.id, json_object('productId', new.id), NULL);
END;
--> statement-breakpoint
CREATE TRIGGER webhook_product_deleted AFTER UPDATE OF archived_at ON products
WHEN EXISTS (SELECT 1 FROM webhooks) AND old.archived_at IS NULL AND new.archived_at IS NOT NULL BEGIN
  INSERT INTO webhook_signals (type, object, data, due_at)
  VALUES ('product.deleted', 'product:' || new.id, json_object('productId', new.id), NULL);
END;
