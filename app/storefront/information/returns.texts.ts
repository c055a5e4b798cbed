import { localised } from "#app/shared/language/localised.ts";

/** The page on returns. Links are written as in every text page: `[label](address)`. */
export const returnsTexts = localised({
  metaDescription: {
    en: "How to return or exchange an item: deadlines, steps, refunds and your right of withdrawal.",
    sv: "Så returnerar eller byter du en vara: frister, steg, återbetalning och din ångerrätt.",
    nb: "Slik returnerer eller bytter du en vare: frister, trinn, tilbakebetaling og angreretten din.",
    da: "Sådan returnerer eller ombytter du en vare: frister, trin, tilbagebetaling og din fortrydelsesret.",
    fi: "Näin palautat tai vaihdat tuotteen: määräajat, vaiheet, hyvitys ja peruuttamisoikeutesi.",
  },
  exchangesByLink: {
    en: "Exchanges start from your order page. We'll email you the link.",
    sv: "Ett byte påbörjar du på sidan för din beställning. Vi mejlar dig länken.",
    nb: "Bytter starter på siden for bestillingen din. Vi sender deg lenken på e-post.",
    da: "Ombytning starter på din ordres side. Vi sender dig linket på e-mail.",
    fi: "Vaihto alkaa tilauksesi sivulta. Lähetämme linkin sähköpostiisi.",
  },
  intro: {
    en: (promise: string) => `Try it on at home. ${promise}`,
    sv: (promise: string) => `Prova hemma. ${promise}`,
    nb: (promise: string) => `Prøv hjemme. ${promise}`,
    da: (promise: string) => `Prøv det hjemme. ${promise}`,
    fi: (promise: string) => `Sovita kotona. ${promise}`,
  },
  promiseTitle: {
    en: (days: number) => `${days} days`,
    sv: (days: number) => `${days} dagar`,
    nb: (days: number) => `${days} dager`,
    da: (days: number) => `${days} dage`,
    fi: (days: number) => `${days} päivää`,
  },
  promise: {
    en: (days: number) => `Return unused items within ${days} days of delivery. Keep in mind:`,
    sv: (days: number) => `Returnera oanvända varor inom ${days} dagar från leveransen. Tänk bara på det här:`,
    nb: (days: number) => `Returner ubrukte varer innen ${days} dager fra leveringen. Bare husk dette:`,
    da: (days: number) => `Returnér ubrugte varer inden for ${days} dage fra leveringen. Husk blot:`,
    fi: (days: number) => `Palauta käyttämättömät tuotteet ${days} päivän kuluessa toimituksesta. Muista vain nämä:`,
  },
  tryOn: {
    en: "Try clothes on as you would in a store, but don't train in them or wash them.",
    sv: "Prova kläderna som i en butik, men träna inte i dem och tvätta dem inte.",
    nb: "Prøv klærne som i en butikk, men ikke tren i dem eller vask dem.",
    da: "Prøv tøjet som i en butik, men træn ikke i det, og vask det ikke.",
    fi: "Sovita vaatteita kuten myymälässä, mutta älä treenaa niissä tai pese niitä.",
  },
  tags: {
    en: "Keep the tags on, and the hygiene seals on sports bras and bottles.",
    sv: "Låt etiketterna sitta kvar, och hygienförseglingen på sport-bh:ar och flaskor.",
    nb: "La merkelappene sitte på, og hygieneforseglingen på sports-BH-er og flasker.",
    da: "Lad mærkerne sidde, og hygiejneforseglingen på sports-bh'er og flasker.",
    fi: "Jätä laput paikoilleen, samoin urheiluliivien ja pullojen hygieniasinetit.",
  },
  packaging: {
    en: "Keep items in their original packaging and send them in any sturdy box or bag.",
    sv: "Behåll varorna i originalförpackningen och skicka dem i ett stadigt paket.",
    nb: "Behold varene i originalemballasjen og send dem i en solid pakke.",
    da: "Behold varerne i den originale emballage, og send dem i en solid pakke.",
    fi: "Pidä tuotteet alkuperäisissä pakkauksissaan ja lähetä ne tukevassa paketissa.",
  },
  lawTitle: {
    en: (days: number) => `Your legal right: ${days} days`,
    sv: (days: number) => `Din ångerrätt enligt lag: ${days} dagar`,
    nb: (days: number) => `Angreretten etter loven: ${days} dager`,
    da: (days: number) => `Din fortrydelsesret efter loven: ${days} dage`,
    fi: (days: number) => `Lakisääteinen oikeutesi: ${days} päivää`,
  },
  law: {
    en: (days: number) =>
      `By law, you have the right to withdraw within ${days} days of the day you received the last item of your order. You need no reason, and tags and seals don't matter. If an item has been used beyond trying it on, we may reduce your refund by its loss in value. Read more in the [Terms of Service](/terms-of-service#right-of-withdrawal), or print the [standard form](/withdrawal-form).`,
    sv: (days: number) =>
      `Enligt lag har du rätt att ångra köpet inom ${days} dagar från den dag då du fick den sista varan i din beställning. Du behöver inget skäl, och etiketter och förseglingar spelar ingen roll. Om en vara har använts mer än att provas får vi minska återbetalningen med dess värdeminskning. Läs mer i [köpvillkoren](/terms-of-service#right-of-withdrawal) eller skriv ut [standardblanketten](/withdrawal-form).`,
    nb: (days: number) =>
      `Etter loven har du rett til å angre kjøpet innen ${days} dager fra den dagen du fikk den siste varen i bestillingen. Du trenger ingen grunn, og merkelapper og forseglinger spiller ingen rolle. Er en vare brukt utover det å prøve den, kan vi redusere tilbakebetalingen med verdireduksjonen. Les mer i [kjøpsvilkårene](/terms-of-service#right-of-withdrawal), eller skriv ut [angreskjemaet](/withdrawal-form).`,
    da: (days: number) =>
      `Efter loven har du ret til at fortryde købet inden for ${days} dage fra den dag, du modtog den sidste vare i din ordre. Du behøver ingen grund, og mærker og forseglinger er uden betydning. Er en vare brugt ud over at blive prøvet, kan vi nedsætte tilbagebetalingen med dens værdiforringelse. Læs mere i [handelsbetingelserne](/terms-of-service#right-of-withdrawal), eller udskriv [standardformularen](/withdrawal-form).`,
    fi: (days: number) =>
      `Lain mukaan sinulla on oikeus peruuttaa kauppa ${days} päivän kuluessa siitä päivästä, jona sait tilauksesi viimeisen tuotteen. Et tarvitse syytä, eikä lapuilla tai sineteillä ole merkitystä. Jos tuotetta on käytetty enemmän kuin sovittamalla, voimme vähentää hyvityksestä sen arvon alenemisen. Lue lisää [toimitusehdoista](/terms-of-service#right-of-withdrawal) tai tulosta [peruuttamislomake](/withdrawal-form).`,
  },
  start: {
    en: "[Start a return](/withdraw): two steps, no account, no reason, and a receipt right away. You can do it as soon as you've ordered.",
    sv: "[Påbörja en retur](/withdraw): två steg, inget konto, inget skäl och en bekräftelse direkt. Du kan göra det så snart du har beställt.",
    nb: "[Start en retur](/withdraw): to trinn, ingen konto, ingen grunn og en bekreftelse med en gang. Du kan gjøre det så snart du har bestilt.",
    da: "[Start en returnering](/withdraw): to trin, ingen konto, ingen grund og en bekræftelse med det samme. Du kan gøre det, så snart du har bestilt.",
    fi: "[Aloita palautus](/withdraw): kaksi vaihetta, ei tiliä, ei syytä, ja vahvistus heti. Voit tehdä sen heti tilattuasi.",
  },
  howTitle: {
    en: "How to return",
    sv: "Så returnerar du",
    nb: "Slik returnerer du",
    da: "Sådan returnerer du",
    fi: "Näin palautat",
  },
  label: {
    en: (postage: string, email: string) =>
      `${postage} Can't find the email with your label? Use the [contact form](/contact?reason=returns) or email ${email}.`,
    sv: (postage: string, email: string) =>
      `${postage} Hittar du inte mejlet? Använd [kontaktformuläret](/contact?reason=returns) eller mejla ${email}.`,
    nb: (postage: string, email: string) =>
      `${postage} Finner du ikke e-posten? Bruk [kontaktskjemaet](/contact?reason=returns) eller skriv til ${email}.`,
    da: (postage: string, email: string) =>
      `${postage} Kan du ikke finde e-mailen? Brug [kontaktformularen](/contact?reason=returns), eller skriv til ${email}.`,
    fi: (postage: string, email: string) =>
      `${postage} Etkö löydä viestiä? Käytä [yhteydenottolomaketta](/contact?reason=returns) tai kirjoita osoitteeseen ${email}.`,
  },
  dropOff: {
    en: (company: string, address: string) =>
      `Drop off the parcel. Sending it without our label? Address it to ${company}, Returns, ${address}.`,
    sv: (company: string, address: string) =>
      `Lämna in paketet. Skickar du det utan vår etikett? Adressera det till ${company}, Returer, ${address}.`,
    nb: (company: string, address: string) =>
      `Lever pakken. Sender du den uten vår etikett? Adresser den til ${company}, Returer, ${address}.`,
    da: (company: string, address: string) =>
      `Aflevér pakken. Sender du den uden vores label? Adressér den til ${company}, Returnering, ${address}.`,
    fi: (company: string, address: string) =>
      `Vie paketti postitettavaksi. Lähetätkö sen ilman tarraamme? Osoite on ${company}, Palautukset, ${address}.`,
  },
  exchangesTitle: { en: "Exchanges", sv: "Byten", nb: "Bytter", da: "Ombytning", fi: "Vaihdot" },
  exchanges: {
    en: (days: number) =>
      `Exchanging for another size or color is free, both ways. Open your order from any of our emails, or [get the link again](/order-link), and choose the new one. We'll hold it for ${days} days and ship it once your return arrives. You keep the price you paid, and you can still return your order for a refund.`,
    sv: (days: number) =>
      `Att byta till en annan storlek eller färg är gratis, åt båda hållen. Öppna din beställning från något av våra mejl, eller [få länken igen](/order-link), och välj den nya varan. Vi reserverar den i ${days} dagar och skickar den när din retur har kommit fram. Du behåller priset du betalade, och du kan fortfarande returnera beställningen och få pengarna tillbaka.`,
    nb: (days: number) =>
      `Å bytte til en annen størrelse eller farge er gratis, begge veier. Åpne bestillingen din fra en av e-postene våre, eller [få lenken på nytt](/order-link), og velg den nye varen. Vi holder den av i ${days} dager og sender den når returen har kommet fram. Du beholder prisen du betalte, og du kan fortsatt returnere bestillingen og få pengene tilbake.`,
    da: (days: number) =>
      `Ombytning til en anden størrelse eller farve er gratis, begge veje. Åbn din ordre fra en af vores e-mails, eller [få linket igen](/order-link), og vælg den nye vare. Vi reserverer den i ${days} dage og sender den, når din returnering er nået frem. Du beholder den pris, du betalte, og du kan stadig returnere ordren og få pengene tilbage.`,
    fi: (days: number) =>
      `Vaihto toiseen kokoon tai väriin on ilmainen molempiin suuntiin. Avaa tilauksesi jostakin viestistämme tai [pyydä linkki uudelleen](/order-link) ja valitse uusi tuote. Varaamme sen ${days} päiväksi ja lähetämme sen, kun palautuksesi on saapunut. Hinta pysyy samana, ja voit silti palauttaa tilauksen ja saada rahat takaisin.`,
  },
  refundsTitle: { en: "Refunds", sv: "Återbetalning", nb: "Tilbakebetaling", da: "Tilbagebetaling", fi: "Hyvitys" },
  refunds: {
    en: (when: string, shipping: string) =>
      `${when} Your refund goes back the way you paid, with no fees. ${shipping} You keep your discount and free shipping.`,
    sv: (when: string, shipping: string) =>
      `${when} Pengarna går tillbaka samma väg som du betalade, utan avgifter. ${shipping} Du behåller din rabatt och fri frakt.`,
    nb: (when: string, shipping: string) =>
      `${when} Pengene går tilbake samme vei som du betalte, uten gebyr. ${shipping} Du beholder rabatten og den frie frakten.`,
    da: (when: string, shipping: string) =>
      `${when} Pengene går samme vej tilbage, som du betalte, uden gebyr. ${shipping} Du beholder din rabat og fri fragt.`,
    fi: (when: string, shipping: string) =>
      `${when} Rahat palautetaan samalla maksutavalla kuin maksoit, ilman kuluja. ${shipping} Säilytät alennuksesi ja ilmaisen toimituksen.`,
  },
  faultyTitle: {
    en: "Faulty items",
    sv: "Fel på varor",
    nb: "Feil på varer",
    da: "Fejl på varer",
    fi: "Vialliset tuotteet",
  },
  faulty: {
    en: (years: number, guarantee: string) =>
      `Faulty item? In Sweden you have ${years} years from delivery to tell us. For other countries, see [Your legal guarantee](${guarantee}). [Tell us](/complaint), with a picture if you can. We'll repair it, replace it or refund you, and pay for shipping.`,
    sv: (years: number, guarantee: string) =>
      `Är något fel på en vara? I Sverige har du ${years} år på dig från leveransen att reklamera. För andra länder, se [Reklamationsrätt](${guarantee}). [Berätta för oss](/complaint), gärna med en bild. Vi reparerar, byter ut eller betalar tillbaka, och står för frakten.`,
    nb: (years: number, guarantee: string) =>
      `Er det feil på en vare? I Sverige har du ${years} år på deg fra leveringen til å reklamere. For andre land, se [Reklamasjonsrett](${guarantee}). [Si fra til oss](/complaint), gjerne med et bilde. Vi reparerer, bytter eller betaler tilbake, og dekker frakten.`,
    da: (years: number, guarantee: string) =>
      `Er der fejl på en vare? I Sverige har du ${years} år fra leveringen til at reklamere. For andre lande, se [Reklamationsret](${guarantee}). [Sig det til os](/complaint), gerne med et billede. Vi reparerer, ombytter eller betaler tilbage, og vi betaler fragten.`,
    fi: (years: number, guarantee: string) =>
      `Onko tuotteessa vikaa? Ruotsissa voit ilmoittaa siitä ${years} vuoden kuluessa toimituksesta. Muista maista kerrotaan sivulla [Lakisääteinen virhevastuu](${guarantee}). [Kerro meille](/complaint), mieluiten kuvan kanssa. Korjaamme, vaihdamme tai hyvitämme tuotteen ja maksamme lähetyksen.`,
  },
  disagreeTitle: {
    en: "If we disagree",
    sv: "Om vi inte är överens",
    nb: "Hvis vi er uenige",
    da: "Hvis vi er uenige",
    fi: "Jos olemme eri mieltä",
  },
  disagree: {
    en: (adviser: string, _isSwedens: boolean) =>
      `You can turn to the Swedish National Board for Consumer Disputes, [ARN](https://www.arn.se/). We follow its recommendations. The Swedish Consumer Agency's ${adviser} gives free advice.`,
    // Finland's pages in Swedish name the adviser of that country.
    sv: (adviser: string, isSwedens: boolean) =>
      `Du kan vända dig till Allmänna reklamationsnämnden, [ARN](https://www.arn.se/). Vi följer dess rekommendationer. ${isSwedens ? "Konsumentverkets " : ""}${adviser} ger gratis rådgivning.`,
    nb: (adviser: string) =>
      `Du kan henvende deg til det svenske klageorganet Allmänna reklamationsnämnden, [ARN](https://www.arn.se/). Vi følger anbefalingene derfra. ${adviser} gir gratis råd.`,
    da: (adviser: string) =>
      `Du kan henvende dig til det svenske klagenævn Allmänna reklamationsnämnden, [ARN](https://www.arn.se/). Vi følger dets anbefalinger. ${adviser} giver gratis råd.`,
    fi: (adviser: string) =>
      `Voit kääntyä Ruotsin kuluttajariitalautakunnan, [ARN](https://www.arn.se/), puoleen. Noudatamme sen suosituksia. ${adviser} antaa maksutonta neuvontaa.`,
  },
});
