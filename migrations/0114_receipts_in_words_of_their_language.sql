-- A receipt names colors and an automatic discount as its language does, if they are translated when it is issued. It stays as it is then.
DROP VIEW receipt_contents;
--> statement-breakpoint
CREATE VIEW receipt_contents AS
SELECT o.id AS order_id, o.seller_version AS seller_version,
  CASE WHEN o.last_name <> '' THEN json_object('name', trim(o.first_name || ' ' || o.last_name), 'address', o.billing_address,
    'postalCode', o.billing_postal_code, 'city', o.billing_city, 'country', o.billing_country) END AS buyer,
  json_object('locale', o.locale, 'orderNumber', o.order_number, 'orderedAt', o.created_at, 'currency', o.currency,
    'paymentMethod', o.payment_method,
    'shippingMethod', o.shipping_method, 'vatMode', o.vat_mode, 'vatRateHundredths', o.vat_rate_hundredths,
    'subtotalOre', o.subtotal_ore, 'discountCode', o.discount_code,
    'discountTitle', coalesce((SELECT text FROM translations WHERE kind = 'discount' AND item_id = o.discount_title AND field = 'title'
      AND language = substr(o.locale, 1, 2)), o.discount_title),
    'discountOre', o.discount_ore,
    'shippingOre', o.shipping_ore, 'taxOre', o.tax_ore, 'totalOre', o.total_ore,
    'lines', json((SELECT json_group_array(json_object('name', l.name, 'size', l.size,
      'color', coalesce((SELECT text FROM translations WHERE kind = 'option' AND item_id = l.color AND field = 'name'
        AND language = substr(o.locale, 1, 2)), l.color),
      'quantity', l.quantity,
      'priceOre', l.price_ore)) FROM (SELECT * FROM order_lines WHERE order_id = o.id ORDER BY position) l))) AS content
FROM orders o;
--> statement-breakpoint
DROP VIEW credit_contents;
--> statement-breakpoint
CREATE VIEW credit_contents AS
SELECT r.id AS refund_id, c.number AS credited_number, c.seller_version AS seller_version, c.buyer AS buyer,
  json_object('locale', coalesce(c.content ->> 'locale', 'en'), 'orderNumber', o.order_number, 'currency', o.currency,
    'paymentMethod', o.payment_method, 'vatMode', o.vat_mode,
    'vatRateHundredths', o.vat_rate_hundredths, 'shippingOre', r.shipping_ore, 'taxOre', r.tax_ore, 'amountOre', r.amount_ore,
    'partOre', (SELECT coalesce(sum(s.amount_ore), 0) FROM refund_shares s WHERE s.refund_id = r.id),
    'lines', json((SELECT json_group_array(json_object('name', l.name, 'size', l.size,
      'color', coalesce((SELECT text FROM translations WHERE kind = 'option' AND item_id = l.color AND field = 'name'
        AND language = substr(coalesce(c.content ->> 'locale', 'en'), 1, 2)), l.color),
      'quantity', f.quantity,
      'amountOre', f.amount_ore)) FROM (SELECT * FROM refund_lines WHERE refund_id = r.id) f
      JOIN order_lines l ON l.id = f.order_line_id))) AS content
FROM refunds r JOIN orders o ON o.id = r.order_id
  -- Money that was taken twice goes back without a credit note: only the payment with the receipt was a sale.
  JOIN receipts c ON c.order_id = r.order_id AND c.kind = 'receipt' AND coalesce(c.payment_id, r.payment_id) = r.payment_id
WHERE r.amount_ore > 0;
