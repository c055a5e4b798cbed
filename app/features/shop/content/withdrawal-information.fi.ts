import { countryName } from "#app/features/shop/addresses/country-names.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";

import { goodsAddress, type WithdrawalFacts, type WithdrawalInformation } from "./withdrawal-information.ts";
import { withdrawalPaths } from "./withdrawal-paths.ts";
import { withdrawalDays } from "./withdrawal-terms.ts";

/** The instructions and the form of `withdrawal-information.ts` in Finnish, in the words of the annex where it has them. */
export function withdrawalInformationFi({ identity, contact, shipping }: WithdrawalFacts): WithdrawalInformation {
  const post = `${identity.companyName}, ${contact.street}, ${contact.postalCode} ${contact.city}, ${countryName(contact.country)}`;
  const sendTo = goodsAddress(identity, shipping);
  const reach = `${post}, sähköposti ${contact.email}, puhelin ${contact.phone}`;
  return {
    title: "Peruuttamisoikeus",
    sections: [
      {
        id: "your-right",
        title: "Peruuttamisoikeutesi",
        blocks: [
          `Sinulla on oikeus peruuttaa tämä sopimus syytä ilmoittamatta ${withdrawalDays} päivän kuluessa.`,
          `Peruuttamisen määräaika päättyy ${withdrawalDays} päivän kuluttua siitä päivästä, jona sinä tai jokin muu ilmoittamasi taho kuin rahdinkuljettaja sai haltuunsa tilauksesi viimeisen tavaran. Jos päivä on lauantai, sunnuntai tai pyhäpäivä, määräaika päättyy seuraavana arkipäivänä.`,
          `Peruuttamisoikeuden käyttämiseksi sinun on ilmoitettava meille (${reach}) päätöksestäsi yksiselitteisellä tavalla, esimerkiksi kirjeellä tai sähköpostilla. Voit käyttää alla olevaa peruuttamislomaketta, mutta se ei ole pakollista.`,
          `Voit peruuttaa sopimuksen myös verkossa toiminnolla [${pageNames()["/withdraw"]}](${withdrawalPaths.function}), joka on kaupan jokaisen sivun alareunassa. Lähetämme sinulle silloin viipymättä sähköpostitse vahvistuksen, jossa on ilmoituksesi sisältö sekä päivä ja kellonaika, jolloin saimme sen.`,
          "Määräajan noudattamiseksi riittää, että lähetät ilmoituksesi ennen peruuttamisen määräajan päättymistä.",
        ],
      },
      {
        id: "effects",
        title: "Peruuttamisen vaikutukset",
        blocks: [
          `Jos peruutat sopimuksen, palautamme sinulle kaikki sinulta saamamme suoritukset, toimituskustannukset mukaan luettuina (lukuun ottamatta sitä, mitä olet valinnut maksaa edullisimman vakiotoimituksemme hinnan lisäksi), viivytyksettä ja viimeistään ${withdrawalDays} päivän kuluttua siitä päivästä, jona saimme tiedon päätöksestäsi. Suoritamme palautuksen sillä maksutavalla, jota olet käyttänyt, ellet ole nimenomaisesti suostunut muuhun, eikä siitä aiheudu sinulle kustannuksia.`,
          "Voimme odottaa, kunnes olemme saaneet tavarat takaisin tai olet osoittanut lähettäneesi ne, sen mukaan, kumpi tapahtuu aikaisemmin.",
          `Lähetä tavarat takaisin${sendTo ? ` osoitteeseen ${sendTo}` : ""} tai luovuta ne meille viivytyksettä ja viimeistään ${withdrawalDays} päivän kuluttua siitä päivästä, jona teit ilmoituksen. Määräaikaa on noudatettu, jos lähetät tavarat takaisin ennen kuin ${withdrawalDays} päivää on kulunut. Maksamme palautuksen: saat tarran.`,
          "Olet vastuussa ainoastaan sellaisesta tavaroiden arvon alentumisesta, joka on aiheutunut muusta kuin tavaroiden luonteen, ominaisuuksien ja toimivuuden toteamiseksi tarpeellisesta käsittelystä.",
        ],
      },
    ],
    form: {
      title: pageNames()["/withdrawal-form"],
      note: "Täytä ja palauta tämä lomake ainoastaan, jos haluat peruuttaa sopimuksen.",
      to: `Vastaanottaja ${reach}:`,
      statement:
        "Ilmoitan/Ilmoitamme (*), että haluan/haluamme (*) peruuttaa tekemäni/tekemämme (*) sopimuksen, joka koskee seuraavien tavaroiden toimittamista:",
      fields: [
        "Tavarat ja tilausnumero",
        "Tilauspäivä (*) / vastaanottopäivä (*)",
        "Kuluttajan nimi / Kuluttajien nimet",
        "Kuluttajan osoite / Kuluttajien osoitteet",
        "Kuluttajan allekirjoitus / Kuluttajien allekirjoitukset, vain jos lomake lähetetään paperilla",
        "Päiväys",
      ],
    },
  };
}
