-- Sales by day count the refunds themselves, since an order can be refunded in parts. An order that arrives refunded, by an
-- import, still counts by itself.
DROP TRIGGER daily_sales_refunded;
--> statement-breakpoint
CREATE TRIGGER daily_sales_refund_succeeded AFTER UPDATE OF status ON refunds
WHEN old.status <> 'succeeded' AND new.status = 'succeeded' BEGIN
  INSERT INTO daily_sales (day, currency, refunds, refunded_ore)
  SELECT date(new.updated_at, iif(EXISTS (SELECT 1 FROM summer_times s
    WHERE s.year = substr(new.updated_at, 1, 4) AND new.updated_at >= s.begins_at AND new.updated_at < s.ends_at), '+2 hours', '+1 hour')), o.currency, 1, new.amount_ore
  FROM orders o WHERE o.id = new.order_id
    -- Money that was taken for an order that never counted as paid is no sale that came back.
    AND o.payment_status <> 'unpaid'
  ON CONFLICT (day, currency) DO UPDATE SET refunds = refunds + 1, refunded_ore = refunded_ore + excluded.refunded_ore;
END;
--> statement-breakpoint
CREATE TRIGGER daily_sales_refund_arrived AFTER INSERT ON refunds
WHEN new.status = 'succeeded' AND (SELECT payment_status FROM orders WHERE id = new.order_id) NOT IN ('unpaid', 'refunded') BEGIN
  INSERT INTO daily_sales (day, currency, refunds, refunded_ore)
  SELECT date(new.updated_at, iif(EXISTS (SELECT 1 FROM summer_times s
    WHERE s.year = substr(new.updated_at, 1, 4) AND new.updated_at >= s.begins_at AND new.updated_at < s.ends_at), '+2 hours', '+1 hour')), o.currency, 1, new.amount_ore
  FROM orders o WHERE o.id = new.order_id
  ON CONFLICT (day, currency) DO UPDATE SET refunds = refunds + 1, refunded_ore = refunded_ore + excluded.refunded_ore;
END;
