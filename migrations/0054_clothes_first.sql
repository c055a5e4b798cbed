-- What Featured sorts by: products with a picture first, clothes before accessories, then what staff feature (`featured-rank.server.ts`).
CREATE TRIGGER filters_facet_rank AFTER UPDATE OF featured ON product_facets WHEN new.facet = 'all' AND old.featured <> new.featured BEGIN
  INSERT INTO filter_changes (product_id) VALUES (new.product_id);
END;
--> statement-breakpoint
UPDATE product_facets SET featured = (
  SELECT EXISTS (SELECT 1 FROM product_media m WHERE m.product_id = p.id) * 4 + (p.category NOT LIKE '%accessor%') * 2 + p.featured
  FROM products p WHERE p.id = product_facets.product_id);
