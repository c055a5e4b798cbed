import type { ReactNode } from "react";

import { localised } from "#app/shared/language/localised.ts";

/** What must be told right before an order. */
export const orderInformationTexts = localised({
  title: {
    en: "Before you order",
    sv: "Innan du beställer",
    nb: "Før du bestiller",
    da: "Før du bestiller",
    fi: "Ennen kuin tilaat",
  },
  delivery: {
    en: "Delivery",
    sv: "Leverans",
    nb: "Levering",
    da: "Levering",
    fi: "Toimitus",
  },
  seller: {
    en: "Seller",
    sv: "Säljare",
    nb: "Selger",
    da: "Sælger",
    fi: "Myyjä",
  },
  sellerIn: {
    en: (company: string) => `${company}, Sweden`,
    sv: (company: string) => `${company}, Sverige`,
    nb: (company: string) => `${company}, Sverige`,
    da: (company: string) => `${company}, Sverige`,
    fi: (company: string) => `${company}, Ruotsi`,
  },
  returns: {
    en: "Returns",
    sv: "Retur",
    nb: "Retur",
    da: "Retur",
    fi: "Palautus",
  },
  duties: {
    en: "Duties",
    sv: "Tull",
    nb: "Toll",
    da: "Told",
    fi: "Tulli",
  },
  rights: {
    en: "Your rights, terms and company details",
    sv: "Dina rättigheter, villkor och uppgifter om företaget",
    nb: "Rettigheter, vilkår og firmaopplysninger",
    da: "Rettigheder, vilkår og firmaoplysninger",
    fi: "Oikeutesi, ehdot ja yrityksen tiedot",
  },
  close: {
    en: "Close",
    sv: "Stäng",
    nb: "Lukk",
    da: "Luk",
    fi: "Sulje",
  },
  changedMind: {
    en: "Changed your mind?",
    sv: "Ångrat dig?",
    nb: "Ombestemt deg?",
    da: "Fortrudt?",
    fi: "Muutitko mielesi?",
  },
  withdraw: {
    en: (days: number, page: ReactNode, form: ReactNode) => (
      <>
        You can withdraw for any reason within {days} days of the day you receive the last item. Press {page}, at the
        bottom of every page, on your order's page and in our emails, or tell us in any other clear way. You may use the{" "}
        {form}. Returns are free with our label. If you use the goods beyond trying them on, we may deduct their loss in
        value.
      </>
    ),
    sv: (days: number, page: ReactNode, form: ReactNode) => (
      <>
        Du har {days} dagar på dig att ångra köpet från den dag du får den sista varan, oavsett skäl. Tryck på {page},
        längst ner på varje sida, på beställningens sida och i våra mejl, eller meddela oss på något annat tydligt sätt.
        Du kan använda {form}. Returen är gratis med vår returetikett. Om du använder varorna mer än vad som behövs för
        att prova dem får vi göra avdrag för värdeminskningen.
      </>
    ),
    nb: (days: number, page: ReactNode, form: ReactNode) => (
      <>
        Du har {days} dager fra den dagen du mottar den siste varen til å angre kjøpet uten å oppgi grunn. Trykk på{" "}
        {page}, nederst på hver side, på bestillingens side og i e-postene våre, eller gi oss beskjed på en annen
        tydelig måte. Du kan bruke {form}. Returen er gratis med returetiketten vår. Bruker du varene mer enn det som
        trengs for å prøve dem, kan vi trekke fra verditapet.
      </>
    ),
    da: (days: number, page: ReactNode, form: ReactNode) => (
      <>
        Du har {days} dage fra den dag, du modtager den sidste vare, til at fortryde købet uden begrundelse. Tryk på{" "}
        {page} nederst på hver side, på ordrens side og i vores mails, eller giv os besked på anden tydelig måde. Du kan
        bruge {form}. Returen er gratis med vores label. Bruger du varerne mere, end der kræves for at prøve dem, kan vi
        trække værditabet fra.
      </>
    ),
    fi: (days: number, page: ReactNode, form: ReactNode) => (
      <>
        Voit peruuttaa sopimuksen syytä kertomatta {days} päivän kuluessa siitä, kun saat viimeisen tuotteen. Paina{" "}
        {page} jokaisen sivun alareunassa, tilauksesi sivulla tai viesteissämme, tai ilmoita meille muulla selvällä
        tavalla. Voit käyttää tätä: {form}. Palautus on ilmainen palautustarrallamme. Jos käytät tuotteita enemmän kuin
        sovittamiseen, voimme vähentää hyvityksestä niiden arvon alentumisen.
      </>
    ),
  },
  standardForm: {
    en: "standard form",
    sv: "standardblanketten",
    nb: "angreskjemaet",
    da: "standardformularen",
    fi: "peruuttamislomake",
  },
  openItem: {
    en: (guarantee: string) => `${guarantee} Open any item for its details and materials.`,
    sv: (guarantee: string) => `${guarantee} Öppna en vara för detaljer och material.`,
    nb: (guarantee: string) => `${guarantee} Åpne en vare for detaljer og materialer.`,
    da: (guarantee: string) => `${guarantee} Åbn en vare for detaljer og materialer.`,
    fi: (guarantee: string) => `${guarantee} Avaa tuote nähdäksesi sen tiedot ja materiaalit.`,
  },
  youBuyFrom: {
    en: "You buy from",
    sv: "Du köper av",
    nb: "Du kjøper av",
    da: "Du køber hos",
    fi: "Ostat myyjältä",
  },
  company: {
    en: (name: string, number: string, vat: string, place: string) =>
      `${name}, organization number ${number}${vat && `, VAT number ${vat}`}, ${place}.`,
    sv: (name: string, number: string, vat: string, place: string) =>
      `${name}, organisationsnummer ${number}${vat && `, momsregistreringsnummer ${vat}`}, ${place}.`,
    nb: (name: string, number: string, vat: string, place: string) =>
      `${name}, organisasjonsnummer ${number}${vat && `, mva-nummer ${vat}`}, ${place}.`,
    da: (name: string, number: string, vat: string, place: string) =>
      `${name}, organisationsnummer ${number}${vat && `, momsnummer ${vat}`}, ${place}.`,
    fi: (name: string, number: string, vat: string, place: string) =>
      `${name}, yritystunnus ${number}${vat && `, ALV-tunnus ${vat}`}, ${place}.`,
  },
  noAgreement: {
    en: "If we can't agree",
    sv: "Om vi inte kommer överens",
    nb: "Hvis vi ikke blir enige",
    da: "Hvis vi ikke bliver enige",
    fi: "Jos emme pääse sopuun",
  },
  turnTo: {
    en: (bodies: ReactNode) => <>You can turn to {bodies}.</>,
    sv: (bodies: ReactNode) => <>Du kan vända dig till {bodies}.</>,
    nb: (bodies: ReactNode) => <>Du kan henvende deg til {bodies}.</>,
    da: (bodies: ReactNode) => <>Du kan henvende dig til {bodies}.</>,
    fi: (bodies: ReactNode) => <>Voit kääntyä näiden puoleen: {bodies}.</>,
  },
  or: {
    en: "or",
    sv: "eller",
    nb: "eller",
    da: "eller",
    fi: "tai",
  },
  withdrawalAndForm: {
    en: "Right of withdrawal, and its standard form",
    sv: "Ångerrätten och standardblanketten",
    nb: "Angreretten og angreskjemaet",
    da: "Fortrydelsesretten og standardformularen",
    fi: "Peruuttamisoikeus ja peruuttamislomake",
  },
});
