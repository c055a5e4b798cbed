import { localised } from "#app/shared/language/localised.ts";

/** The question for a link, and the page that the link opens. */
export const myDataLinkTexts = localised({
  lead: {
    en: "See, download, correct or delete your data. We'll email you a secure link.",
    sv: "Se, ladda ner, rätta eller radera dina uppgifter. Vi mejlar dig en säker länk.",
    nb: "Se, last ned, rett eller slett opplysningene dine. Vi sender deg en sikker lenke på e-post.",
    da: "Se, hent, ret eller slet dine oplysninger. Vi sender dig et sikkert link på e-mail.",
    fi: "Katso, lataa, oikaise tai poista tietosi. Lähetämme turvallisen linkin sähköpostiisi.",
  },
  email: { en: "Email", sv: "E-post", nb: "E-post", da: "E-mail", fi: "Sähköposti" },
  emailError: {
    en: "Enter your email, such as name@example.com.",
    sv: "Ange din e-post, till exempel namn@example.com.",
    nb: "Skriv inn e-postadressen din, for eksempel navn@example.com.",
    da: "Indtast din e-mailadresse, for eksempel navn@example.com.",
    fi: "Anna sähköpostiosoitteesi, esimerkiksi nimi@example.com.",
  },
  send: {
    en: "Email me a link",
    sv: "Mejla mig en länk",
    nb: "Send meg en lenke",
    da: "Send mig et link",
    fi: "Lähetä linkki",
  },
  how: {
    en: (minutes: number) =>
      `The link works once and expires after ${minutes} minutes. Use the address you ordered, wrote or subscribed with. Request one link per email address.`,
    sv: (minutes: number) =>
      `Länken fungerar en gång och gäller i ${minutes} minuter. Använd adressen som du beställde, skrev eller prenumererade med. Begär en länk för varje e-postadress.`,
    nb: (minutes: number) =>
      `Lenken virker én gang, i ${minutes} minutter. Bruk adressen du bestilte, skrev eller abonnerte med. Be om én lenke per e-postadresse.`,
    da: (minutes: number) =>
      `Linket virker én gang, i ${minutes} minutter. Brug den adresse, du bestilte, skrev eller abonnerede med. Bed om ét link pr. e-mailadresse.`,
    fi: (minutes: number) =>
      `Linkki toimii kerran, ${minutes} minuutin ajan. Käytä osoitetta, jolla tilasit tuotteen tai uutiskirjeen tai kirjoitit meille. Pyydä kullekin osoitteelle oma linkki.`,
  },
  asked: {
    en: "If the address is right, your link is on its way. It can take a minute or two; check your spam folder. We send up to three links an hour.",
    sv: "Om adressen stämmer är länken på väg. Det kan ta någon minut; kolla skräpposten. Vi skickar högst tre länkar i timmen.",
    nb: "Hvis adressen stemmer, er lenken på vei. Det kan ta et minutt eller to; sjekk søppelposten. Vi sender høyst tre lenker i timen.",
    da: "Hvis adressen er rigtig, er linket på vej. Det kan tage et par minutter; tjek din spammappe. Vi sender højst tre links i timen.",
    fi: "Jos osoite on oikea, linkki on matkalla. Siihen voi mennä pari minuuttia; tarkista roskaposti. Lähetämme enintään kolme linkkiä tunnissa.",
  },
  expired: {
    en: "Your link has expired, and nothing was changed. Request a new link to continue.",
    sv: "Din länk har slutat gälla och inget ändrades. Begär en ny länk för att fortsätta.",
    nb: "Lenken er utløpt, og ingenting ble endret. Be om en ny lenke for å fortsette.",
    da: "Dit link er udløbet, og intet blev ændret. Bed om et nyt link for at fortsætte.",
    fi: "Linkki on vanhentunut, eikä mitään muutettu. Jatka pyytämällä uusi linkki.",
  },
  ended: {
    en: "Signed out. Request a new link to see your data again.",
    sv: "Du är utloggad. Begär en ny länk för att se dina uppgifter igen.",
    nb: "Du er logget ut. Be om en ny lenke for å se opplysningene igjen.",
    da: "Du er logget ud. Bed om et nyt link for at se dine oplysninger igen.",
    fi: "Olet kirjautunut ulos. Pyydä uusi linkki nähdäksesi tietosi uudelleen.",
  },
  tooMany: {
    en: "Too many attempts. Please wait a minute and try again.",
    sv: "För många försök. Vänta en minut och försök igen.",
    nb: "For mange forsøk. Vent et minutt og prøv igjen.",
    da: "For mange forsøg. Vent et minut, og prøv igen.",
    fi: "Liian monta yritystä. Odota minuutti ja yritä uudelleen.",
  },
});

