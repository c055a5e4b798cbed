import { localised } from "#app/shared/language/localised.ts";

/** What a return costs and gives back, and where it begins. */
export const returnTermsTexts = localised({
  postage: {
    en: (countries: string) => `The return label is free in ${countries}.`,
    sv: (countries: string) => `Etiketten är gratis från ${countries}.`,
    nb: (countries: string) => `Etiketten er gratis fra ${countries}.`,
    da: (countries: string) => `Labelen er gratis fra ${countries}.`,
    fi: (countries: string) => `Tarra on ilmainen kaikista toimitusmaistamme: ${countries}.`,
  },
  howToReturn: {
    en: "Open your order from any of our emails about it, and choose a refund or another size or color. You get a free label right away. No email? [Start a return](/withdraw) without one.",
    sv: "Öppna din beställning från något av våra mejl om den och välj pengarna tillbaka eller en annan storlek eller färg. Du får en gratis etikett direkt. Eller [påbörja en retur](/withdraw) utan mejlet.",
    nb: "Åpne bestillingen din fra en av e-postene våre om den, og velg pengene tilbake eller en annen størrelse eller farge. Du får en gratis etikett med en gang. Eller [start en retur](/withdraw) uten e-posten.",
    da: "Åbn din ordre fra en af vores e-mails om den, og vælg pengene tilbage eller en anden størrelse eller farve. Du får en gratis label med det samme. Eller [start en returnering](/withdraw) uden e-mailen.",
    fi: "Avaa tilauksesi jostakin sitä koskevasta viestistämme ja valitse rahojen palautus tai toinen koko tai väri. Saat heti ilmaisen tarran. Voit myös [aloittaa palautuksen](/withdraw) ilman viestiä.",
  },
  standardShipping: {
    en: "We refund standard shipping, too: all of it when you return the whole order, and a share when you return part of it.",
    sv: "Vi betalar också tillbaka standardfrakten: hela när du returnerar hela beställningen, och en andel när du returnerar en del av den.",
    nb: "Vi betaler også tilbake standardfrakten: hele når du returnerer hele bestillingen, og en andel når du returnerer en del av den.",
    da: "Vi betaler også standardfragten tilbage: hele fragten, når du returnerer hele ordren, og en andel, når du returnerer en del af den.",
    fi: "Hyvitämme myös normaalin toimituksen hinnan: koko hinnan, kun palautat koko tilauksen, ja osuuden, kun palautat osan siitä.",
  },
  neverAfterward: {
    en: "You keep your discount and free shipping.",
    sv: "Vi tar aldrig betalt för rabatter eller fri frakt i efterhand.",
    nb: "Vi krever aldri betaling for rabatter eller fri frakt i etterkant.",
    da: "Vi opkræver aldrig rabatter eller fri fragt bagefter.",
    fi: "Emme koskaan peri alennuksia tai ilmaista toimitusta jälkikäteen.",
  },
});
