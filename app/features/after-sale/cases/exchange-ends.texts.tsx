import type { InLink } from "#app/features/shop/mail/mail-parts.tsx";
import { localised } from "#app/shared/language/localised.ts";

export const exchangeLapsedTexts = localised({
  previewPart: {
    en: "Part of your return arrived in time. We'll refund you for it.",
    sv: "En del av din retur kom fram i tid. Du får pengarna tillbaka för den.",
    nb: "En del av returen kom fram i tide. Du får pengene tilbake for den.",
    da: "En del af din returnering nåede frem i tide. Du får pengene tilbage for den.",
    fi: "Osa palautuksestasi saapui ajoissa. Hyvitämme sen.",
  },
  preview: {
    en: "Your return didn't arrive in time, so you keep what you have.",
    sv: "Din retur kom inte fram i tid, så du behåller det du har.",
    nb: "Returen kom ikke fram i tide, så du beholder det du har.",
    da: "Din returnering nåede ikke frem i tide, så du beholder det, du har.",
    fi: "Palautuksesi ei saapunut ajoissa, joten tuotteet jäävät sinulle.",
  },
  part: {
    en: (received: number, of: number, days: number) =>
      `We received ${received} of ${of} items within ${days} days, so we've canceled the exchange. We'll refund you for what arrived, and you keep the rest.`,
    sv: (received: number, of: number, days: number) =>
      `Vi fick ${received} av ${of} varor inom ${days} dagar, så vi har avbrutit bytet. Vi betalar tillbaka det som kom fram, och du behåller resten.`,
    nb: (received: number, of: number, days: number) =>
      `Vi mottok ${received} av ${of} varer innen ${days} dager, så vi har kansellert byttet. Du får pengene tilbake for det som kom fram, og beholder resten.`,
    da: (received: number, of: number, days: number) =>
      `Vi modtog ${received} af ${of} varer inden for ${days} dage, så vi har annulleret ombytningen. Du får pengene tilbage for det, der nåede frem, og beholder resten.`,
    fi: (received: number, of: number, days: number) =>
      `Vaihdon ${of} tuotteesta ${received} saapui ${days} päivän kuluessa, joten peruimme vaihdon. Hyvitämme saapuneet tuotteet, ja loput jäävät sinulle.`,
  },
  nothing: {
    en: (days: number) =>
      `Your return didn't arrive within ${days} days, so we've canceled the exchange. You keep what you have.`,
    sv: (days: number) =>
      `Din retur kom inte fram inom ${days} dagar, så vi har avbrutit bytet. Du behåller det du har.`,
    nb: (days: number) =>
      `Returen kom ikke fram innen ${days} dager, så vi har kansellert byttet. Du beholder det du har.`,
    da: (days: number) =>
      `Din returnering nåede ikke frem inden for ${days} dage, så vi har annulleret ombytningen. Du beholder det, du har.`,
    fi: (days: number) =>
      `Palautuksesi ei saapunut ${days} päivän kuluessa, joten peruimme vaihdon. Tuotteet jäävät sinulle.`,
  },
  alreadySent: {
    en: "Already sent it? We'll refund you when it arrives.",
    sv: "Har du redan skickat den? Vi betalar tillbaka när den kommer fram.",
    nb: "Har du allerede sendt den? Vi betaler tilbake når den kommer fram.",
    da: "Har du allerede sendt den? Vi betaler tilbage, når den når frem.",
    fi: "Oletko jo lähettänyt sen? Maksamme hyvityksen, kun se saapuu.",
  },
  alreadySentRest: {
    en: "Already sent the rest? We'll refund you when it arrives.",
    sv: "Har du redan skickat resten? Vi betalar tillbaka när den kommer fram.",
    nb: "Har du allerede sendt resten? Vi betaler tilbake når den kommer fram.",
    da: "Har du allerede sendt resten? Vi betaler tilbage, når den når frem.",
    fi: "Oletko jo lähettänyt loput? Maksamme hyvityksen, kun ne saapuvat.",
  },
  startNew: {
    en: (exchange: InLink) => <>You can also {exchange("start a new exchange")} while your return period is open.</>,
    sv: (exchange: InLink) => <>Du kan också {exchange("påbörja ett nytt byte")} så länge din returtid löper.</>,
    nb: (exchange: InLink) => <>Du kan også {exchange("starte et nytt bytte")} så lenge returfristen løper.</>,
    da: (exchange: InLink) => <>Du kan også {exchange("starte en ny ombytning")}, så længe din returfrist løber.</>,
    fi: (exchange: InLink) => <>Voit myös {exchange("aloittaa uuden vaihdon")} niin kauan kuin palautusaikaa on.</>,
  },
});