/** Where the e-mailed link leads. */
export const openMyDataTexts = localised({
  title: {
    en: "See your data",
    sv: "Se dina uppgifter",
    nb: "Se opplysningene dine",
    da: "Se dine oplysninger",
    fi: "Katso tietosi",
  },
  once: {
    en: "Your link works once and keeps you signed in for half an hour. On a shared computer, sign out when you're done.",
    sv: "Din länk fungerar en gång och håller dig inloggad i en halvtimme. Logga ut när du är klar om andra använder datorn.",
    nb: "Lenken virker én gang og holder deg innlogget i en halv time. På en delt datamaskin bør du logge ut når du er ferdig.",
    da: "Dit link virker én gang og holder dig logget ind i en halv time. Log ud, når du er færdig, hvis andre bruger computeren.",
    fi: "Linkki toimii kerran ja pitää sinut kirjautuneena puoli tuntia. Kirjaudu yhteiskäyttöisellä koneella ulos, kun olet valmis.",
  },
  see: {
    en: "See my data",
    sv: "Se mina uppgifter",
    nb: "Se mine opplysninger",
    da: "Se mine oplysninger",
    fi: "Näytä tietoni",
  },
  expiredTitle: {
    en: "This link has expired",
    sv: "Länken har slutat gälla",
    nb: "Lenken er utløpt",
    da: "Linket er udløbet",
    fi: "Linkki on vanhentunut",
  },
  expired: {
    en: "It has been used, or is more than half an hour old. Request a new one.",
    sv: "Den har använts eller är mer än en halvtimme gammal. Begär en ny.",
    nb: "Den er brukt, eller er mer enn en halv time gammel. Be om en ny.",
    da: "Det er brugt, eller er mere end en halv time gammelt. Bed om et nyt.",
    fi: "Se on jo käytetty tai yli puoli tuntia vanha. Pyydä uusi.",
  },
  again: {
    en: "Request a new link",
    sv: "Begär en ny länk",
    nb: "Be om en ny lenke",
    da: "Bed om et nyt link",
    fi: "Pyydä uusi linkki",
  },
});

