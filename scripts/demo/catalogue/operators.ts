import type { Operator } from "#app/features/catalogue/operators/operator.ts";
import { parseSiteConfiguration } from "#app/features/shop/content/configuration.server.ts";

const { identity, contact } = parseSiteConfiguration({});
const ourselves = {
  name: identity.companyName,
  street: contact.street,
  postalCode: contact.postalCode,
  city: contact.city,
  country: "SE",
  electronicAddress: contact.email,
};

/** Who makes the demo shop's goods and answers for them: the shop itself, and a maker outside the EU with the shop as importer. */
export const demoOperators = {
  ourselves: { id: "op-pulse-mode", role: "manufacturer", ...ourselves },
  importer: { id: "op-pulse-mode-import", role: "importer", ...ourselves },
  tubeMaker: {
    id: "op-haifit",
    role: "manufacturer",
    name: "Haifit Sports Goods Co., Ltd.",
    street: "18 Example Industrial Road",
    postalCode: "315000",
    city: "Ningbo",
    country: "CN",
    electronicAddress: "safety@haifit.example",
  },
} as const satisfies Record<string, Operator>;
