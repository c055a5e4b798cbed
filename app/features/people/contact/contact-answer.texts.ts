import { localised } from "#app/shared/language/localised.ts";

/** What the server says of a message that it can't take, and how the form opens for a return. */
export const contactAnswerTexts = localised({
  tooMany: {
    en: "You've sent several messages. Wait a minute, then press Send Message again.",
    sv: "Du har skickat flera meddelanden. Vänta en minut och skicka sedan igen.",
    nb: "Du har sendt flere meldinger. Vent et minutt, og send så igjen.",
    da: "Du har sendt flere beskeder. Vent et minut, og send så igen.",
    fi: "Olet lähettänyt useita viestejä. Odota hetki ja lähetä sitten uudelleen.",
  },
  tooLong: {
    en: "This message is too long to send. Please shorten it.",
    sv: "Meddelandet är för långt för att skickas. Korta ner det.",
    nb: "Meldingen er for lang til å sendes. Kort den ned.",
    da: "Beskeden er for lang til at blive sendt. Gør den kortere.",
    fi: "Viesti on liian pitkä lähetettäväksi. Lyhennä sitä.",
  },
  returnTemplate: {
    en: "Hello,\n\nI would like to return an order.\n\nOrder number: PM-\nItems to return: \nReason for the return (optional): \n\nThank you!",
    sv: "Hej!\n\nJag vill returnera en beställning.\n\nOrdernummer: PM-\nVaror som jag vill returnera: \nOrsak till returen (valfritt): \n\nTack!",
    nb: "Hei!\n\nJeg vil returnere en bestilling.\n\nOrdrenummer: PM-\nVarer jeg vil returnere: \nÅrsak til returen (valgfritt): \n\nTakk!",
    da: "Hej!\n\nJeg vil gerne returnere en ordre.\n\nOrdrenummer: PM-\nVarer, jeg vil returnere: \nÅrsag til returneringen (valgfrit): \n\nTak!",
    fi: "Hei!\n\nHaluan palauttaa tilauksen.\n\nTilausnumero: PM-\nPalautettavat tuotteet: \nPalautuksen syy (vapaaehtoinen): \n\nKiitos!",
  },
});
