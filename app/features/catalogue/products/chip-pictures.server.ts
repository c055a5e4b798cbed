import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";

import { type Chip, shopFacet } from "./facets.ts";

/** A picture that stands for a chip's products: of the first in their order that has one. */
export interface ChipPicture {
  slug: string;
  url: string;
}

/** Reads a picture for each chip that has products with one, in the order given, as a statement for a batch. */
export function chipPicturesStatement(db: Database, chips: readonly Pick<Chip, "slug">[]) {
  const wanted = JSON.stringify(chips.map(({ slug }) => ({ slug, facet: shopFacet(slug) })));
  return statement<ChipPicture>(
    db,
    sql`SELECT slug, url FROM (SELECT wanted.key AS place, wanted.value ->> 'slug' AS slug, (
        SELECT m.url FROM product_media m WHERE m.product_id = (
          SELECT f.product_id FROM product_facets f
          WHERE f.facet = wanted.value ->> 'facet' AND EXISTS (SELECT 1 FROM product_media WHERE product_id = f.product_id)
          ORDER BY f.featured DESC, f.created_at DESC, f.product_id LIMIT 1)
        ORDER BY m.position LIMIT 1) AS url
      FROM json_each(${wanted}) wanted)
      WHERE url IS NOT NULL ORDER BY place`,
  );
}
