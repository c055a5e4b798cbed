import { localised } from "#app/shared/language/localised.ts";

/** What the cookie settings say beyond the banner's words. */
export const settingsTexts = localised({
  byPurpose: {
    en: "Cookies by purpose",
    sv: "Cookies efter ändamål",
    nb: "Informasjonskapsler etter formål",
    da: "Cookies efter formål",
    fi: "Evästeet käyttötarkoituksen mukaan",
  },
  essential: { en: "Essential", sv: "Nödvändiga", nb: "Nødvendige", da: "Nødvendige", fi: "Välttämättömät" },
  essentialText: {
    en: "Keeps your cart, wishlist and checkout working, even offline.",
    sv: "Får din varukorg, önskelista och kassa att fungera, även offline.",
    nb: "Får handlekurven, ønskelisten og kassen til å virke, også uten nett.",
    da: "Får din kurv, ønskeliste og kasse til at virke, også offline.",
    fi: "Pitävät ostoskorin, toivelistan ja kassan toiminnassa, myös ilman yhteyttä.",
  },
  analytics: { en: "Analytics", sv: "Analys", nb: "Analyse", da: "Analyse", fi: "Analytiikka" },
  analyticsText: {
    en: "Measures how fast pages load and how far checkouts get, as totals only. Nothing is stored, and nothing identifies you.",
    sv: "Mäter hur snabbt sidorna visas och hur långt ett köp kommer i kassan, för vår statistik. Inget sparas, och inget visar vem du är.",
    nb: "Måler hvor raskt sidene vises og hvor langt et kjøp kommer i kassen, til statistikken vår. Ingenting lagres, og ingenting viser hvem du er.",
    da: "Måler, hvor hurtigt siderne vises, og hvor langt et køb når i kassen, til vores statistik. Intet gemmes, og intet viser, hvem du er.",
    fi: "Mittaa, kuinka nopeasti sivut näkyvät ja kuinka pitkälle ostos kassalla etenee, tilastojamme varten. Mitään ei tallenneta, eikä mikään kerro, kuka olet.",
  },
  preference: { en: "Preference", sv: "Inställningar", nb: "Preferanser", da: "Præferencer", fi: "Mieltymykset" },
  preferenceText: {
    en: "Remembers what you viewed and searched for. Shows the opening animation and our offer only once. Hides first-order offers once you've ordered.",
    sv: "Kommer ihåg vad du har tittat på och sökt efter. Visar introt och vårt erbjudande bara en gång. Döljer erbjudanden för första köpet när du har beställt.",
    nb: "Husker hva du har sett på og søkt etter. Viser introen og tilbudet vårt bare én gang. Skjuler tilbud for første kjøp når du har bestilt.",
    da: "Husker, hvad du har set på og søgt efter. Viser introen og vores tilbud kun én gang. Skjuler tilbud til første køb, når du har bestilt.",
    fi: "Muistaa, mitä olet katsellut ja hakenut. Näyttää aloitusnäkymän ja tarjouksemme vain kerran. Piilottaa ensitilauksen tarjoukset, kun olet tilannut.",
  },
  whatIsStored: {
    en: "What is stored",
    sv: "Vad som sparas",
    nb: "Hva som lagres",
    da: "Hvad der gemmes",
    fi: "Mitä tallennetaan",
  },
  stored: {
    en: (use: string, duration: string) => `: ${use} (${duration})`,
    sv: (use: string, duration: string) => `: ${use} (${duration})`,
    nb: (use: string, duration: string) => `: ${use} (${duration})`,
    da: (use: string, duration: string) => `: ${use} (${duration})`,
    fi: (use: string, duration: string) => `: ${use} (${duration})`,
  },
  save: { en: "Save choices", sv: "Spara val", nb: "Lagre valg", da: "Gem valg", fi: "Tallenna valinnat" },
  saved: {
    en: "Your choice is saved.",
    sv: "Ditt val är sparat.",
    nb: "Valget ditt er lagret.",
    da: "Dit valg er gemt.",
    fi: "Valintasi on tallennettu.",
  },
  close: {
    en: "Close cookie settings",
    sv: "Stäng cookieinställningarna",
    nb: "Lukk innstillingene for informasjonskapsler",
    da: "Luk cookieindstillingerne",
    fi: "Sulje evästeasetukset",
  },
});
