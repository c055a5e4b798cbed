-- The buyer is told that the money of a withdrawal went back, with the refund's success and so once, whoever made it. One whose
-- money the buyer has by a dispute or an earlier refund is not.
CREATE TRIGGER refunds_of_withdrawals_told AFTER UPDATE OF status ON refunds
WHEN new.status = 'succeeded' AND old.status <> 'succeeded' AND new.withdrawal_id IS NOT NULL AND new.amount_ore > 0 AND new.refusal IS NULL BEGIN
  INSERT INTO email_outbox (id, type, recipient, cause_id, created_at)
  SELECT 'eml_' || lower(hex(randomblob(12))), 'withdrawal_refunded', email, new.id, new.updated_at
  FROM orders WHERE id = new.order_id AND email <> '' ON CONFLICT (type, cause_id) DO NOTHING;
END;
