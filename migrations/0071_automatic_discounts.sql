ALTER TABLE `discount_codes` ADD `method` text DEFAULT 'code' NOT NULL;--> statement-breakpoint
ALTER TABLE `discount_codes` ADD `title` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `discount_codes_by_method` ON `discount_codes` (`method`,`is_active`);--> statement-breakpoint
ALTER TABLE `orders` ADD `discount_title` text;--> statement-breakpoint
-- A receipt names an automatic discount by the title that the order keeps.
DROP VIEW receipt_contents;
--> statement-breakpoint
CREATE VIEW receipt_contents AS
SELECT o.id AS order_id, o.seller_version AS seller_version,
  CASE WHEN o.last_name <> '' THEN json_object('name', trim(o.first_name || ' ' || o.last_name), 'address', o.billing_address,
    'postalCode', o.billing_postal_code, 'city', o.billing_city, 'country', o.billing_country) END AS buyer,
  json_object('orderNumber', o.order_number, 'orderedAt', o.created_at, 'currency', o.currency, 'paymentMethod', o.payment_method,
    'shippingMethod', o.shipping_method, 'vatMode', o.vat_mode, 'vatRateHundredths', o.vat_rate_hundredths,
    'subtotalOre', o.subtotal_ore, 'discountCode', o.discount_code, 'discountTitle', o.discount_title, 'discountOre', o.discount_ore,
    'shippingOre', o.shipping_ore, 'taxOre', o.tax_ore, 'totalOre', o.total_ore,
    'lines', json((SELECT json_group_array(json_object('name', l.name, 'size', l.size, 'color', l.color, 'quantity', l.quantity,
      'priceOre', l.price_ore)) FROM (SELECT * FROM order_lines WHERE order_id = o.id ORDER BY position) l))) AS content
FROM orders o;
