-- A notice is refunded once the money of all its units went back.
CREATE TRIGGER withdrawals_refunded AFTER UPDATE OF status ON refunds
WHEN new.status = 'succeeded' AND old.status <> 'succeeded' AND new.withdrawal_id IS NOT NULL BEGIN
  UPDATE withdrawals SET status = 'refunded', updated_at = new.updated_at
  WHERE id = new.withdrawal_id AND status = 'open'
    AND NOT EXISTS (SELECT 1 FROM refunds f WHERE f.withdrawal_id = new.withdrawal_id AND f.status <> 'succeeded')
    AND NOT EXISTS (SELECT 1 FROM withdrawal_lines w WHERE w.withdrawal_id = new.withdrawal_id AND w.quantity >
      (SELECT coalesce(sum(l.quantity), 0) FROM refunds f JOIN refund_lines l ON l.refund_id = f.id
       WHERE f.withdrawal_id = new.withdrawal_id AND l.order_line_id = w.order_line_id));
END;