/** Everything about one person, and what they can do with it. */
export const myDataTexts = localised({
  // Around the time, with the space before it.
  signedIn: {
    en: ". You'll be signed out at ",
    sv: ". Du loggas ut ",
    nb: ". Du logges ut ",
    da: ". Du logges ud ",
    fi: ". Istuntosi päättyy ",
  },
  signOut: { en: "Sign out", sv: "Logga ut", nb: "Logg ut", da: "Log ud", fi: "Kirjaudu ulos" },
  see: { en: "See", sv: "Se", nb: "Se", da: "Se", fi: "Katso" },
  none: {
    en: "We have no data about this address.",
    sv: "Vi har inga uppgifter om den här adressen.",
    nb: "Vi har ingen opplysninger om denne adressen.",
    da: "Vi har ingen oplysninger om denne adresse.",
    fi: "Meillä ei ole tietoja tästä osoitteesta.",
  },
  download: { en: "Download", sv: "Ladda ner", nb: "Last ned", da: "Hent", fi: "Lataa" },
  zip: {
    en: "One ZIP file with everything above as JSON and CSV, and your receipts as PDF.",
    sv: "En ZIP-fil med allt ovan som JSON och CSV, och dina kvitton som PDF.",
    nb: "Én ZIP-fil med alt ovenfor som JSON og CSV, og kvitteringene dine som PDF.",
    da: "Én ZIP-fil med alt ovenfor som JSON og CSV og dine kvitteringer som PDF.",
    fi: "Yksi ZIP-tiedosto, jossa on kaikki edellä oleva JSON- ja CSV-muodossa sekä kuittisi PDF-tiedostoina.",
  },
  downloadAll: {
    en: "Download my data",
    sv: "Ladda ner mina uppgifter",
    nb: "Last ned mine opplysninger",
    da: "Hent mine oplysninger",
    fi: "Lataa tietoni",
  },
  correct: { en: "Correct", sv: "Rätta", nb: "Rett", da: "Ret", fi: "Oikaise" },
  consents: {
    en: "What you agreed to",
    sv: "Vad du har samtyckt till",
    nb: "Hva du har samtykket til",
    da: "Hvad du har samtykket til",
    fi: "Mihin olet suostunut",
  },
  ask: { en: "Ask us", sv: "Fråga oss", nb: "Spør oss", da: "Spørg os", fi: "Kysy meiltä" },
  askLead: {
    en: "Need something else? A person will reply by email within a month, free of charge.",
    sv: "Behöver du något annat? En person svarar via e-post inom en månad, gratis.",
    nb: "Trenger du noe annet? En medarbeider svarer på e-post innen en måned, gratis.",
    da: "Har du brug for noget andet? En medarbejder svarer på e-mail inden for en måned, gratis.",
    fi: "Tarvitsetko jotain muuta? Työntekijämme vastaa sähköpostitse kuukauden kuluessa, maksutta.",
  },
  about: {
    en: "What is it about?",
    sv: "Vad gäller det?",
    nb: "Hva gjelder det?",
    da: "Hvad drejer det sig om?",
    fi: "Mitä asia koskee?",
  },
  note: {
    en: "What can we do for you?",
    sv: "Vad kan vi göra för dig?",
    nb: "Hva kan vi gjøre for deg?",
    da: "Hvad kan vi gøre for dig?",
    fi: "Miten voimme auttaa?",
  },
  noteError: {
    en: "Tell us what it's about, in up to 2,000 characters.",
    sv: "Berätta vad det gäller, med högst 2 000 tecken.",
    nb: "Fortell hva det gjelder, med høyst 2 000 tegn.",
    da: "Fortæl, hvad det drejer sig om, med højst 2.000 tegn.",
    fi: "Kerro, mistä on kyse, enintään 2 000 merkillä.",
  },
  sendRequest: {
    en: "Send request",
    sv: "Skicka begäran",
    nb: "Send forespørsel",
    da: "Send anmodning",
    fi: "Lähetä pyyntö",
  },
  erase: { en: "Delete", sv: "Radera", nb: "Slett", da: "Slet", fi: "Poista" },
  save: { en: "Save", sv: "Spara", nb: "Lagre", da: "Gem", fi: "Tallenna" },
  nothingToCorrect: {
    en: "There's no name or address left to change: shipped orders keep theirs. Is something else wrong? Ask us below.",
    sv: "Det finns inget namn och ingen adress kvar att ändra: skickade beställningar behåller sina. Är något annat fel? Fråga oss nedan.",
    nb: "Det er ikke noe navn eller noen adresse igjen å endre: Sendte bestillinger beholder sine. Er noe annet feil? Spør oss nedenfor.",
    da: "Der er ikke noget navn eller nogen adresse at ændre: Afsendte ordrer beholder deres. Er noget andet forkert? Spørg os nedenfor.",
    fi: "Muutettavaa nimeä tai osoitetta ei enää ole: lähetettyjen tilausten tiedot säilyvät ennallaan. Onko jokin muu väärin? Kysy meiltä alla.",
  },
  yourDetails: {
    en: "Your details",
    sv: "Dina uppgifter",
    nb: "Opplysningene dine",
    da: "Dine oplysninger",
    fi: "Tietosi",
  },
  unshipped: {
    en: (order: string) => `Order ${order}, not shipped yet`,
    sv: (order: string) => `Beställning ${order}, inte skickad än`,
    nb: (order: string) => `Bestilling ${order}, ikke sendt ennå`,
    da: (order: string) => `Ordre ${order}, ikke afsendt endnu`,
    fi: (order: string) => `Tilaus ${order}, ei vielä lähetetty`,
  },
  checkField: {
    en: (field: string) => `${field}: check this field`,
    sv: (field: string) => `${field}: kontrollera fältet`,
    nb: (field: string) => `${field}: Kontroller feltet`,
    da: (field: string) => `${field}: Tjek feltet`,
    fi: (field: string) => `${field}: tarkista kenttä`,
  },
  firstName: { en: "First name", sv: "Förnamn", nb: "Fornavn", da: "Fornavn", fi: "Etunimi" },
  lastName: { en: "Last name", sv: "Efternamn", nb: "Etternavn", da: "Efternavn", fi: "Sukunimi" },
  address: { en: "Address", sv: "Adress", nb: "Adresse", da: "Adresse", fi: "Osoite" },
  postalCode: { en: "Postal code", sv: "Postnummer", nb: "Postnummer", da: "Postnummer", fi: "Postinumero" },
  city: { en: "City", sv: "Ort", nb: "Poststed", da: "By", fi: "Postitoimipaikka" },
  country: { en: "Country", sv: "Land", nb: "Land", da: "Land", fi: "Maa" },
  phone: { en: "Phone", sv: "Telefon", nb: "Telefon", da: "Telefon", fi: "Puhelin" },
});

