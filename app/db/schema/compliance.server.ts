import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

import { products } from "./catalogue.server.ts";
import { flag, isoTime } from "./columns.server.ts";

/*
 * What the law wants said of a product before it is offered: what it is made of (Reg. (EU) 1007/2011), who answers for it and how it is
 * used safely (Reg. (EU) 2023/988 art. 19), what is guaranteed, and what is claimed of it, with the evidence.
 */

/** The fibre names of Annex I of Reg. (EU) 1007/2011; `shared/fibres.ts` has the words of each language. */
export const fibreTable = sqliteTable("fibres", { id: text("id").primaryKey() });

/** Who makes, imports or answers for goods. Never deleted: products sold before still name it. */
export const economicOperators = sqliteTable(
  "economic_operators",
  {
    id: text("id").primaryKey(),
    /** One of `operatorRoles`. */
    role: text("role").notNull(),
    name: text("name").notNull(),
    street: text("street").notNull(),
    postalCode: text("postal_code").notNull().default(""),
    city: text("city").notNull(),
    /** ISO 3166, two letters: it decides whether a responsible person in the EU is needed. */
    country: text("country").notNull(),
    /** An e-mail address or the address of a page. */
    electronicAddress: text("electronic_address").notNull(),
    createdAt: isoTime("created_at").notNull(),
    updatedAt: isoTime("updated_at").notNull(),
  },
  (t) => [
    check("economic_operators_country", sql`length(${t.country}) = 2`),
    index("operators_by_name").on(t.name, t.id),
  ],
);

/** What a product says of itself beside its parts, warnings and claims. Products from before have no row. */
export const productCompliance = sqliteTable(
  "product_compliance",
  {
    productId: text("product_id")
      .primaryKey()
      .references(() => products.id),
    /** Whether it is a textile product: at least 80 % textile fibres by weight. Null while nobody said. */
    textile: flag("textile"),
    /** Art. 12: 'Contains non-textile parts of animal origin'. */
    animalParts: flag("animal_parts").notNull().default(false),
    manufacturerId: text("manufacturer_id").references(() => economicOperators.id),
    responsiblePersonId: text("responsible_person_id").references(() => economicOperators.id),
    modelNumber: text("model_number"),
    /** Staff found that it needs no warning. Without this tick it needs one. */
    noWarnings: flag("no_warnings").notNull().default(false),
  },
  (t) => [
    index("compliance_by_manufacturer").on(t.manufacturerId),
    index("compliance_by_responsible_person").on(t.responsiblePersonId),
  ],
);

/** A fibre of a part of a product and its share of that part's weight in percent. The shares of a part make 100. */
export const productComponents = sqliteTable(
  "product_components",
  {
    productId: text("product_id")
      .notNull()
      .references(() => products.id),
    position: integer("position").notNull(),
    /** One of `productParts`. */
    part: text("part").notNull(),
    fibre: text("fibre")
      .notNull()
      .references(() => fibreTable.id),
    percent: integer("percent").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.position] }),
    check("product_components_percent", sql`${t.percent} BETWEEN 1 AND 100`),
  ],
);

/** A warning or safety information, shown on the page before the order. */
export const productWarnings = sqliteTable(
  "product_warnings",
  {
    productId: text("product_id")
      .notNull()
      .references(() => products.id),
    locale: text("locale").notNull().default("en"),
    position: integer("position").notNull(),
    /** One of `warningKinds`. */
    kind: text("kind").notNull(),
    text: text("text").notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.locale, t.position] })],
);

/** A producer's guarantee of durability: free, of the whole product, and for longer than the law's two years (CRD art. 2(14a)). */
export const productGuarantees = sqliteTable(
  "product_guarantees",
  {
    productId: text("product_id")
      .primaryKey()
      .references(() => products.id),
    years: integer("years").notNull(),
    guarantorId: text("guarantor_id")
      .notNull()
      .references(() => economicOperators.id),
    /** What it covers, and how one uses it. */
    conditions: text("conditions").notNull(),
  },
  (t) => [check("product_guarantees_years", sql`${t.years} > 2`)],
);

/**
 * What is claimed of a product, or of the whole shop, and what proves it. Shoppers see a claim only while its evidence is checked and in
 * date (`features/catalogue/claims/claim-validity.ts`).
 */
export const claims = sqliteTable(
  "claims",
  {
    id: text("id").primaryKey(),
    /** Null for the whole shop. */
    productId: text("product_id").references(() => products.id),
    locale: text("locale").notNull().default("en"),
    text: text("text").notNull(),
    /** One of `claimKinds`. */
    kind: text("kind").notNull(),
    /** The part of the product it is about; null for the whole of it. */
    part: text("part"),
    fibre: text("fibre").references(() => fibreTable.id),
    /** One of `claimAttributes`, such as 'organic'. */
    attribute: text("attribute"),
    /** How much of that part's weight is of the fibre with that attribute. */
    percent: integer("percent"),
    /** The certification scheme, such as 'GOTS'; empty when a document alone proves it. */
    scheme: text("scheme").notNull().default(""),
    certificateNumber: text("certificate_number").notNull().default(""),
    issuer: text("issuer").notNull().default(""),
    /** Swedish days, both included: `2026-11-22`. */
    validFrom: text("valid_from").notNull(),
    validTo: text("valid_to").notNull(),
    documentUrl: text("document_url"),
    /** The R2 key of an uploaded document. */
    documentKey: text("document_key"),
    /** The staff member's username, and when. Null while nobody has compared the evidence with the text. */
    checkedBy: text("checked_by"),
    checkedAt: isoTime("checked_at"),
    createdBy: text("created_by").notNull(),
    createdAt: isoTime("created_at").notNull(),
    updatedAt: isoTime("updated_at").notNull(),
    /** When staff took it back. The row stays as evidence of what was shown. */
    withdrawnAt: isoTime("withdrawn_at"),
    /** Whether cached pages may show it: what the job compares with the dates. */
    onPages: flag("on_pages").notNull().default(false),
  },
  (t) => [
    check("claims_percent", sql`${t.percent} IS NULL OR ${t.percent} BETWEEN 1 AND 100`),
    check("claims_period", sql`${t.validTo} >= ${t.validFrom}`),
    check("claims_checked", sql`(${t.checkedBy} IS NULL) = (${t.checkedAt} IS NULL)`),
    index("claims_by_product").on(t.productId),
    index("claims_listed")
      .on(t.validTo, t.id)
      .where(sql`${t.withdrawnAt} IS NULL`),
  ],
);
