import { shippingCountries } from "#app/features/shop/shipping/rates.ts";

import { complaintSentenceWithLinks } from "./complaint-bodies.ts";
import type { TextPage } from "./document.ts";
import { legalGuaranteeList } from "./guarantee-terms.ts";

/** The notice of `legal-guarantee.ts` in Finnish. */
export const legalGuaranteePageFi = (): TextPage => ({
  title: "Lakisääteinen virhevastuu",
  intro:
    "Kaiken ostamasi on vastattava kuvausta ja kestettävä niin kauan kuin voit kohtuudella odottaa. Jos näin ei ole, maasi laki määrää, kuinka kauan voit reklamoida: EU:ssa vähintään 2 vuotta.",
  updated: "2026-11-29",
  sections: [
    {
      id: "how-long",
      title: "Kuinka kauan se kestää",
      blocks: [
        "Aika alkaa päivästä, jona saat tuotteen.",
        { list: legalGuaranteeList() },
        "Jos virhe ilmenee 2 vuoden kuluessa toimituksesta, sen katsotaan olleen olemassa alusta alkaen, jollemme voi osoittaa muuta.",
      ],
    },
    {
      id: "what-you-get",
      title: "Mihin sinulla on oikeus",
      blocks: [
        {
          list: [
            "Maksuton korjaus tai uusi tuote kohtuullisessa ajassa ja ilman olennaista haittaa sinulle. Saat valita näistä, ellei valintasi ole mahdoton tai tule meille selvästi toista kalliimmaksi.",
            "Hinnanalennus tai rahojen palautus, jos emme pysty korjaamaan virhettä ajoissa tai jos tuote pettää uudelleen.",
            "Ilmainen toimitus molempiin suuntiin.",
          ],
        },
      ],
    },
    {
      id: "how",
      title: "Näin reklamoit",
      blocks: [
        "[Kerro virheestä](/complaint) kohtuullisessa ajassa siitä, kun huomasit sen. Kaksi kuukautta on aina ajoissa. Tarvitset vain tilausnumerosi. Saat vahvistuksen heti ja vastauksemme 14 päivän kuluessa.",
        "Jos emme pääse sopuun, voit kääntyä näiden tahojen puoleen sen mukaan, mihin lähetimme tilauksesi.",
        { list: shippingCountries.map(complaintSentenceWithLinks) },
      ],
    },
    {
      id: "other-guarantees",
      title: "Muut takuut",
      blocks: [
        "Joillakin tuotteilla on lisäksi valmistajan maksuton kestävyystakuu, joka on voimassa pidempään. Tuotteen sivulla kerrotaan takuun kesto vuosina, merkki ja malli, takuun antaja ja se, mitä takuu kattaa. Lakisääteinen virhevastuu on silti voimassa.",
      ],
    },
  ],
});