/** What somebody agreed to and took back. */
export const consentListTexts = localised({
  none: {
    en: "You haven't agreed to any emails from us. Emails about your orders don't need consent.",
    sv: "Du har inte samtyckt till några mejl från oss. Mejl om dina beställningar kräver inget samtycke.",
    nb: "Du har ikke samtykket til noen e-poster fra oss. E-poster om bestillingene dine krever ikke samtykke.",
    da: "Du har ikke samtykket til nogen e-mails fra os. E-mails om dine ordrer kræver ikke samtykke.",
    fi: "Et ole antanut suostumusta sähköposteihimme. Tilauksiasi koskevat sähköpostit eivät vaadi suostumusta.",
  },
  newsletter: { en: "The newsletter", sv: "Nyhetsbrevet", nb: "Nyhetsbrevet", da: "Nyhedsbrevet", fi: "Uutiskirje" },
  offers: {
    en: "Offers and discounts",
    sv: "Erbjudanden och rabatter",
    nb: "Tilbud og rabatter",
    da: "Tilbud og rabatter",
    fi: "Tarjoukset ja alennukset",
  },
  given: { en: "Asked for", sv: "Begärt", nb: "Bedt om", da: "Bedt om", fi: "Pyydetty" },
  confirmed: {
    en: "Confirmed by email link",
    sv: "Bekräftat via länk i mejl",
    nb: "Bekreftet via lenke i e-post",
    da: "Bekræftet via link i e-mail",
    fi: "Vahvistettu sähköpostin linkillä",
  },
  withdrawn: { en: "Withdrawn", sv: "Återkallat", nb: "Trukket tilbake", da: "Trukket tilbage", fi: "Peruutettu" },
  refused: { en: "Refused", sv: "Avböjt", nb: "Avslått", da: "Afvist", fi: "Kieltäydytty" },
  // With the space before the link.
  object: {
    en: "You can object to marketing at any time, and we'll stop sending it. For what this browser may store, see ",
    sv: "Du kan när som helst invända mot marknadsföring, så slutar vi skicka den. Vad webbläsaren får spara väljer du i ",
    nb: "Du kan når som helst protestere mot markedsføring, så slutter vi å sende den. Hva nettleseren kan lagre, velger du i ",
    da: "Du kan til enhver tid gøre indsigelse mod markedsføring, så holder vi op med at sende den. Hvad browseren må gemme, vælger du i ",
    fi: "Voit milloin tahansa vastustaa markkinointia, ja lopetamme sen lähettämisen. Mitä selain saa tallentaa, valitset täällä: ",
  },
  stop: {
    en: "Stop all marketing",
    sv: "Stoppa all marknadsföring",
    nb: "Stopp all markedsføring",
    da: "Stop al markedsføring",
    fi: "Lopeta kaikki markkinointi",
  },
});