export const exchangeEndedTexts = localised({
  cancelled: {
    en: "Items in this exchange were canceled or refunded, so we won't ship new ones.",
    sv: "Varor i bytet har avbeställts eller återbetalats, så vi skickar ingen ny.",
    nb: "Varer i byttet er kansellert eller tilbakebetalt, så vi sender ikke en ny.",
    da: "Varer i ombytningen er annulleret eller refunderet, så vi sender ikke en ny.",
    fi: "Vaihdon tuotteita on peruttu tai hyvitetty, joten emme lähetä uutta.",
  },
  choseRefund: {
    en: "You chose a refund for items in this exchange, so we won't ship new ones.",
    sv: "Du valde pengarna tillbaka för varor i bytet, så vi skickar ingen ny.",
    nb: "Du valgte pengene tilbake for varer i byttet, så vi sender ikke en ny.",
    da: "Du valgte pengene tilbage for varer i ombytningen, så vi sender ikke en ny.",
    fi: "Valitsit hyvityksen vaihdon tuotteista, joten emme lähetä uutta.",
  },
  cancelledWhat: {
    en: (what: string) => `Items in this exchange were canceled or refunded, so we won't ship ${what}.`,
    sv: (what: string) => `Varor i bytet har avbeställts eller återbetalats, så vi skickar inte ${what}.`,
    nb: (what: string) => `Varer i byttet er kansellert eller tilbakebetalt, så vi sender ikke ${what}.`,
    da: (what: string) => `Varer i ombytningen er annulleret eller refunderet, så vi sender ikke ${what}.`,
    fi: (what: string) => `Vaihdon tuotteita on peruttu tai hyvitetty, joten emme lähetä uutta: ${what}.`,
  },
  choseRefundWhat: {
    en: (what: string) => `You chose a refund for items in this exchange, so we won't ship ${what}.`,
    sv: (what: string) => `Du valde pengarna tillbaka för varor i bytet, så vi skickar inte ${what}.`,
    nb: (what: string) => `Du valgte pengene tilbake for varer i byttet, så vi sender ikke ${what}.`,
    da: (what: string) => `Du valgte pengene tilbage for varer i ombytningen, så vi sender ikke ${what}.`,
    fi: (what: string) => `Valitsit hyvityksen vaihdon tuotteista, joten emme lähetä uutta: ${what}.`,
  },
  accept: {
    en: "Already sent your return? We'll accept it.",
    sv: "Har du redan skickat din retur? Vi tar emot den.",
    nb: "Har du allerede sendt returen? Vi tar imot den.",
    da: "Har du allerede sendt din returnering? Vi tager imod den.",
    fi: "Oletko jo lähettänyt palautuksesi? Otamme sen vastaan.",
  },
  counts: {
    en: (number: string) => `Anything you send, or have sent, counts toward your return ${number}.`,
    sv: (number: string) => `Det du skickar, eller har skickat, räknas till din retur ${number}.`,
    nb: (number: string) => `Det du sender, eller har sendt, regnes med i returen ${number}.`,
    da: (number: string) => `Det, du sender eller har sendt, regnes med i din returnering ${number}.`,
    fi: (number: string) => `Kaikki, mitä lähetät tai olet lähettänyt, kuuluu palautukseesi ${number}.`,
  },
  unsettled: {
    en: (items: number) =>
      `We have ${items === 1 ? "1 item" : `${items} items`} from you that we haven't refunded yet, and we're looking into it.`,
    sv: (items: number) =>
      `Vi har ${items === 1 ? "1 vara" : `${items} varor`} från dig som vi inte har betalat tillbaka än, och vi tittar på det.`,
    nb: (items: number) =>
      `Vi har ${items === 1 ? "1 vare" : `${items} varer`} fra deg som vi ikke har betalt tilbake ennå, og vi ser på saken.`,
    da: (items: number) =>
      `Vi har ${items === 1 ? "1 vare" : `${items} varer`} fra dig, som vi ikke har betalt tilbage endnu, og vi ser på sagen.`,
    fi: (items: number) =>
      `Meillä on sinulta ${items === 1 ? "1 tuote, jota" : `${items} tuotetta, joita`} emme ole vielä hyvittäneet. Selvitämme asiaa.`,
  },
  startNew: {
    en: (exchange: InLink) => (
      <>Still need another size? {exchange("Start a new exchange")} while your return period is open.</>
    ),
    sv: (exchange: InLink) => (
      <>Behöver du fortfarande en annan storlek? {exchange("Påbörja ett nytt byte")} så länge din returtid löper.</>
    ),
    nb: (exchange: InLink) => (
      <>Trenger du fortsatt en annen størrelse? {exchange("Start et nytt bytte")} så lenge returfristen løper.</>
    ),
    da: (exchange: InLink) => (
      <>Mangler du stadig en anden størrelse? {exchange("Start en ny ombytning")}, så længe din returfrist løber.</>
    ),
    fi: (exchange: InLink) => (
      <>Tarvitsetko edelleen toisen koon? {exchange("Aloita uusi vaihto")} niin kauan kuin palautusaikaa on.</>
    ),
  },
});

