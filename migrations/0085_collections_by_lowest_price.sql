-- A rule about a price means the price that lists show: the lowest of the variants.
DROP VIEW collection_matches;
--> statement-breakpoint
CREATE VIEW collection_matches AS
SELECT c.id AS collection_id, 'c:' || c.id AS facet, p.id AS product_id
FROM staff_collections c CROSS JOIN products p
WHERE p.published = 1 AND p.is_private = 0 AND p.archived_at IS NULL AND CASE c.kind
  WHEN 'hand' THEN EXISTS (SELECT 1 FROM collection_products m WHERE m.collection_id = c.id AND m.product_id = p.id)
  ELSE (SELECT sum(CASE r.value ->> 'field'
      WHEN 'tag' THEN EXISTS (SELECT 1 FROM json_each(p.tags) t WHERE lower(t.value) = lower(r.value ->> 'value'))
      WHEN 'type' THEN lower(p.product_type) = lower(r.value ->> 'value')
      WHEN 'price-from' THEN coalesce(p.lowest_price_ore, p.price_ore) >= r.value ->> 'value'
      WHEN 'price-to' THEN coalesce(p.lowest_price_ore, p.price_ore) <= r.value ->> 'value'
      WHEN 'stock' THEN (p.in_stock = 1 AND p.has_stock = 1) = (r.value ->> 'value' = 'in')
      ELSE 0 END) >= iif(c.match = 'any', 1, count(*)) FROM json_each(c.conditions) r)
  END;
