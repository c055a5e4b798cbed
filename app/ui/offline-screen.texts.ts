import { localised } from "#app/shared/language/localised.ts";

export const offlineTexts = localised({
  offline: { en: "Offline", sv: "Offline", nb: "Frakoblet", da: "Offline", fi: "Ei yhteyttä" },
  title: {
    en: "You're offline",
    sv: "Du är offline",
    nb: "Du er frakoblet",
    da: "Du er offline",
    fi: "Et ole verkossa",
  },
  advice: {
    en: "You need a connection to open this page. Your cart, wishlist and checkout details are saved on this device, and pages you've visited still open.",
    sv: "Du behöver uppkoppling för att öppna sidan. Din varukorg, din önskelista och dina uppgifter i kassan är sparade på den här enheten, och sidor som du har besökt går att öppna.",
    nb: "Du må være på nett for å åpne siden. Handlekurven, ønskelisten og opplysningene dine i kassen er lagret på denne enheten, og sider du har besøkt, kan fortsatt åpnes.",
    da: "Du skal være online for at åbne siden. Din kurv, din ønskeliste og dine oplysninger i kassen er gemt på denne enhed, og sider, du har besøgt, kan stadig åbnes.",
    fi: "Sivun avaamiseen tarvitaan verkkoyhteys. Ostoskorisi, toivelistasi ja kassalla antamasi tiedot on tallennettu tälle laitteelle, ja jo avaamasi sivut toimivat yhä.",
  },
  retry: { en: "Retry", sv: "Försök igen", nb: "Prøv igjen", da: "Prøv igen", fi: "Yritä uudelleen" },
  viewCart: {
    en: "View cart",
    sv: "Visa varukorgen",
    nb: "Vis handlekurven",
    da: "Vis kurven",
    fi: "Näytä ostoskori",
  },
});
