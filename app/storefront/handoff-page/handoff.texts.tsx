import type { ReactNode } from "react";

import { localised } from "#app/shared/language/localised.ts";

/** What an agent put together for its person. */
export const handoffTexts = localised({
  inProgress: {
    en: "You've already ordered this",
    sv: "Du har redan beställt det här",
    nb: "Du har allerede bestilt dette",
    da: "Du har allerede bestilt dette",
    fi: "Olet jo tilannut tämän",
  },
  inProgressLead: {
    en: "Your payment isn't finished yet. Go back to checkout to finish it.",
    sv: "Betalningen är inte klar än. Gå tillbaka till kassan och slutför den.",
    nb: "Betalingen er ikke ferdig ennå. Gå tilbake til kassen og fullfør den.",
    da: "Betalingen er ikke færdig endnu. Gå tilbage til kassen, og gør den færdig.",
    fi: "Maksu on vielä kesken. Palaa kassalle ja maksa loppuun.",
  },
  toCheckout: {
    en: "Go to Checkout",
    sv: "Till kassan",
    nb: "Til kassen",
    da: "Til kassen",
    fi: "Kassalle",
  },
  completed: {
    en: "You've ordered and paid for this",
    sv: "Du har beställt och betalat",
    nb: "Du har bestilt og betalt",
    da: "Du har bestilt og betalt",
    fi: "Olet tilannut ja maksanut tämän",
  },
  completedLead: {
    en: "We've emailed you the confirmation.",
    sv: "Vi har mejlat orderbekräftelsen.",
    nb: "Vi har sendt deg ordrebekreftelsen.",
    da: "Vi har sendt dig ordrebekræftelsen.",
    fi: "Lähetimme tilausvahvistuksen sähköpostitse.",
  },
  canceled: {
    en: "This link has expired",
    sv: "Länken har gått ut",
    nb: "Lenken er utløpt",
    da: "Linket er udløbet",
    fi: "Linkki on vanhentunut",
  },
  canceledLead: {
    en: "Nothing was ordered. Ask your assistant for a new link, or find the items in the shop.",
    sv: "Inget har beställts. Be din assistent om en ny länk eller leta upp varorna i butiken.",
    nb: "Ingenting er bestilt. Be assistenten din om en ny lenke, eller finn varene i butikken.",
    da: "Der er ikke bestilt noget. Bed din assistent om et nyt link, eller find varerne i butikken.",
    fi: "Mitään ei tilattu. Pyydä avustajaltasi uusi linkki tai etsi tuotteet kaupasta.",
  },
  broken: {
    en: "Ask your assistant for a new link, or find the items in the shop.",
    sv: "Be din assistent om en ny länk eller leta upp varorna i butiken.",
    nb: "Be assistenten din om en ny lenke, eller finn varene i butikken.",
    da: "Bed din assistent om et nyt link, eller find varerne i butikken.",
    fi: "Pyydä avustajaltasi uusi linkki tai etsi tuotteet kaupasta.",
  },
  check: {
    en: "Check your order",
    sv: "Kontrollera din beställning",
    nb: "Sjekk bestillingen din",
    da: "Tjek din bestilling",
    fi: "Tarkista tilauksesi",
  },
  lead: {
    en: (agent: ReactNode, until: string) => (
      <>
        An AI assistant ({agent}) put this together for you. Order and pay at checkout by {until}. Nothing is reserved
        until then.
      </>
    ),
    sv: (agent: ReactNode, until: string) => (
      <>
        En AI-assistent ({agent}) har satt ihop det här åt dig. Du beställer och betalar i kassan, senast {until}. Inget
        är reserverat innan dess.
      </>
    ),
    nb: (agent: ReactNode, until: string) => (
      <>
        En KI-assistent ({agent}) har satt dette sammen for deg. Du bestiller og betaler i kassen, senest {until}.
        Ingenting er reservert før det.
      </>
    ),
    da: (agent: ReactNode, until: string) => (
      <>
        En AI-assistent ({agent}) har sat dette sammen til dig. Du bestiller og betaler ved kassen, senest {until}.
        Intet er reserveret før da.
      </>
    ),
    fi: (agent: ReactNode, until: string) => (
      <>
        Tekoälyavustaja ({agent}) kokosi tämän sinulle. Tilaat ja maksat kassalla viimeistään {until}. Mitään ei varata
        ennen sitä.
      </>
    ),
  },
  notAsAsked: {
    en: "Some items aren't available as requested.",
    sv: "Allt går inte att beställa så som du bad om.",
    nb: "Noe kan ikke bestilles slik det ble bedt om.",
    da: "Noget kan ikke bestilles, som der blev bedt om.",
    fi: "Osaa ei voi tilata pyydetyllä tavalla.",
  },
  variant: {
    en: (color: string, size: string, quantity: number) => `${color}, ${size} · Quantity: ${quantity}`,
    sv: (color: string, size: string, quantity: number) => `${color}, ${size} · Antal: ${quantity}`,
    nb: (color: string, size: string, quantity: number) => `${color}, ${size} · Antall: ${quantity}`,
    da: (color: string, size: string, quantity: number) => `${color}, ${size} · Antal: ${quantity}`,
    fi: (color: string, size: string, quantity: number) => `${color}, ${size} · Määrä: ${quantity}`,
  },
  shipsTo: {
    en: (address: string) => (
      <>
        <span className="text-muted">Ships to </span>
        {address}
      </>
    ),
    sv: (address: string) => (
      <>
        <span className="text-muted">Skickas till </span>
        {address}
      </>
    ),
    nb: (address: string) => (
      <>
        <span className="text-muted">Sendes til </span>
        {address}
      </>
    ),
    da: (address: string) => (
      <>
        <span className="text-muted">Sendes til </span>
        {address}
      </>
    ),
    fi: (address: string) => (
      <>
        <span className="text-muted">Toimitusosoite: </span>
        {address}
      </>
    ),
  },
  toldTotal: {
    en: (price: string) => `Your assistant was told ${price}. The total above is the current one.`,
    sv: (price: string) => `Din assistent fick priset ${price}. Det är totalsumman ovan som gäller.`,
    nb: (price: string) => `Assistenten din fikk oppgitt ${price}. Totalsummen over er den gjeldende.`,
    da: (price: string) => `Din assistent fik oplyst ${price}. Beløbet ovenfor er det aktuelle.`,
    fi: (price: string) => `Avustajallesi ilmoitettiin ${price}. Yllä oleva summa on ajantasainen.`,
  },
  onlyThese: {
    en: "Order only these",
    sv: "Beställ bara dessa",
    nb: "Bestill bare disse",
    da: "Bestil kun disse",
    fi: "Tilaa vain nämä",
  },
  continue: {
    en: "Continue to checkout",
    sv: "Fortsätt till kassan",
    nb: "Fortsett til kassen",
    da: "Fortsæt til kassen",
    fi: "Jatka kassalle",
  },
  theseAndCart: {
    en: "Order these and my cart",
    sv: "Beställ dessa och min varukorg",
    nb: "Bestill disse og handlekurven min",
    da: "Bestil disse og min kurv",
    fi: "Tilaa nämä ja ostoskorini",
  },
  otherItems: {
    en: "Your cart has other items. “Order only these” removes them from your cart.",
    sv: "Det ligger andra varor i din varukorg. ”Beställ bara dessa” tar bort dem ur varukorgen.",
    nb: "Det er andre varer i handlekurven din. «Bestill bare disse» fjerner dem fra handlekurven.",
    da: "Der er andre varer i din kurv. ”Bestil kun disse” fjerner dem fra kurven.",
    fi: "Ostoskorissasi on muita tuotteita. ”Tilaa vain nämä” poistaa ne ostoskorista.",
  },
  whatWeTell: {
    en: "Once you've ordered, we tell the assistant your order number and that it's paid, and nothing else about you.",
    sv: "När du har beställt får assistenten veta ditt ordernummer och att det är betalt, och inget annat om dig.",
    nb: "Når du har bestilt, får assistenten vite ordrenummeret ditt og at det er betalt, og ingenting annet om deg.",
    da: "Når du har bestilt, får assistenten dit ordrenummer at vide, og at det er betalt, og intet andet om dig.",
    fi: "Kun olet tilannut, kerromme avustajalle tilausnumerosi ja sen, että tilaus on maksettu, mutta emme muuta sinusta.",
  },
  notSaved: {
    en: "Your browser couldn't save the cart. Free up some space, and try again.",
    sv: "Webbläsaren kunde inte spara varukorgen. Frigör lite utrymme och försök igen.",
    nb: "Nettleseren kunne ikke lagre handlekurven. Frigjør litt plass og prøv igjen.",
    da: "Browseren kunne ikke gemme kurven. Frigør lidt plads, og prøv igen.",
    fi: "Selain ei voinut tallentaa ostoskoria. Vapauta tilaa ja yritä uudelleen.",
  },
});
