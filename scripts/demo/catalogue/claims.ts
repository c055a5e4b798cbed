import type { ClaimAttribute, ClaimKind } from "#app/features/catalogue/claims/claim-lists.ts";
import type { ProductPart } from "#app/features/catalogue/products/composition.ts";
import { productParts } from "#app/features/catalogue/products/composition.ts";
import { type Fibre, fibreNames } from "#app/shared/fibres.ts";

import { isTextile } from "./components.ts";
import { fibreOf, type Material, partShares } from "./materials.ts";
import { demoProducts } from "./products.ts";
import type { DemoProduct } from "./types.ts";

/** A claim of the demo shop with its evidence, which is made up. Days count from today; negative ones are past. */
export interface DemoClaim {
  productId: string | null;
  text: string;
  kind: ClaimKind;
  part: ProductPart | null;
  fibre: Fibre | null;
  attribute: ClaimAttribute | null;
  percent: number | null;
  scheme: string;
  certificateNumber: string;
  issuer: string;
  documentUrl: string | null;
  fromDay: number;
  toDay: number;
  isChecked: boolean;
  isWithdrawn?: true;
}

const issuer = "Nordisk Textilcertifiering AB";
const report = (name: string) => `https://evidence.pulse-mode.example/${name}.pdf`;
const usual = { fromDay: -200, toDay: 520, isChecked: true, documentUrl: null };

/** Claims whose evidence stands otherwise than the others', so that staff see every state. */
const periods: Readonly<Record<string, Pick<DemoClaim, "fromDay" | "toDay" | "isChecked">>> = {
  "pulse-core-tee": { fromDay: -350, toDay: 14, isChecked: true },
  "form-leggings": { fromDay: -340, toDay: 25, isChecked: true },
  "langpass-singlet": { fromDay: -372, toDay: -7, isChecked: true },
  "dagstur-daypack": { fromDay: -420, toDay: -55, isChecked: true },
  "vind-running-cap": { fromDay: -3, toDay: 362, isChecked: false },
  "spurt-split-shorts": { fromDay: -1, toDay: 364, isChecked: false },
  "spar-running-beanie": { fromDay: 9, toDay: 374, isChecked: true },
};

type MaterialEvidence = { attribute: ClaimAttribute; word: string; scheme: string; prefix: string };

/** What a material's name claims beside the fibre, and the scheme that proves it. */
const evidenceOf: Readonly<Partial<Record<Material, MaterialEvidence>>> = {
  "Recycled polyester": { attribute: "recycled", word: "recycled", scheme: "Global Recycled Standard", prefix: "GRS" },
  "Recycled nylon": { attribute: "recycled", word: "recycled", scheme: "Global Recycled Standard", prefix: "GRS" },
  "Organic cotton": { attribute: "organic", word: "organic", scheme: "GOTS", prefix: "GOTS" },
  "Merino wool": { attribute: "merino", word: "merino", scheme: "Fiber test by microscope", prefix: "FT" },
};

/** What a product's materials claim, part by part. */
function materialClaims(product: DemoProduct, place: number): DemoClaim[] {
  if (!isTextile(product)) return [];
  return partShares(product.composition).flatMap(([part, shares], partPlace) =>
    shares.flatMap(([material, percent]): DemoClaim[] => {
      const evidence = evidenceOf[material];
      const fibre = fibreOf[material];
      if (!evidence || !fibre) return [];
      const told = `${percent}% ${evidence.word} ${fibreNames.en[fibre]}`;
      return [
        {
          ...usual,
          ...periods[product.id],
          productId: product.id,
          text: part === "whole" ? `${told}, by weight` : `${productParts[part]}: ${told}`,
          kind: "material",
          part: part === "whole" ? null : part,
          fibre,
          attribute: evidence.attribute,
          percent,
          scheme: evidence.scheme,
          certificateNumber: `${evidence.prefix}-NTC-${2600 + place}-${partPlace + 1}`,
          issuer,
        },
      ];
    }),
  );
}

const nothing = { part: null, fibre: null, attribute: null, percent: null };
const ofProduct = (id: string, claim: Partial<DemoClaim> & Pick<DemoClaim, "text" | "kind">): DemoClaim => ({
  ...usual,
  ...nothing,
  scheme: "",
  certificateNumber: "",
  issuer: "",
  ...claim,
  productId: id,
});

const shells = ["loparjacka-tromso", "skargard-windbreaker", "are-shell-jacket", "soder-bomber-jacket"];

const otherClaims: readonly DemoClaim[] = [
  ...shells.map((id) =>
    ofProduct(id, {
      text: "The water-repellent finish contains no PFAS",
      kind: "environment",
      attribute: "pfas-free",
      issuer: "Kustens Textillaboratorium AB",
      documentUrl: report("finish-total-fluorine"),
    }),
  ),
  ofProduct("performance-crew-socks", {
    text: "Knitted in Falkenberg",
    kind: "origin",
    attribute: "origin",
    issuer: "Falkens Trikå AB",
    documentUrl: report("falkens-trika-declaration-of-origin"),
  }),
  // What the register refuses: a text that the fibers contradict, kept as it came from a supplier.
  ofProduct("fjall-mock-neck-base-layer", {
    text: "84% nylon, regenerated from discarded fishing nets",
    kind: "material",
    fibre: "nylon",
    attribute: "recycled",
    percent: 84,
    scheme: "Global Recycled Standard",
    certificateNumber: "GRS-NTC-2599-1",
    issuer,
    isChecked: false,
  }),
  ofProduct("ylle-fleece-half-zip", {
    text: "Organic cotton from certified farms",
    kind: "material",
    fibre: "cotton",
    attribute: "organic",
    percent: 30,
    isChecked: false,
    isWithdrawn: true,
  }),
];

/** Every claim of the demo shop. */
export const demoClaims: readonly DemoClaim[] = [...demoProducts.flatMap(materialClaims), ...otherClaims];
