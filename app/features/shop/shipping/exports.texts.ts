import { localised } from "#app/shared/language/localised.ts";

/** What shoppers are told of orders that leave the EU. */
export const exportTexts = localised({
  norwegianDuties: {
    en: "Norwegian VAT and duties may be due on delivery. They aren't included in the total.",
    sv: "Norsk moms och tull kan tillkomma vid leverans. De ingår inte i totalsumman.",
    nb: "Norsk mva og toll kan komme i tillegg ved levering. De er ikke med i totalsummen.",
    da: "Der kan komme norsk moms og told oveni ved levering. Det er ikke med i det samlede beløb.",
    fi: "Toimituksesta voidaan periä Norjan arvonlisävero ja tulli. Ne eivät sisälly loppusummaan.",
  },
  withoutSwedishVat: {
    en: (toCountry: string, duties: string) =>
      `Orders ${toCountry} carry no Swedish VAT: checkout removes it when you choose the country. ${duties}`,
    sv: (toCountry: string, duties: string) =>
      `Beställningar ${toCountry} har ingen svensk moms: den dras av i kassan när du väljer landet. ${duties}`,
    nb: (toCountry: string, duties: string) =>
      `Bestillinger ${toCountry} har ikke svensk mva: Den trekkes fra i kassen når du velger landet. ${duties}`,
    da: (toCountry: string, duties: string) =>
      `Bestillinger ${toCountry} er uden svensk moms: Den trækkes fra ved kassen, når du vælger landet. ${duties}`,
    fi: (toCountry: string, duties: string) =>
      `Tilauksista ${toCountry} ei peritä Ruotsin arvonlisäveroa: se vähennetään kassalla, kun valitset maan. ${duties}`,
  },
});
