import { localised } from "#app/shared/language/localised.ts";

/** What the pages about prices and delivery say of orders that leave the EU. */
export const exportTermTexts = localised({
  voecOrDuties: {
    en: "Orders to Norway include Norwegian VAT if we ship every item ourselves and each costs less than 3 000 Norwegian kroner before VAT. You then pay no VAT or duties on delivery. On other orders to Norway, we charge no VAT at checkout: Norwegian VAT and any duties are due on delivery.",
    sv: "Beställningar till Norge har norsk moms när vi själva skickar alla varor och var och en kostar mindre än 3 000 norska kronor utan moms. Då betalar du ingen moms eller tull vid leverans. Andra beställningar till Norge har ingen moms i kassan: norsk moms och eventuell tull betalas vid leverans.",
    nb: "Bestillinger til Norge har norsk mva når vi sender alle varene selv og hver av dem koster under 3 000 norske kroner uten mva. Da betaler du ikke mva eller toll ved levering. Andre bestillinger til Norge har ikke mva i kassen: Norsk mva og eventuell toll betales ved levering.",
    da: "Bestillinger til Norge har norsk moms, når vi selv sender alle varer, og hver af dem koster under 3.000 norske kroner uden moms. Så betaler du ingen moms eller told ved levering. Andre bestillinger til Norge er uden moms ved kassen: Norsk moms og eventuel told betales ved levering.",
    fi: "Norjan-tilauksista peritään Norjan arvonlisävero, kun lähetämme kaikki tuotteet itse ja kukin maksaa alle 3 000 Norjan kruunua ilman arvonlisäveroa. Silloin toimituksen yhteydessä ei makseta arvonlisäveroa eikä tullia. Muista Norjan-tilauksista ei peritä arvonlisäveroa kassalla: Norjan arvonlisävero ja mahdollinen tulli maksetaan toimituksen yhteydessä.",
  },
  withoutSwedishVat: {
    en: (toCountry: string, duties: string) =>
      `Orders ${toCountry} include no Swedish VAT: checkout removes it when you choose the country. ${duties}`,
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
