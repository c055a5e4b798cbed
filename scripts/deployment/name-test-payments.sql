-- Names the payments of Stripe's test mode that were booked as 'stripe' before the modes had names of their own (docs/operations.md).
-- Only for a shop that never had live keys: its real money is booked as 'stripe'. Safe to repeat until then.
UPDATE payments SET provider = 'stripe-test' WHERE provider = 'stripe';
UPDATE payment_events SET provider = 'stripe-test' WHERE provider = 'stripe';
UPDATE payment_findings SET provider = 'stripe-test' WHERE provider = 'stripe';
UPDATE disputes SET provider = 'stripe-test' WHERE provider = 'stripe';
UPDATE provider_transactions SET provider = 'stripe-test' WHERE provider = 'stripe';
DELETE FROM provider_copies WHERE provider = 'stripe';
