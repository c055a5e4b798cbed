-- The return of a withdrawal is done once its goods are there and its money went back, whichever comes last.
CREATE TRIGGER returns_of_refunded_withdrawals AFTER UPDATE OF status ON withdrawals
WHEN new.status IN ('refunded', 'closed') AND old.status NOT IN ('refunded', 'closed') BEGIN
  UPDATE returns SET status = 'refunded', updated_at = new.updated_at,
    refund_ore = (SELECT coalesce(sum(amount_ore), 0) FROM refunds WHERE withdrawal_id = new.id)
  WHERE withdrawal_id = new.id AND status = 'received';
END;
--> statement-breakpoint
CREATE TRIGGER returns_of_withdrawals_received AFTER UPDATE OF status ON returns
WHEN new.kind = 'withdrawal' AND new.status = 'received' AND old.status <> 'received'
  AND EXISTS (SELECT 1 FROM withdrawals WHERE id = new.withdrawal_id AND status IN ('refunded', 'closed')) BEGIN
  UPDATE returns SET status = 'refunded',
    refund_ore = (SELECT coalesce(sum(amount_ore), 0) FROM refunds WHERE withdrawal_id = new.withdrawal_id)
  WHERE id = new.id;
END;
