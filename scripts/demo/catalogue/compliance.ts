import type { ComplianceFields } from "#app/features/catalogue/products/compliance-input.ts";

import { componentsOf, isTextile } from "./components.ts";
import { demoOperators } from "./operators.ts";
import { demoProducts } from "./products.ts";
import type { DemoProduct } from "./types.ts";

type Warnings = ComplianceFields["warnings"];

const latex: Warnings[number] = {
  kind: "allergy",
  text: "Contains natural rubber latex, which can cause allergic reactions.",
};
const tear: Warnings[number] = {
  kind: "use",
  text: "Check it for tears and cuts before each use, and do not use it when it has any: it can snap back.",
};
const cord: Warnings[number] = {
  kind: "strangulation",
  text: "Long loop or cord: keep it away from children and pets, and never put it around the neck.",
};

/** The warnings of those products that need some. */
const warningsById: Readonly<Record<string, Warnings>> = {
  "dra-loop-bands": [latex, cord, tear],
  "stretch-tube-set": [
    latex,
    cord,
    {
      kind: "load",
      text: "Do not stretch it to more than 2.5 times its length. Use it with doors that close towards you.",
    },
    tear,
  ],
  "rulle-foam-roller": [{ kind: "load", text: "Carries at most 150 kg. Do not stand on it." }],
  "golv-training-mat": [
    { kind: "allergy", text: "Contains natural rubber, which can cause allergic reactions." },
    { kind: "use", text: "Keep it away from open fire and radiators." },
  ],
  "kall-steel-bottle": [
    {
      kind: "use",
      text: "Hot drinks stay hot for hours: open it slowly. Not for sparkling drinks, and not for the microwave.",
    },
  ],
  "klunk-squeeze-bottle": [
    { kind: "choking", text: "The valve comes off for washing: small parts, not for children under 3 years." },
    { kind: "use", text: "For cold drinks only, up to 40 °C." },
  ],
  "krita-chalk-block": [{ kind: "use", text: "Do not breathe in the dust. Keep it out of the eyes." }],
  "press-compression-socks": [
    {
      kind: "use",
      text: "Ask a doctor first if you have poor circulation, diabetes or sores on the legs. Take them off at night.",
    },
  ],
  "nattlop-reflective-tee": [
    { kind: "use", text: "No protective equipment: wear a tested reflective vest where traffic must see you." },
  ],
  "grepp-training-gloves": [{ kind: "use", text: "For the grip alone: they do not protect against injury." }],
  "grepp-pro-gloves": [{ kind: "use", text: "For the grip alone: they do not protect against injury." }],
  "hall-duffel-45": [{ kind: "load", text: "Made for at most 20 kg." }],
  "pendla-roll-top-backpack": [{ kind: "load", text: "Made for at most 12 kg." }],
  "kvall-hoodie": [{ kind: "strangulation", text: "Hood with a cord: not for children under 14 years." }],
};

/** What we guarantee beyond the law: of these the seams, zips and lids wear out last. */
const guaranteedFor5Years = [
  "pendla-roll-top-backpack",
  "dagstur-daypack",
  "hall-duffel-45",
  "lunch-duffel-22",
  "kall-steel-bottle",
];
const conditions =
  "Free of charge, for the whole product, against any fault of material and workmanship in normal use. Write to us with your order number and a picture: we repair it, replace it or give you your money back, and pay the postage.";

/** What a demo product says by law before it is offered. */
export function complianceOf(product: DemoProduct): ComplianceFields {
  const isImported = product.source === "cjdropshipping";
  const warnings = warningsById[product.id] ?? [];
  const number = 1001 + demoProducts.findIndex(({ id }) => id === product.id);
  return {
    textile: isTextile(product),
    // The brand on the strap is stamped on leather.
    animalParts: product.id === "kurva-cap",
    components: componentsOf(product),
    manufacturerId: isImported ? demoOperators.tubeMaker.id : demoOperators.ourselves.id,
    responsiblePersonId: isImported ? demoOperators.importer.id : null,
    modelNumber: isImported ? "HF-TB120" : `PM-${number}`,
    noWarnings: warnings.length === 0,
    warnings,
    guarantee: guaranteedFor5Years.includes(product.id)
      ? { years: 5, guarantorId: demoOperators.ourselves.id, conditions }
      : null,
  };
}
