import { asc, inArray, type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import {
  productCompliance,
  productComponents,
  productGuarantees,
  productWarnings,
} from "#app/db/schema/compliance.server.ts";
import type { Operator } from "#app/features/catalogue/operators/operator.ts";
import { operatorsStatement } from "#app/features/catalogue/operators/operators.server.ts";
import type { Fibre } from "#app/shared/fibres.ts";

import { type ComplianceFields, emptyCompliance, type WarningKind } from "./compliance-input.ts";
import { compositionText, type ProductPart } from "./composition.ts";
import { type Missing, missingData } from "./missing-data.ts";
import type { ProductInput } from "./product-input.ts";
import type { Statement } from "./write-product.server.ts";

/** The language that warnings are written in until there is another one. */
const locale = "en";

/** Reads what products say by law, as statements for a batch. `ids` is an SQL list of product ids. */
export function complianceReads(db: Database, ids: SQL) {
  return [
    db.select().from(productCompliance).where(inArray(productCompliance.productId, ids)),
    db
      .select({
        productId: productComponents.productId,
        part: sql<ProductPart>`${productComponents.part}`,
        fibre: sql<Fibre>`${productComponents.fibre}`,
        percent: productComponents.percent,
      })
      .from(productComponents)
      .where(inArray(productComponents.productId, ids))
      .orderBy(asc(productComponents.position)),
    db
      .select({
        productId: productWarnings.productId,
        kind: sql<WarningKind>`${productWarnings.kind}`,
        text: productWarnings.text,
      })
      .from(productWarnings)
      .where(sql`${inArray(productWarnings.productId, ids)} AND ${productWarnings.locale} = ${locale}`)
      .orderBy(asc(productWarnings.position)),
    db.select().from(productGuarantees).where(inArray(productGuarantees.productId, ids)),
  ] as const;
}

type Reads = ReturnType<typeof complianceReads>;
type ReadRows = readonly [Awaited<Reads[0]>, Awaited<Reads[1]>, Awaited<Reads[2]>, Awaited<Reads[3]>];

/** What each product says, from the rows of `complianceReads`. */
export function complianceOfRows([facts, components, warnings, guarantees]: ReadRows): (
  productId: string,
) => ComplianceFields {
  const own = <Row extends { productId: string }>(rows: readonly Row[], id: string) =>
    rows.filter(({ productId }) => productId === id).map(({ productId: _, ...row }) => row);
  return (id) => ({
    ...emptyCompliance,
    ...own(facts, id)[0],
    components: own(components, id),
    warnings: own(warnings, id),
    guarantee: own(guarantees, id)[0] ?? null,
  });
}

/** The same of the product `p`, as JSON of `ComplianceFields`. */
export const complianceColumn: SQL = sql`(SELECT json_object(
    'textile', CASE c.textile WHEN 1 THEN json('true') WHEN 0 THEN json('false') END,
    'animalParts', json(iif(c.animal_parts, 'true', 'false')), 'manufacturerId', c.manufacturer_id,
    'responsiblePersonId', c.responsible_person_id, 'modelNumber', c.model_number,
    'noWarnings', json(iif(c.no_warnings, 'true', 'false')),
    'components', (SELECT json_group_array(json_object('part', part, 'fibre', fibre, 'percent', percent))
      FROM (SELECT * FROM product_components WHERE product_id = p.id ORDER BY position)),
    'warnings', (SELECT json_group_array(json_object('kind', kind, 'text', text))
      FROM (SELECT * FROM product_warnings WHERE product_id = p.id AND locale = ${sql.raw(`'${locale}'`)} ORDER BY position)),
    'guarantee', (SELECT json_object('years', years, 'guarantorId', guarantor_id, 'conditions', conditions)
      FROM product_guarantees WHERE product_id = p.id))
  FROM (SELECT 1) LEFT JOIN product_compliance c ON c.product_id = p.id)`;

/** Writes what a product says by law. */
export function complianceStatements(db: Database, productId: string, fields: ComplianceFields): Statement[] {
  const { textile, animalParts, manufacturerId, responsiblePersonId, modelNumber, noWarnings, guarantee } = fields;
  const facts = { textile, animalParts, manufacturerId, responsiblePersonId, modelNumber, noWarnings };
  return [
    db
      .insert(productCompliance)
      .values({ productId, ...facts })
      .onConflictDoUpdate({ target: productCompliance.productId, set: facts }),
    statement(db, sql`DELETE FROM product_components WHERE product_id = ${productId}`),
    statement(
      db,
      sql`INSERT INTO product_components (product_id, position, part, fibre, percent)
      SELECT ${productId}, key, value ->> 'part', value ->> 'fibre', value ->> 'percent'
      FROM json_each(${JSON.stringify(fields.components)})`,
    ),
    statement(db, sql`DELETE FROM product_warnings WHERE product_id = ${productId} AND locale = ${locale}`),
    statement(
      db,
      sql`INSERT INTO product_warnings (product_id, locale, position, kind, text)
      SELECT ${productId}, ${locale}, key, value ->> 'kind', value ->> 'text'
      FROM json_each(${JSON.stringify(fields.warnings)})`,
    ),
    statement(db, sql`DELETE FROM product_guarantees WHERE product_id = ${productId}`),
    ...(guarantee === null ? [] : [db.insert(productGuarantees).values({ productId, ...guarantee })]),
  ];
}

/** A product with the texts that follow from its data: its composition is written out from its components when it has some. */
export function withCompositionText<Fields extends Pick<ProductInput, "components" | "texts">>(fields: Fields): Fields {
  const text = compositionText(fields.components);
  return text === null ? fields : { ...fields, texts: { ...fields.texts, materialComposition: text } };
}

export interface ComplianceCheck {
  /** What it lacks before it may be offered. */
  missing: Missing[];
  /** Whether it may not be saved at all: an operator that it names is unknown. */
  isWrong: boolean;
}

/** Checks a product against what the shop knows of the operators it names. */
export async function checkCompliance(db: Database, fields: ProductInput): Promise<ComplianceCheck> {
  const named = [fields.manufacturerId, fields.responsiblePersonId, fields.guarantee?.guarantorId];
  const wanted = named.filter((id) => typeof id === "string");
  const operators: Operator[] = wanted.length === 0 ? [] : await operatorsStatement(db, wanted);
  const isKnown = (id: string | null | undefined) => !id || operators.some((operator) => operator.id === id);
  const unknown = (
    [
      ["manufacturerId", fields.manufacturerId, "Manufacturer not found"],
      ["responsiblePersonId", fields.responsiblePersonId, "Responsible person not found"],
      ["guarantee", fields.guarantee?.guarantorId, "Guarantor not found"],
    ] as const
  ).flatMap(([field, id, message]): Missing[] => (isKnown(id) ? [] : [{ field, message }]));
  return { missing: [...unknown, ...missingData(fields, operators)], isWrong: unknown.length > 0 };
}
