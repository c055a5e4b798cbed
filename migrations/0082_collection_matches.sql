-- Which products for sale are in which collection of the staff: the only place that says what a rule means.
CREATE VIEW collection_matches AS
SELECT c.id AS collection_id, 'c:' || c.id AS facet, p.id AS product_id
FROM staff_collections c CROSS JOIN products p
WHERE p.published = 1 AND p.is_private = 0 AND p.archived_at IS NULL AND CASE c.kind
  WHEN 'hand' THEN EXISTS (SELECT 1 FROM collection_products m WHERE m.collection_id = c.id AND m.product_id = p.id)
  ELSE (SELECT sum(CASE r.value ->> 'field'
      WHEN 'tag' THEN EXISTS (SELECT 1 FROM json_each(p.tags) t WHERE lower(t.value) = lower(r.value ->> 'value'))
      WHEN 'type' THEN lower(p.product_type) = lower(r.value ->> 'value')
      WHEN 'price-from' THEN p.price_ore >= r.value ->> 'value'
      WHEN 'price-to' THEN p.price_ore <= r.value ->> 'value'
      WHEN 'stock' THEN (p.in_stock = 1 AND p.has_stock = 1) = (r.value ->> 'value' = 'in')
      ELSE 0 END) >= iif(c.match = 'any', 1, count(*)) FROM json_each(c.conditions) r)
  END;
--> statement-breakpoint
-- A save of a product writes its facets; its stock changes without one.
CREATE TRIGGER collections_follow_stock AFTER UPDATE OF has_stock ON products
WHEN old.has_stock <> new.has_stock
  AND EXISTS (SELECT 1 FROM staff_collections c, json_each(c.conditions) r WHERE c.kind = 'rule' AND r.value ->> 'field' = 'stock') BEGIN
  DELETE FROM product_facets WHERE product_id = new.id AND facet GLOB 'c:*'
    AND facet NOT IN (SELECT facet FROM collection_matches WHERE product_id = new.id);
  INSERT INTO product_facets (facet, product_id, price_ore, created_at, featured, sold_count)
  SELECT m.facet, a.product_id, a.price_ore, a.created_at,
    coalesce((SELECT 2000 - position FROM list_positions WHERE list = m.facet AND product_id = new.id), a.featured), a.sold_count
  FROM product_facets a CROSS JOIN collection_matches m ON m.product_id = a.product_id
  WHERE a.facet = 'all' AND a.product_id = new.id
    AND NOT EXISTS (SELECT 1 FROM product_facets f WHERE f.facet = m.facet AND f.product_id = new.id);
END;
