ALTER TABLE `discount_codes` ADD `market` text;
--> statement-breakpoint
-- What a code gave is a sum of one currency: of its market's orders, or of those in kronor of Sweden where it is for all.
UPDATE discount_codes SET given_ore = (SELECT coalesce(sum(o.discount_ore), 0) FROM orders o
  WHERE o.discount_code = code AND o.payment_status NOT IN ('unpaid', 'refunded') AND o.currency = 'SEK');
--> statement-breakpoint
DROP TRIGGER discount_use_insert;
--> statement-breakpoint
CREATE TRIGGER discount_use_insert AFTER INSERT ON orders
WHEN new.discount_code IS NOT NULL AND new.payment_status NOT IN ('unpaid', 'refunded') BEGIN
  UPDATE discount_codes SET times_used = times_used + 1,
    given_ore = given_ore + iif(new.currency = CASE market WHEN 'no' THEN 'NOK' WHEN 'dk' THEN 'DKK' WHEN 'fi' THEN 'EUR' ELSE 'SEK' END, new.discount_ore, 0) WHERE code = new.discount_code;
END;
--> statement-breakpoint
DROP TRIGGER discount_use_paid;
--> statement-breakpoint
CREATE TRIGGER discount_use_paid AFTER UPDATE OF payment_status ON orders
WHEN new.discount_code IS NOT NULL AND old.payment_status IN ('unpaid', 'refunded') AND new.payment_status NOT IN ('unpaid', 'refunded') BEGIN
  UPDATE discount_codes SET times_used = times_used + 1,
    given_ore = given_ore + iif(new.currency = CASE market WHEN 'no' THEN 'NOK' WHEN 'dk' THEN 'DKK' WHEN 'fi' THEN 'EUR' ELSE 'SEK' END, new.discount_ore, 0) WHERE code = new.discount_code;
END;
--> statement-breakpoint
DROP TRIGGER discount_use_refunded;
--> statement-breakpoint
CREATE TRIGGER discount_use_refunded AFTER UPDATE OF payment_status ON orders
WHEN new.discount_code IS NOT NULL AND old.payment_status NOT IN ('unpaid', 'refunded') AND new.payment_status IN ('unpaid', 'refunded') BEGIN
  UPDATE discount_codes SET times_used = times_used - 1,
    given_ore = given_ore - iif(new.currency = CASE market WHEN 'no' THEN 'NOK' WHEN 'dk' THEN 'DKK' WHEN 'fi' THEN 'EUR' ELSE 'SEK' END, new.discount_ore, 0) WHERE code = new.discount_code;
END;
--> statement-breakpoint
CREATE TRIGGER discount_market_changed AFTER UPDATE OF market ON discount_codes WHEN old.market IS NOT new.market BEGIN
  UPDATE discount_codes SET given_ore = (SELECT coalesce(sum(o.discount_ore), 0) FROM orders o
    WHERE o.discount_code = new.code AND o.payment_status NOT IN ('unpaid', 'refunded')
      AND o.currency = CASE market WHEN 'no' THEN 'NOK' WHEN 'dk' THEN 'DKK' WHEN 'fi' THEN 'EUR' ELSE 'SEK' END) WHERE code = new.code;
END;
