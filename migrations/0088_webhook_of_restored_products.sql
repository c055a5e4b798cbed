-- A product that waits to be told as changed is not told twice: who is told reads it as it is then. One that waits to be told as deleted after
-- that and was restored is told once more, so that the last word is that it is there.
DROP TRIGGER webhook_fan_out;
--> statement-breakpoint
CREATE TRIGGER webhook_fan_out INSTEAD OF INSERT ON webhook_signals BEGIN
  INSERT INTO webhook_deliveries (id, webhook_id, type, object, data, created_at, next_attempt_at)
  SELECT 'msg_' || lower(hex(randomblob(12))), w.id, new.type, new.object, new.data, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), new.due_at
  FROM webhooks w
  WHERE w.state <> 'disabled' AND EXISTS (SELECT 1 FROM json_each(w.events) WHERE value = new.type)
    AND NOT (new.type = 'product.changed' AND EXISTS (SELECT 1 FROM webhook_deliveries d WHERE d.webhook_id = w.id
      AND d.object = new.object AND d.status IN ('waiting', 'sending') AND d.status = 'waiting' AND d.attempts = 0
      AND d.type IN ('product.created', 'product.changed')
      AND NOT EXISTS (SELECT 1 FROM webhook_deliveries later WHERE later.webhook_id = d.webhook_id AND later.object = d.object
        AND later.status IN ('waiting', 'sending') AND later.seq > d.seq AND later.type = 'product.deleted')));
END;
