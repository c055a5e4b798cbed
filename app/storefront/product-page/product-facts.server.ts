import { getTableColumns, type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { economicOperators } from "#app/db/schema/compliance.server.ts";
import {
  type ClaimRow,
  claimsColumn,
  type ShownClaim,
  shownClaims,
} from "#app/features/catalogue/claims/shown-claims.server.ts";
import { type Operator, postalAddress } from "#app/features/catalogue/operators/operator.ts";
import { type BindingText, toldTexts } from "#app/features/catalogue/products/binding-texts.server.ts";
import type { ComplianceFields } from "#app/features/catalogue/products/compliance-input.ts";
import { complianceColumn } from "#app/features/catalogue/products/compliance.server.ts";
import { partNames } from "#app/features/catalogue/products/composition.texts.ts";
import { fibresText, partsOf } from "#app/features/catalogue/products/composition.ts";
import { jsonObject } from "#app/features/catalogue/products/product-columns.server.ts";
import { textLines } from "#app/features/catalogue/products/translated-fields.ts";
import { warningKindNames } from "#app/features/catalogue/products/warning-kinds.texts.ts";
import { slugsColumn } from "#app/features/catalogue/slugs/slug-columns.server.ts";
import { currentMarket } from "#app/features/shop/markets/current-market.ts";
import { languagesOfLaw } from "#app/features/shop/markets/languages-of-law.ts";
import { stockholmDay } from "#app/shared/days.ts";
import { currentLanguage } from "#app/shared/language/current-language.ts";
import type { Language, PrefixedLanguage } from "#app/shared/language/languages.ts";
import { LruCache } from "#app/shared/lru-cache.ts";

import { factNames } from "./fact-names.texts.ts";
import { unsoldColumn } from "./unsold-markets.server.ts";

/** What the law wants said of a product on its page, as texts: names and rules stay on the server, so that the page's script stays small. */
export interface ProductFacts {
  /** A part's name and its fibers; the name is empty for a product of one part. */
  composition: { part: string; fibres: string }[];
  claims: ShownClaim[];
  /** Where the law wants another language beside the page's, each in both: `language` is then that of the text. */
  warnings: { kind: string; text: string; language?: PrefixedLanguage }[];
  /** Who made it and answers for it, and its model number. */
  makers: { title: string; lines: string[] }[];
  /** The producer's guarantee: its brand, the model, and where one asks about it, as the EU's label tells them. */
  guarantee: {
    years: number;
    brand: string;
    model: string;
    contact: string;
    guarantor: string;
    conditions: string;
    /** The same in the other languages that the law wants. */
    otherConditions: { text: string; language: PrefixedLanguage }[];
  } | null;
}

/** The facts of a product as JSON, so that they are one row. */
interface FactsRow {
  compliance: string;
  claims: string;
  operators: string;
  /** Its warnings and the conditions of its guarantee by the languages that its page tells them in, where they are translated. */
  told: string;
  /** Its composition as staff wrote it: what is no textile has no components. */
  written: string | null;
  /** Where it isn't sold (`unsoldMarkets`). */
  unsold: string;
  /** What its address ends with in each language that has its own. */
  slugs: string;
}

const operatorColumn = jsonObject("o", getTableColumns(economicOperators));

/** Reads a product's facts, as a statement for the batch of its page. No row for an unknown product. */
export function factsStatement(db: Database, id: string, now: Date) {
  return statement<FactsRow>(
    db,
    sql`SELECT ${complianceColumn} AS compliance, ${claimsColumn(now, currentLanguage())} AS claims, ${toldInLanguages()} AS told,
      (SELECT json_group_array(json(${operatorColumn})) FROM economic_operators o WHERE o.id IN (
        SELECT manufacturer_id FROM product_compliance WHERE product_id = p.id
        UNION SELECT responsible_person_id FROM product_compliance WHERE product_id = p.id
        UNION SELECT guarantor_id FROM product_guarantees WHERE product_id = p.id)) AS operators,
      (SELECT ${writtenComposition()} FROM product_details WHERE product_id = p.id) AS written,
      ${unsoldColumn} AS unsold, ${slugsColumn("product", "p.id")} AS slugs
      FROM products p WHERE p.id = ${id}`,
  );
}

/** The composition as staff wrote it, in the current language if it is translated. */
function writtenComposition(): SQL {
  const language = currentLanguage();
  if (language === "en") return sql`material_composition`;
  return sql`iif(material_composition IS NULL, NULL, coalesce((SELECT text FROM translations WHERE kind = 'product' AND item_id = p.id
    AND field = 'materialComposition' AND language = ${language}), material_composition))`;
}

/** The languages beside the page's own that the law of its market wants warnings in: Swedish on Finnish pages. */
function otherLanguagesOfLaw(): PrefixedLanguage[] {
  const own = currentLanguage();
  const wanted = languagesOfLaw[currentMarket().id];
  return wanted.some((language) => language === own) ? wanted.filter((language) => language !== own) : [];
}

/** What of its law's texts is told in the languages of its page. English is what staff wrote. */
function toldInLanguages(): SQL {
  const own = currentLanguage();
  const languages = [...(own === "en" ? [] : [own]), ...otherLanguagesOfLaw()];
  return sql`json_object(${sql.join(
    languages.map((language) => sql`${language}, json(${toldTexts(language)})`),
    sql`, `,
  )})`;
}

/** The most products whose facts are cached, of about 2 KB each. */
const maxFacts = 500;
/** Facts by their row, the day and the language: to check claims against their evidence takes longer than all else of a page that is read. */
const cachedFacts = new LruCache<string, ProductFacts>(maxFacts);

/** The facts from the row of `factsStatement`. */
export function factsFrom(row: FactsRow, now: Date): ProductFacts {
  return cachedFacts.getOrMake(JSON.stringify([row, stockholmDay(now), currentLanguage()]), () =>
    checkedFacts(row, now),
  );
}

function checkedFacts(row: FactsRow, now: Date): ProductFacts {
  const said = JSON.parse(row.compliance) as ComplianceFields;
  const operators = JSON.parse(row.operators) as (typeof economicOperators.$inferSelect)[];
  const find = (operatorId: string | null | undefined) => operators.find((operator) => operator.id === operatorId);
  const guarantor = find(said.guarantee?.guarantorId);
  const parts = partsOf(said.components);
  const names = factNames();
  const toldIn = JSON.parse(row.told) as Partial<Record<Language, Partial<Record<BindingText, string>>>>;
  const told = toldIn[currentLanguage()] ?? {};
  const warningsIn = (texts: typeof told) => {
    const lines = textLines(texts.warnings ?? "");
    // Lines of another number than the warnings say nothing of which is which.
    return lines.length === said.warnings.length ? lines : [];
  };
  const warnings = warningsIn(told);
  const others = otherLanguagesOfLaw().map((language) => ({ language, told: toldIn[language] ?? {} }));
  return {
    composition: [
      ...parts.map(({ part, fibres }) => ({
        part: part === "whole" ? "" : partNames()[part],
        fibres: fibresText(fibres, currentLanguage()),
      })),
      ...(parts.length === 0 && row.written ? [{ part: "", fibres: row.written }] : []),
      ...(said.animalParts ? [{ part: "", fibres: names.animalParts }] : []),
    ],
    claims: shownClaims(JSON.parse(row.claims) as ClaimRow[], said.components, now),
    warnings: [
      ...said.warnings.map(({ kind, text }, index) => ({
        kind: warningKindNames()[kind],
        text: warnings[index] ?? text,
      })),
      ...others.flatMap(({ language, told: texts }) => {
        const lines = warningsIn(texts);
        return said.warnings.flatMap(({ kind }, index) => {
          const text = lines[index];
          return text === undefined ? [] : [{ kind: warningKindNames(language)[kind], text, language }];
        });
      }),
    ],
    makers: [
      ...maker(names.manufacturer, find(said.manufacturerId)),
      ...maker(names.responsiblePerson, find(said.responsiblePersonId)),
      ...(said.modelNumber ? [{ title: names.modelNumber, lines: [said.modelNumber] }] : []),
    ],
    guarantee:
      said.guarantee && guarantor
        ? {
            years: said.guarantee.years,
            brand: guarantor.name,
            model: said.modelNumber ?? "",
            contact: guarantor.electronicAddress,
            guarantor: `${guarantor.name}, ${postalAddress(guarantor as Operator)}`,
            conditions: told.guaranteeConditions ?? said.guarantee.conditions,
            otherConditions: others.flatMap(({ language, told: { guaranteeConditions: text } }) =>
              text ? [{ text, language }] : [],
            ),
          }
        : null,
  };
}

function maker(title: string, operator: typeof economicOperators.$inferSelect | undefined) {
  if (!operator) return [];
  return [{ title, lines: [operator.name, postalAddress(operator as Operator), operator.electronicAddress] }];
}
