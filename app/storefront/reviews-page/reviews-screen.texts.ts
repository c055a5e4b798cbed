import { localised } from "#app/shared/language/localised.ts";

export const reviewsScreenTexts = localised({
  description: {
    en: "What people who train in our gear say about it, good and bad.",
    sv: "Vad de som tränar i våra kläder säger om dem, på gott och ont.",
    nb: "Hva de som trener i klærne våre, sier om dem, på godt og vondt.",
    da: "Hvad dem, der træner i vores tøj, siger om det, på godt og ondt.",
    fi: "Mitä vaatteissamme treenaavat sanovat niistä, hyvää ja huonoa.",
  },
  title: {
    en: "Customer Reviews",
    // Broken there where a phone has no room for it.
    sv: "Kund\u00ADrecensioner",
    nb: "Kunde\u00ADanmeldelser",
    da: "Kunde\u00ADanmeldelser",
    fi: "Asiakkaiden arvostelut",
  },
  intro: {
    en: "Rated by verified buyers. We publish good and bad reviews alike, unedited.",
    sv: "Betyg av verifierade köpare. Vi publicerar både bra och dåliga recensioner, oredigerade.",
    nb: "Vurdert av verifiserte kjøpere. Vi publiserer både gode og dårlige anmeldelser, uredigert.",
    da: "Bedømt af verificerede købere. Vi viser både gode og dårlige anmeldelser, uredigeret.",
    fi: "Vahvistettujen ostajien arvosanat. Julkaisemme hyvät ja huonot arvostelut muokkaamatta.",
  },
  noneYet: {
    en: "No verified reviews yet. Be the first to write one.",
    sv: "Inga verifierade recensioner än. Bli först med att skriva en.",
    nb: "Ingen verifiserte anmeldelser ennå. Skriv den første.",
    da: "Ingen verificerede anmeldelser endnu. Skriv den første.",
    fi: "Ei vielä vahvistettuja arvosteluja. Kirjoita ensimmäinen.",
  },
  featured: {
    en: "Featured reviews",
    sv: "Utvalda recensioner",
    nb: "Utvalgte anmeldelser",
    da: "Udvalgte anmeldelser",
    fi: "Poimintoja arvosteluista",
  },
  /** Before the product's name. */
  of: {
    en: "Reviews of",
    sv: "Recensioner av",
    nb: "Anmeldelser av",
    da: "Anmeldelser af",
    fi: "Arvostelut tuotteesta",
  },
  all: {
    en: "All reviews",
    sv: "Alla recensioner",
    nb: "Alle anmeldelser",
    da: "Alle anmeldelser",
    fi: "Kaikki arvostelut",
  },
  verified: {
    en: "Verified reviews",
    sv: "Verifierade recensioner",
    nb: "Verifiserte anmeldelser",
    da: "Verificerede anmeldelser",
    fi: "Vahvistetut arvostelut",
  },
  none: {
    en: "No reviews here yet.",
    sv: "Inga recensioner här än.",
    nb: "Ingen anmeldelser her ennå.",
    da: "Ingen anmeldelser her endnu.",
    fi: "Täällä ei ole vielä arvosteluja.",
  },
  seeAll: {
    en: "See all reviews",
    sv: "Se alla recensioner",
    nb: "Se alle anmeldelser",
    da: "Se alle anmeldelser",
    fi: "Katso kaikki arvostelut",
  },
  seeOthers: {
    en: (count: number) => `See all ${count} unverified reviews`,
    sv: (count: number) => `Se alla ${count} ej verifierade recensioner`,
    nb: (count: number) => `Se alle ${count} ikke-verifiserte anmeldelser`,
    da: (count: number) => `Se alle ${count} ikke-verificerede anmeldelser`,
    fi: (count: number) => `Katso kaikki ${count} vahvistamatonta arvostelua`,
  },
  backToHome: {
    en: "Back to Home",
    sv: "Tillbaka till startsidan",
    nb: "Tilbake til forsiden",
    da: "Tilbage til forsiden",
    fi: "Takaisin etusivulle",
  },
  filters: { en: "Filters", sv: "Filter", nb: "Filtre", da: "Filtre", fi: "Suodattimet" },
  remove: {
    en: (name: string) => `${name}, remove`,
    sv: (name: string) => `${name}, ta bort`,
    nb: (name: string) => `${name}, fjern`,
    da: (name: string) => `${name}, fjern`,
    fi: (name: string) => `${name}, poista`,
  },
});