export const exchangeSentTexts = localised({
  subject: {
    en: (number: string) => `Your exchange ${number} is on its way`,
    sv: (number: string) => `Ditt byte ${number} är på väg`,
    nb: (number: string) => `Byttet ditt ${number} er på vei`,
    da: (number: string) => `Din ombytning ${number} er på vej`,
    fi: (number: string) => `Vaihtosi ${number} on matkalla`,
  },
  heading: {
    en: "Your exchange is on its way",
    sv: "Ditt byte är på väg",
    nb: "Byttet ditt er på vei",
    da: "Din ombytning er på vej",
    fi: "Vaihtosi on matkalla",
  },
  preview: {
    en: (what: string) => `We shipped ${what}.`,
    sv: (what: string) => `Vi har skickat ${what}.`,
    nb: (what: string) => `Vi har sendt ${what}.`,
    da: (what: string) => `Vi har sendt ${what}.`,
    fi: (what: string) => `Lähetetty: ${what}.`,
  },
  arrived: {
    en: (what: string) => `Your return arrived, and we've shipped ${what}.`,
    sv: (what: string) => `Din retur har kommit fram, och vi har skickat ${what}.`,
    nb: (what: string) => `Returen er kommet fram, og vi har sendt ${what}.`,
    da: (what: string) => `Din returnering er nået frem, og vi har sendt ${what}.`,
    fi: (what: string) => `Palautuksesi on saapunut, ja uusi tuote on lähetetty: ${what}.`,
  },
  carrier: {
    en: (carrier: string, trackingId: string) => `Carrier: ${carrier}, tracking ID ${trackingId}`,
    sv: (carrier: string, trackingId: string) => `Transportör: ${carrier}, kollinummer ${trackingId}`,
    nb: (carrier: string, trackingId: string) => `Transportør: ${carrier}, sporingsnummer ${trackingId}`,
    da: (carrier: string, trackingId: string) => `Fragtfirma: ${carrier}, trackingnummer ${trackingId}`,
    fi: (carrier: string, trackingId: string) => `Kuljetusyhtiö: ${carrier}, seurantatunnus ${trackingId}`,
  },
  untracked: {
    en: (carrier: string) => `Carrier: ${carrier} (no tracking)`,
    sv: (carrier: string) => `Transportör: ${carrier} (utan spårning)`,
    nb: (carrier: string) => `Transportør: ${carrier} (uten sporing)`,
    da: (carrier: string) => `Fragtfirma: ${carrier} (uden tracking)`,
    fi: (carrier: string) => `Kuljetusyhtiö: ${carrier} (ei seurantaa)`,
  },
  difference: {
    en: (amount: string) => `We're refunding you the price difference of ${amount} the way you paid.`,
    sv: (amount: string) => `Vi betalar tillbaka prisskillnaden på ${amount} på samma sätt som du betalade.`,
    nb: (amount: string) => `Vi betaler tilbake prisforskjellen på ${amount} på samme måte som du betalte.`,
    da: (amount: string) => `Vi betaler prisforskellen på ${amount} tilbage på samme måde, som du betalte.`,
    fi: (amount: string) => `Hyvitämme hintaeron ${amount} samalla tavalla kuin maksoit.`,
  },
  ownPeriod: {
    en: "You have 14 days from delivery to return it.",
    sv: "Du har 14 dagar på dig från leveransen att returnera.",
    nb: "Du har 14 dager fra leveringen til å returnere.",
    da: "Du har 14 dage fra leveringen til at returnere.",
    fi: "Voit palauttaa sen 14 päivän kuluessa toimituksesta.",
  },
});