/** What became of a form. */
export const myDataAnswerTexts = localised({
  savedOrder: {
    en: "We'll send the order to your new address.",
    sv: "Vi skickar beställningen till din nya adress.",
    nb: "Vi sender bestillingen til den nye adressen din.",
    da: "Vi sender ordren til din nye adresse.",
    fi: "Lähetämme tilauksen uuteen osoitteeseesi.",
  },
  savedCustomer: {
    en: "Your details are updated.",
    sv: "Dina uppgifter är uppdaterade.",
    nb: "Opplysningene dine er oppdatert.",
    da: "Dine oplysninger er opdateret.",
    fi: "Tietosi on päivitetty.",
  },
  requested: {
    en: (id: string) => `We have your request ${id}. We'll reply by email within a month.`,
    sv: (id: string) => `Vi har fått din begäran ${id}. Vi svarar via e-post inom en månad.`,
    nb: (id: string) => `Vi har fått forespørselen din ${id}. Vi svarer på e-post innen en måned.`,
    da: (id: string) => `Vi har modtaget din anmodning ${id}. Vi svarer på e-mail inden for en måned.`,
    fi: (id: string) => `Pyyntösi ${id} on saapunut. Vastaamme sähköpostitse kuukauden kuluessa.`,
  },
  tooLate: {
    en: "Nothing was changed: it has already shipped or been removed. Ask us below if something is still wrong.",
    sv: "Inget ändrades: det är redan skickat eller borttaget. Fråga oss nedan om något fortfarande är fel.",
    nb: "Ingenting ble endret: Det er allerede sendt eller fjernet. Spør oss nedenfor hvis noe fortsatt er feil.",
    da: "Intet blev ændret: Det er allerede afsendt eller fjernet. Spørg os nedenfor, hvis noget stadig er forkert.",
    fi: "Mitään ei muutettu: se on jo lähetetty tai poistettu. Kysy meiltä alla, jos jokin on yhä väärin.",
  },
  objected: {
    en: "Done. We won't send you marketing unless you sign up again. You'll still get emails about your orders.",
    sv: "Klart. Vi skickar ingen marknadsföring om du inte anmäler dig igen. Du får fortfarande mejl om dina beställningar.",
    nb: "Det er gjort. Vi sender deg ikke markedsføring med mindre du melder deg på igjen. Du får fortsatt e-poster om bestillingene dine.",
    da: "Det er gjort. Vi sender dig ikke markedsføring, medmindre du tilmelder dig igen. Du får stadig e-mails om dine ordrer.",
    fi: "Valmista. Emme lähetä sinulle markkinointia, ellet tilaa sitä uudelleen. Saat yhä tilauksiasi koskevat sähköpostit.",
  },
  tooManyRequests: {
    en: "You have several open requests. We'll reply to those first.",
    sv: "Du har flera öppna ärenden. Vi svarar på dem först.",
    nb: "Du har flere åpne forespørsler. Vi svarer på dem først.",
    da: "Du har flere åbne anmodninger. Vi svarer på dem først.",
    fi: "Sinulla on useita avoimia pyyntöjä. Vastaamme ensin niihin.",
  },
  failed: {
    en: "We couldn't delete everything. Press Delete my data again to continue.",
    sv: "Vi kunde inte radera allt. Tryck på Radera igen för att fortsätta.",
    nb: "Vi kunne ikke slette alt. Trykk på Slett igjen for å fortsette.",
    da: "Vi kunne ikke slette alt. Tryk på Slet igen for at fortsætte.",
    fi: "Kaikkea ei voitu poistaa. Jatka painamalla Poista uudelleen.",
  },
  invalid: {
    en: "Nothing was changed. Check the marked field below.",
    sv: "Inget ändrades. Kontrollera det markerade fältet nedan.",
    nb: "Ingenting ble endret. Kontroller det markerte feltet nedenfor.",
    da: "Intet blev ændret. Tjek det markerede felt nedenfor.",
    fi: "Mitään ei muutettu. Tarkista merkitty kenttä alla.",
  },
  refused: {
    en: "We haven't deleted anything yet, because something is still open:",
    sv: "Vi har inte raderat något än, eftersom något inte är avslutat:",
    nb: "Vi har ikke slettet noe ennå, fordi noe fortsatt er åpent:",
    da: "Vi har ikke slettet noget endnu, fordi noget stadig er åbent:",
    fi: "Emme ole vielä poistaneet mitään, koska jokin on vielä kesken:",
  },
  requestNumber: {
    en: (id: string) =>
      `Your request number is ${id}. We'll delete your data once this is finished, or tell you within a month why it has to wait.`,
    sv: (id: string) =>
      `Din begäran har nummer ${id}. Vi raderar dina uppgifter när detta är klart, eller säger inom en månad varför det måste vänta.`,
    nb: (id: string) =>
      `Forespørselen din har nummer ${id}. Vi sletter opplysningene når dette er avsluttet, eller sier innen en måned hvorfor det må vente.`,
    da: (id: string) =>
      `Din anmodning har nummer ${id}. Vi sletter dine oplysninger, når dette er afsluttet, eller fortæller inden for en måned, hvorfor det må vente.`,
    fi: (id: string) =>
      `Pyyntösi numero on ${id}. Poistamme tietosi, kun tämä on valmis, tai kerromme kuukauden kuluessa, miksi sen on odotettava.`,
  },
});

