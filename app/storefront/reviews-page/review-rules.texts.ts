import { localised } from "#app/shared/language/localised.ts";

/** How reviews are checked (MFL 12 c §). `kept` is how long declined reviews are kept: `90 days`. */
export const reviewRulesTexts = localised({
  description: {
    en: "Who we ask for reviews, how we verify buyers, and what we decline.",
    sv: "Vilka vi ber om recensioner, hur vi verifierar köpare och vad vi avvisar.",
    nb: "Hvem vi ber om anmeldelser, hvordan vi verifiserer kjøpere, og hva vi avviser.",
    da: "Hvem vi beder om anmeldelser, hvordan vi verificerer købere, og hvad vi afviser.",
    fi: "Keneltä pyydämme arvosteluja, miten vahvistamme ostajat ja mitä hylkäämme.",
  },
  intro: {
    en: "Who we ask for reviews, how we verify buyers, and what we decline, with figures.",
    sv: "Vilka vi ber om recensioner, hur vi verifierar köpare och vad vi avvisar, med siffror.",
    nb: "Hvem vi ber om anmeldelser, hvordan vi verifiserer kjøpere, og hva vi avviser, med tall.",
    da: "Hvem vi beder om anmeldelser, hvordan vi verificerer købere, og hvad vi afviser, med tal.",
    fi: "Keneltä pyydämme arvosteluja, miten vahvistamme ostajat ja mitä hylkäämme, lukuina.",
  },
  read: {
    en: "Read reviews",
    sv: "Läs recensioner",
    nb: "Les anmeldelser",
    da: "Læs anmeldelser",
    fi: "Lue arvosteluja",
  },
  days: {
    en: (count: number) => `${count} days`,
    sv: (count: number) => `${count} dagarna`,
    nb: (count: number) => `${count} dagene`,
    da: (count: number) => `${count} dage`,
    fi: (count: number) => `${count} päivän`,
  },
  askedTitle: {
    en: "Who is asked",
    sv: "Vilka vi frågar",
    nb: "Hvem vi spør",
    da: "Hvem vi spørger",
    fi: "Keneltä kysymme",
  },
  asked: {
    en: "Every buyer, in the email that says the order has arrived. Anyone else can write a review, too.",
    sv: "Alla köpare, i mejlet som säger att beställningen har kommit fram. Alla andra kan också skriva en recension.",
    nb: "Alle kjøpere, i e-posten som sier at bestillingen er kommet fram. Alle andre kan også skrive en anmeldelse.",
    da: "Alle købere, i den mail, der siger, at ordren er nået frem. Alle andre kan også skrive en anmeldelse.",
    fi: "Jokaiselta ostajalta, viestissä, joka kertoo tilauksen saapuneen. Myös kuka tahansa muu voi kirjoittaa arvostelun.",
  },
  unpaid: {
    en: "We never pay for reviews, with money, discounts or gifts.",
    sv: "Vi betalar aldrig för recensioner, varken med pengar, rabatter eller gåvor.",
    nb: "Vi betaler aldri for anmeldelser, verken med penger, rabatter eller gaver.",
    da: "Vi betaler aldrig for anmeldelser, hverken med penge, rabatter eller gaver.",
    fi: "Emme koskaan maksa arvosteluista rahalla, alennuksilla tai lahjoilla.",
  },
  checkedTitle: {
    en: "How they are checked",
    sv: "Så kontrolleras de",
    nb: "Slik kontrolleres de",
    da: "Sådan kontrolleres de",
    fi: "Näin ne tarkistetaan",
  },
  verified: {
    en: (label: string) =>
      `'${label}' means the reviewer used the link in that email. We only send it for a paid and shipped order with this product. Each order allows one verified review per product. Reviews count even if the item was returned.`,
    sv: (label: string) =>
      `”${label}” betyder att den som skrev använde länken i det mejlet. Vi skickar den bara för en betald och skickad beställning med produkten. Varje beställning ger en verifierad recension per produkt. Recensioner räknas även om varan har returnerats.`,
    nb: (label: string) =>
      `«${label}» betyr at den som skrev, brukte lenken i den e-posten. Vi sender den bare for en betalt og sendt bestilling med produktet. Hver bestilling gir én verifisert anmeldelse per produkt. Anmeldelser teller selv om varen er returnert.`,
    da: (label: string) =>
      `”${label}” betyder, at den, der skrev, brugte linket i den mail. Vi sender det kun for en betalt og afsendt ordre med produktet. Hver ordre giver én verificeret anmeldelse pr. produkt. Anmeldelser tæller, også selv om varen er returneret.`,
    fi: (label: string) =>
      `”${label}” tarkoittaa, että kirjoittaja käytti viestin linkkiä. Lähetämme sen vain maksetusta ja lähetetystä tilauksesta, jossa tuote on. Yhdestä tilauksesta voi kirjoittaa yhden vahvistetun arvostelun tuotetta kohden. Arvostelu lasketaan, vaikka tuote olisi palautettu.`,
  },
  unverified: {
    en: (label: string) =>
      `'${label}' means the reviewer didn't use such a link. We don't know whether they bought or used the product, even if they know a customer's email address.`,
    sv: (label: string) =>
      `”${label}” betyder att den som skrev inte använde en sådan länk. Vi vet inte om personen har köpt eller använt produkten, även om den känner till en kunds e-postadress.`,
    nb: (label: string) =>
      `«${label}» betyr at den som skrev, ikke brukte en slik lenke. Vi vet ikke om personen har kjøpt eller brukt produktet, selv om vedkommende kjenner en kundes e-postadresse.`,
    da: (label: string) =>
      `”${label}” betyder, at den, der skrev, ikke brugte sådan et link. Vi ved ikke, om personen har købt eller brugt produktet, selv om vedkommende kender en kundes e-mailadresse.`,
    fi: (label: string) =>
      `”${label}” tarkoittaa, ettei kirjoittaja käyttänyt tällaista linkkiä. Emme tiedä, onko hän ostanut tuotteen tai käyttänyt sitä, vaikka hän tietäisi jonkun asiakkaan sähköpostiosoitteen.`,
  },
  imported: {
    en: (label: string) =>
      `'${label}' names the service a review was imported from when we moved our shop. However that service checked it, we can't, so it stays unverified.`,
    sv: (label: string) =>
      `”${label}” anger tjänsten som recensionen hämtades från när vi flyttade butiken. Hur den än kontrollerades där kan vi inte kontrollera den, så den räknas som ej verifierad.`,
    nb: (label: string) =>
      `«${label}» angir tjenesten anmeldelsen ble hentet fra da vi flyttet butikken. Uansett hvordan den ble kontrollert der, kan ikke vi gjøre det, så den forblir ikke verifisert.`,
    da: (label: string) =>
      `”${label}” angiver den tjeneste, anmeldelsen blev hentet fra, da vi flyttede butikken. Uanset hvordan den blev kontrolleret dér, kan vi ikke gøre det, så den forbliver ikke verificeret.`,
    fi: (label: string) =>
      `”${label}” kertoo palvelun, josta arvostelu tuotiin, kun siirsimme verkkokauppamme. Tarkistipa palvelu sen miten tahansa, me emme voi tarkistaa sitä, joten se jää vahvistamattomaksi.`,
  },
  counted: {
    en: "Ratings and counts, in the shop and for search engines, include verified reviews only. Unverified reviews are listed separately and never count.",
    sv: "Betyg och antal, i butiken och för sökmotorer, omfattar bara verifierade recensioner. Ej verifierade recensioner visas för sig och räknas aldrig.",
    nb: "Vurderinger og antall, i butikken og for søkemotorer, omfatter bare verifiserte anmeldelser. Ikke-verifiserte anmeldelser vises for seg og teller aldri.",
    da: "Bedømmelser og antal, i butikken og for søgemaskiner, omfatter kun verificerede anmeldelser. Ikke-verificerede anmeldelser vises for sig og tæller aldrig.",
    fi: "Arvosanat ja lukumäärät sisältävät sekä kaupassa että hakukoneissa vain vahvistetut arvostelut. Vahvistamattomat näytetään erikseen, eivätkä ne koskaan vaikuta lukuihin.",
  },
  readTitle: {
    en: "How they are read",
    sv: "Så läses de",
    nb: "Slik leses de",
    da: "Sådan læses de",
    fi: "Näin ne luetaan",
  },
  readByStaff: {
    en: "Our staff reads every review before we publish it, unedited. We never decline a review for its stars. The newest come first unless you sort them by stars, and a few verified ones are featured at the top.",
    sv: "Vi läser varje recension innan vi publicerar den, oredigerad. Vi avvisar aldrig en recension på grund av dess stjärnor. De nyaste kommer först om du inte sorterar efter stjärnor, och några verifierade lyfts fram överst.",
    nb: "Vi leser hver anmeldelse før vi publiserer den, uredigert. Vi avviser aldri en anmeldelse på grunn av stjernene. De nyeste kommer først hvis du ikke sorterer etter stjerner, og noen verifiserte løftes fram øverst.",
    da: "Vi læser hver anmeldelse, før vi offentliggør den, uredigeret. Vi afviser aldrig en anmeldelse på grund af dens stjerner. De nyeste kommer først, medmindre du sorterer efter stjerner, og nogle få verificerede fremhæves øverst.",
    fi: "Luemme jokaisen arvostelun ennen julkaisua emmekä muokkaa sitä. Emme koskaan hylkää arvostelua sen tähtien takia. Uusimmat tulevat ensin, ellet järjestä niitä tähtien mukaan, ja muutama vahvistettu nostetaan ylimmäksi.",
  },
  dated: {
    en: "Each review shows the day it was written.",
    sv: "Varje recension visar vilken dag den skrevs.",
    nb: "Hver anmeldelse viser hvilken dag den ble skrevet.",
    da: "Hver anmeldelse viser, hvilken dag den blev skrevet.",
    fi: "Jokaisesta arvostelusta näkyy kirjoituspäivä.",
  },
  declinedTitle: {
    en: "What we decline",
    sv: "Vad vi avvisar",
    nb: "Hva vi avviser",
    da: "Hvad vi afviser",
    fi: "Mitä hylkäämme",
  },
  declined: {
    en: (kept: string) =>
      `We decline reviews for these reasons only. The figures cover the last ${kept}. After that, we delete declined reviews.`,
    sv: (kept: string) =>
      `Vi avvisar recensioner bara av de här skälen. Siffrorna gäller de senaste ${kept}. Därefter raderar vi avvisade recensioner.`,
    nb: (kept: string) =>
      `Vi avviser anmeldelser bare av disse grunnene. Tallene gjelder de siste ${kept}. Etter det sletter vi avviste anmeldelser.`,
    da: (kept: string) =>
      `Vi afviser kun anmeldelser af disse grunde. Tallene gælder de seneste ${kept}. Derefter sletter vi afviste anmeldelser.`,
    fi: (kept: string) =>
      `Hylkäämme arvosteluja vain näistä syistä. Luvut koskevat viimeisen ${kept} aikaa. Sen jälkeen poistamme hylätyt arvostelut.`,
  },
  declinedCaption: {
    en: (kept: string) => `Declined in the last ${kept}, by reason`,
    sv: (kept: string) => `Avvisade de senaste ${kept}, efter skäl`,
    nb: (kept: string) => `Avvist de siste ${kept}, etter grunn`,
    da: (kept: string) => `Afvist de seneste ${kept}, efter grund`,
    fi: (kept: string) => `Hylätyt viimeisen ${kept} aikana syyn mukaan`,
  },
  aReviewThat: {
    en: "A review that",
    sv: "En recension som",
    nb: "En anmeldelse som",
    da: "En anmeldelse, der",
    fi: "Arvostelu, joka",
  },
  declinedHead: { en: "Declined", sv: "Avvisade", nb: "Avvist", da: "Afvist", fi: "Hylätty" },
  declinedBefore: {
    en: "Declined before we noted reasons",
    sv: "Avvisad innan vi noterade skäl",
    nb: "Avvist før vi noterte grunner",
    da: "Afvist, før vi noterede grunde",
    fi: "Hylättiin ennen kuin syyt merkittiin",
  },
  figuresTitle: {
    en: "Published and declined, by stars",
    sv: "Publicerade och avvisade, efter stjärnor",
    nb: "Publisert og avvist, etter stjerner",
    da: "Offentliggjort og afvist, efter stjerner",
    fi: "Julkaistut ja hylätyt tähtien mukaan",
  },
  verifiedHead: { en: "Verified", sv: "Verifierade", nb: "Verifisert", da: "Verificeret", fi: "Vahvistettu" },
  declinedLast: {
    en: (kept: string) => `Declined, ${kept}`,
    sv: (kept: string) => `Avvisade, senaste ${kept}`,
    nb: (kept: string) => `Avvist, de siste ${kept}`,
    da: (kept: string) => `Afvist, de seneste ${kept}`,
    fi: (kept: string) => `Hylätty, ${kept} aikana`,
  },
  noneDeclined: {
    en: (kept: string) => `We declined no reviews in the last ${kept}.`,
    sv: (kept: string) => `Vi har inte avvisat någon recension de senaste ${kept}.`,
    nb: (kept: string) => `Vi har ikke avvist noen anmeldelser de siste ${kept}.`,
    da: (kept: string) => `Vi har ikke afvist nogen anmeldelser de seneste ${kept}.`,
    fi: (kept: string) => `Emme ole hylänneet yhtään arvostelua viimeisen ${kept} aikana.`,
  },
  disagreeTitle: {
    en: "If you disagree",
    sv: "Om du inte håller med",
    nb: "Hvis du er uenig",
    da: "Hvis du er uenig",
    fi: "Jos olet eri mieltä",
  },
  disagree: {
    en: "Was your review declined? [Contact us](/contact) and we'll tell you why, and someone else will read it again. Does a review say something untrue about you or your work? Tell us. We'll look at it again, and remove it if it's unlawful.",
    sv: "Blev din recension avvisad? [Kontakta oss](/contact) så berättar vi varför, och någon annan läser den igen. Säger en recension något osant om dig eller ditt arbete? Berätta det för oss. Vi läser den igen och tar bort den om den är olaglig.",
    nb: "Ble anmeldelsen din avvist? [Kontakt oss](/contact), så forteller vi hvorfor, og noen andre leser den igjen. Sier en anmeldelse noe usant om deg eller arbeidet ditt? Si fra til oss. Vi ser på den igjen og fjerner den hvis den er ulovlig.",
    da: "Blev din anmeldelse afvist? [Kontakt os](/contact), så fortæller vi hvorfor, og en anden læser den igen. Siger en anmeldelse noget usandt om dig eller dit arbejde? Sig det til os. Vi ser på den igen og fjerner den, hvis den er ulovlig.",
    fi: "Hylättiinkö arvostelusi? [Ota yhteyttä](/contact), niin kerromme syyn ja joku toinen lukee sen uudelleen. Väittääkö arvostelu jotain perätöntä sinusta tai työstäsi? Kerro meille. Katsomme sen uudelleen ja poistamme sen, jos se on lainvastainen.",
  },
});
