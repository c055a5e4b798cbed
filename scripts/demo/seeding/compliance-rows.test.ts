import { describe, expect, it } from "vitest";

import { claimProblems, claimStates } from "#app/features/catalogue/claims/claim-validity.ts";
import { claimState } from "#app/features/catalogue/claims/claim-validity.ts";
import { compositionProblem } from "#app/features/catalogue/products/composition.ts";
import { missingData } from "#app/features/catalogue/products/missing-data.ts";
import { productInputSchema } from "#app/features/catalogue/products/product-input.ts";
import { stockholmDay } from "#app/shared/days.ts";

import { complianceOf } from "../catalogue/compliance.ts";
import { describe as describeProduct } from "../catalogue/describe.ts";
import { demoOperators } from "../catalogue/operators.ts";
import { demoProducts } from "../catalogue/products.ts";
import type { DemoProduct } from "../catalogue/types.ts";
import { claimRows } from "./compliance-rows.ts";

const operators = Object.values(demoOperators);
const now = new Date("2026-11-22T12:00:00Z");
const rows = claimRows(now).map((row) => ({ ...row, part: row.part ?? null, fibre: row.fibre ?? null }));
const componentsOf = (id: string | null | undefined) => {
  const product = demoProducts.find((one) => one.id === id);
  return product ? complianceOf(product).components : null;
};
type Facts = Parameters<typeof claimProblems>[0];

function inputOf(product: DemoProduct) {
  return productInputSchema.parse({
    name: product.name,
    shortDescription: product.shortDescription,
    description: product.description.join("\n\n"),
    priceOre: product.price * 100,
    tags: [...product.tags],
    ...complianceOf(product),
    texts: describeProduct(product),
  });
}

describe("each demo product", () => {
  it.each(demoProducts)("$id lacks nothing that the law wants said before it is offered", (product) => {
    expect(missingData(inputOf(product), operators)).toEqual([]);
  });

  it("that is a textile has a composition that adds up, most of them by part where they have parts", () => {
    for (const product of demoProducts) expect(compositionProblem(complianceOf(product).components)).toBe(null);
    const inParts = demoProducts.filter((product) =>
      complianceOf(product).components.some(({ part }) => part !== "whole"),
    );
    expect(inParts.length).toBeGreaterThanOrEqual(20);
  });

  it("from a partner outside the EU names the importer who answers for it", () => {
    const imported = demoProducts.filter(({ source }) => source === "cjdropshipping").map(complianceOf);
    expect(imported).toMatchObject([
      { manufacturerId: demoOperators.tubeMaker.id, responsiblePersonId: demoOperators.importer.id },
    ]);
  });

  it("warns of latex where there is latex", () => {
    const latex = demoProducts.filter(({ composition }) => JSON.stringify(composition).includes("latex"));
    expect(latex).toHaveLength(2);
    for (const product of latex) expect(complianceOf(product).warnings.map(({ kind }) => kind)).toContain("allergy");
  });

  it("is guaranteed for longer than the law's three years, or not at all", () => {
    const guarantees = demoProducts.map((product) => complianceOf(product).guarantee).filter((one) => one !== null);
    expect(guarantees).toHaveLength(5);
    for (const { years } of guarantees) expect(years).toBeGreaterThan(3);
  });
});

describe("the demo claims", () => {
  it("are borne by their evidence and the composition, but for the one that the register refuses", () => {
    const wrong = rows.filter((row) => claimProblems(row as Facts, componentsOf(row.productId)).length > 0);
    expect(wrong.map(({ productId }) => productId)).toEqual(["fjall-mock-neck-base-layer", "ylle-fleece-half-zip"]);
    expect(wrong.every(({ onPages }) => !onPages)).toBe(true);
  });

  it("show every state that staff meet", () => {
    const today = stockholmDay(now);
    const states = rows.map((row) => claimState(row as Facts, componentsOf(row.productId), today));
    expect(new Set(states)).toEqual(new Set(claimStates));
  });
});