/** What an erasure deletes and keeps. */
export const eraseTexts = localised({
  goes: {
    en: "What we'll delete",
    sv: "Vad vi raderar",
    nb: "Hva vi sletter",
    da: "Hvad vi sletter",
    fi: "Mitä poistamme",
  },
  stays: {
    en: "What stays, without your name, address and contact details",
    sv: "Vad som blir kvar, utan namn, adress och kontaktuppgifter",
    nb: "Hva som blir igjen, uten navn, adresse og kontaktopplysninger",
    da: "Hvad der bliver tilbage, uden navn, adresse og kontaktoplysninger",
    fi: "Mitä säilytämme ilman nimeäsi, osoitettasi ja yhteystietojasi",
  },
  first: {
    en: "This has to be finished first. Press the button anyway, and we'll delete your data afterward.",
    sv: "Det här måste bli klart först. Tryck på knappen ändå, så raderar vi dina uppgifter efteråt.",
    nb: "Dette må avsluttes først. Trykk på knappen likevel, så sletter vi opplysningene etterpå.",
    da: "Dette skal afsluttes først. Tryk på knappen alligevel, så sletter vi dine oplysninger bagefter.",
    fi: "Tämän on valmistuttava ensin. Paina painiketta silti, niin poistamme tietosi sen jälkeen.",
  },
  sure: {
    en: "I understand this can't be undone.",
    sv: "Jag förstår att det inte går att ångra.",
    nb: "Jeg forstår at dette ikke kan angres.",
    da: "Jeg forstår, at dette ikke kan fortrydes.",
    fi: "Ymmärrän, ettei tätä voi perua.",
  },
  checkBox: {
    en: "Check the box first.",
    sv: "Kryssa i rutan först.",
    nb: "Kryss av i boksen først.",
    da: "Sæt kryds i feltet først.",
    fi: "Rastita ensin ruutu.",
  },
  erase: {
    en: "Delete my data",
    sv: "Radera mina uppgifter",
    nb: "Slett mine opplysninger",
    da: "Slet mine oplysninger",
    fi: "Poista tietoni",
  },
  done: {
    en: (reference: string) =>
      `Your data is deleted. Our log keeps the reference ${reference} and nothing about you. Banks, carriers and other independent companies keep their own records. Backups expire on schedule.`,
    sv: (reference: string) =>
      `Dina uppgifter är raderade. Vår logg har kvar referensen ${reference} och inget om dig. Banker, transportörer och andra självständiga företag har egna register. Säkerhetskopior gallras enligt plan.`,
    nb: (reference: string) =>
      `Opplysningene dine er slettet. Loggen vår beholder referansen ${reference} og ingenting om deg. Banker, transportører og andre selvstendige selskaper har egne registre. Sikkerhetskopier slettes etter plan.`,
    da: (reference: string) =>
      `Dine oplysninger er slettet. Vores log beholder referencen ${reference} og intet om dig. Banker, fragtfirmaer og andre selvstændige virksomheder har deres egne registre. Sikkerhedskopier slettes efter planen.`,
    fi: (reference: string) =>
      `Tietosi on poistettu. Lokiimme jää viite ${reference} eikä mitään sinusta. Pankeilla, kuljetusyhtiöillä ja muilla itsenäisillä yrityksillä on omat rekisterinsä. Varmuuskopiot vanhenevat aikataulun mukaan.`,
  },
  deleted: { en: "Deleted", sv: "Raderat", nb: "Slettet", da: "Slettet", fi: "Poistettu" },
  kept: {
    en: "What stays, and why",
    sv: "Vad som blir kvar, och varför",
    nb: "Hva som blir igjen, og hvorfor",
    da: "Hvad der bliver tilbage, og hvorfor",
    fi: "Mitä säilytämme ja miksi",
  },
  browser: {
    en: "Your browser still has data such as your cart. You can clear it in your browser's settings.",
    sv: "Din webbläsare har kvar uppgifter, till exempel din varukorg. Du kan rensa dem i webbläsarens inställningar.",
    nb: "Nettleseren har fortsatt opplysninger som handlekurven. Du kan slette dem i nettleserens innstillinger.",
    da: "Din browser har stadig oplysninger som din kurv. Du kan slette dem i browserens indstillinger.",
    fi: "Selaimessasi on yhä tietoja, kuten ostoskorisi. Voit tyhjentää ne selaimen asetuksissa.",
  },
  home: {
    en: "Return to Home",
    sv: "Tillbaka till startsidan",
    nb: "Tilbake til forsiden",
    da: "Tilbage til forsiden",
    fi: "Takaisin etusivulle",
  },
});
