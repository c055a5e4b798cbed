import { localised } from "#app/shared/language/localised.ts";

/** The words of the about page, until staff edit them. */
export const aboutTexts = localised({
  storyTitle: { en: "Our story", sv: "Vår historia", nb: "Vår historie", da: "Vores historie", fi: "Tarinamme" },
  storyBegan: {
    en: "It began with a locker room in Trosa, four people who trained before work, and a pile of gear that hadn't lasted the winter. Seams that split mid-squat. Tights that froze on the pier. Shirts worn out by March.",
    sv: "Det började i ett omklädningsrum i Trosa, med fyra personer som tränade före jobbet och en hög kläder som inte hade hållit vintern ut. Sömmar som sprack mitt i knäböjen. Tights som frös till is på bryggan. Tröjor som var slut i mars.",
    nb: "Det begynte i en garderobe i Trosa, med fire mennesker som trente før jobb og en haug klær som ikke hadde holdt vinteren ut. Sømmer som røk midt i knebøyen. Tights som frøs til is på brygga. Trøyer som var utslitt i mars.",
    da: "Det begyndte i et omklædningsrum i Trosa med fire mennesker, der trænede før arbejde, og en bunke tøj, der ikke havde holdt vinteren ud. Syninger, der sprang midt i et squat. Tights, der frøs til is på molen. Trøjer, der var slidt op i marts.",
    fi: "Kaikki alkoi pukuhuoneesta Trosassa: neljä ihmistä, jotka treenasivat ennen töitä, ja kasa varusteita, jotka eivät kestäneet talven yli. Saumoja, jotka repesivät kesken kyykyn. Trikoita, jotka jäätyivät laiturille. Paitoja, jotka olivat maaliskuussa kuluneet puhki.",
  },
  storyToday: {
    en: "So we made our own: first twelve tees, cut in a borrowed sail loft, then leggings, then a jacket that took two years to get right. Friends wanted them. Friends of friends paid for them. Today we're a small company in the same town by the Baltic, and every garment still has to survive one of our own winters before it's sold.",
    sv: "Så vi gjorde våra egna: först tolv t-shirts, klippta på ett lånat segelmakeri, sedan leggings, sedan en jacka som tog två år att få rätt. Vänner ville ha dem. Vänners vänner betalade för dem. I dag är vi ett litet företag i samma stad vid Östersjön, och varje plagg måste fortfarande överleva en av våra egna vintrar innan det säljs.",
    nb: "Så vi laget våre egne: først tolv T-skjorter, klippet på et lånt seilloft, så leggings, så en jakke som det tok to år å få riktig. Venner ville ha dem. Venners venner betalte for dem. I dag er vi et lite firma i den samme byen ved Østersjøen, og hvert plagg må fortsatt overleve en av våre egne vintre før det selges.",
    da: "Så vi lavede vores eget: først tolv T-shirts, klippet på et lånt sejlloft, så leggings, så en jakke, der tog to år at få rigtig. Venner ville have det. Venners venner betalte for det. I dag er vi et lille firma i den samme by ved Østersøen, og hvert stykke tøj skal stadig overleve en af vores egne vintre, før det bliver solgt.",
    fi: "Niinpä teimme omamme: ensin kaksitoista t-paitaa, leikattuina lainatulla purjeverstaalla, sitten leggingsit ja sitten takin, jonka hiominen kesti kaksi vuotta. Ystävät halusivat niitä. Ystävien ystävät maksoivat niistä. Nyt olemme pieni yritys samassa kaupungissa Itämeren rannalla, ja jokaisen vaatteen on yhä selvittävä yhdestä omasta talvestamme, ennen kuin myymme sitä.",
  },
  missionTitle: { en: "Our mission", sv: "Vårt uppdrag", nb: "Vårt oppdrag", da: "Vores mission", fi: "Tehtävämme" },
  // Large: a word of more than thirteen letters breaks on a phone.
  mission: {
    en: "To make training clothes that put you in the mode and then get out of the way.",
    sv: "Att göra kläder för träning som får dig in i läget och sedan inte är i vägen.",
    nb: "Å lage treningsklær som får deg i modus og så ikke er i veien.",
    da: "At lave træningstøj, der får dig i den rette tilstand og så ikke er i vejen.",
    fi: "Tehdä treeniin vaatteet, jotka vievät sinut oikeaan tilaan eivätkä ole tiellä.",
  },
  valuesTitle: { en: "Our values", sv: "Våra värderingar", nb: "Våre verdier", da: "Vores værdier", fi: "Arvomme" },
  testedTitle: {
    en: "Tested in weather",
    sv: "Testat i väder",
    nb: "Testet i vær",
    da: "Testet i vejr",
    fi: "Säässä testattu",
  },
  tested: {
    en: "Nothing goes on sale until it's been through a season of wind, sleet and crowded gyms, on people of different builds.",
    sv: "Inget säljs förrän det har gått igenom en säsong av blåst, snöblandat regn och trånga gym, på människor med olika kroppar.",
    nb: "Ingenting selges før det har vært gjennom en sesong med vind, sludd og fulle treningssentre, på mennesker med ulik kroppsbygning.",
    da: "Intet sælges, før det har været igennem en sæson med blæst, slud og fyldte fitnesscentre på mennesker med forskellig kropsbygning.",
    fi: "Mitään ei myydä ennen kuin se on käynyt läpi kauden tuulta, räntää ja täysiä saleja erilaisten ihmisten yllä.",
  },
  smallRunsTitle: { en: "Small runs", sv: "Små upplagor", nb: "Små opplag", da: "Små oplag", fi: "Pienet erät" },
  smallRuns: {
    en: "We make what we can sell and keep making what works. No mountains of leftovers.",
    sv: "Vi gör det vi kan sälja och fortsätter med det som fungerar. Inga berg av restlager.",
    nb: "Vi lager det vi kan selge, og fortsetter med det som fungerer. Ingen fjell av restlager.",
    da: "Vi laver det, vi kan sælge, og bliver ved med det, der virker. Ingen bjerge af restlager.",
    fi: "Teemme sen, minkä voimme myydä, ja jatkamme sitä, mikä toimii. Ei ylijäämävuoria.",
  },
  mendedTitle: {
    en: "Made to be mended",
    sv: "Gjort för att lagas",
    nb: "Laget for å repareres",
    da: "Lavet til at blive repareret",
    fi: "Tehty korjattavaksi",
  },
  mended: {
    en: "Flat seams and standard zippers, so things can be repaired.",
    sv: "Platta sömmar och vanliga dragkedjor, så att saker kan lagas.",
    nb: "Flate sømmer og vanlige glidelåser, så ting kan repareres.",
    da: "Flade syninger og almindelige lynlåse, så ting kan repareres.",
    fi: "Litteät saumat ja tavalliset vetoketjut, jotta tavarat voi korjata.",
  },
  talkTitle: { en: "Straight talk", sv: "Raka besked", nb: "Rett på sak", da: "Klar tale", fi: "Suoraa puhetta" },
  talk: {
    en: "Real stock, real delivery times, and reviews that show who actually bought. When something is sold out, we say so. When a product isn't for you, we say that, too.",
    sv: "Verkligt lager, verkliga leveranstider och recensioner som visar vem som faktiskt har köpt. När något är slut säger vi det. När en produkt inte är för dig säger vi det också.",
    nb: "Ekte lagerstatus, ekte leveringstider og anmeldelser som viser hvem som faktisk har kjøpt. Når noe er utsolgt, sier vi det. Når et produkt ikke er for deg, sier vi det også.",
    da: "Ægte lagerstatus, ægte leveringstider og anmeldelser, der viser, hvem der faktisk har købt. Når noget er udsolgt, siger vi det. Når et produkt ikke er for dig, siger vi også det.",
    fi: "Todelliset varastosaldot, todelliset toimitusajat ja arvostelut, jotka näyttävät, kuka oikeasti osti. Kun jokin on loppu, sanomme sen. Kun tuote ei sovi sinulle, sanomme senkin.",
  },
});
