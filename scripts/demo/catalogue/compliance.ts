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
  text: "Check for tears and cuts before each use. If you find any, don't use it: it can snap back.",
};
const cord: Warnings[number] = {
  kind: "strangulation",
  text: "Keep away from children and pets, and never put it around the neck.",
};

/** The warnings of those products that need some. */
const warningsById: Readonly<Record<string, Warnings>> = {
  "dra-loop-bands": [latex, cord, tear],
  "stretch-tube-set": [
    latex,
    cord,
    {
      kind: "load",
      text: "Don't stretch it beyond 2.5 times its length. Use it only with doors that close toward you.",
    },
    tear,
  ],
  "rulle-foam-roller": [{ kind: "load", text: "150 kg. Don't stand on it." }],
  "golv-training-mat": [
    { kind: "allergy", text: "Contains natural rubber, which can cause allergic reactions." },
    { kind: "use", text: "Keep away from open flames and radiators." },
  ],
  "kall-steel-bottle": [
    {
      kind: "use",
      text: "Hot drinks stay hot for hours: open slowly. Not for carbonated drinks or the microwave.",
    },
  ],
  "klunk-squeeze-bottle": [
    { kind: "choking", text: "The valve comes off for washing. Not for children under 3." },
    { kind: "use", text: "For cold drinks only, up to 40 °C." },
  ],
  "krita-chalk-block": [{ kind: "use", text: "Don't breathe in the dust. Keep out of eyes." }],
  "press-compression-socks": [
    {
      kind: "use",
      text: "Ask a doctor first if you have poor circulation, diabetes or leg sores. Take them off at night.",
    },
  ],
  "nattlop-reflective-tee": [
    { kind: "use", text: "Not protective equipment. Wear an approved reflective vest in traffic." },
  ],
  "grepp-training-gloves": [{ kind: "use", text: "For grip only. They don't protect against injury." }],
  "grepp-pro-gloves": [{ kind: "use", text: "For grip only. They don't protect against injury." }],
  "hall-duffel-45": [{ kind: "load", text: "20 kg." }],
  "pendla-roll-top-backpack": [{ kind: "load", text: "12 kg." }],
  "kvall-hoodie": [{ kind: "strangulation", text: "The hood has a drawcord. Not for children under 14." }],
};

/** What we guarantee beyond the law: of these the seams, zippers and lids wear out last. */
const guaranteedFor5Years = [
  "pendla-roll-top-backpack",
  "dagstur-daypack",
  "hall-duffel-45",
  "lunch-duffel-22",
  "kall-steel-bottle",
];
const conditions =
  "Covers the whole product against defects in materials and workmanship under normal use, free of charge. Email us your order number and a photo. We'll repair it, replace it or refund you, and pay for shipping.";

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
