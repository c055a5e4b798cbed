import { localised } from "#app/shared/language/localised.ts";

/** A consumer's way on, from body to body: each stands with its address and what one turns to it for. */
export const bodiesTexts = localised({
  sentence: {
    en: (bodies: readonly string[]) => `If we can't agree, you can turn to ${bodies.join(", or to ")}.`,
    sv: (bodies: readonly string[]) =>
      `Om vi inte kommer överens kan du vända dig till ${bodies.join(", eller till ")}.`,
    nb: (bodies: readonly string[]) => `Hvis vi ikke blir enige, kan du kontakte ${bodies.join(", eller ")}.`,
    da: (bodies: readonly string[]) =>
      `Hvis vi ikke kan blive enige, kan du henvende dig til ${bodies.join(", eller til ")}.`,
    fi: (bodies: readonly string[]) => `Jos emme pääse sopuun, voit kääntyä näiden puoleen: ${bodies.join(" tai ")}.`,
  },
  body: {
    en: (body: string, purpose: string) => `${body} for ${purpose}`,
    sv: (body: string, purpose: string) => `${body} för ${purpose}`,
    nb: (body: string, purpose: string) => `${body} for ${purpose}`,
    da: (body: string, purpose: string) => `${body} for at få ${purpose}`,
    fi: (body: string, purpose: string) => `${body}, ${purpose}`,
  },
  // The same with a link, after the country: its address stands behind the name.
  linked: {
    en: (link: string, address: string | undefined, purpose: string) =>
      `${link}${address ? `, ${address},` : ""} for ${purpose}`,
    sv: (link: string, address: string | undefined, purpose: string) =>
      `${link}${address ? `, ${address},` : ""} för ${purpose}`,
    nb: (link: string, address: string | undefined, purpose: string) =>
      `${link}${address ? `, ${address},` : ""} for ${purpose}`,
    da: (link: string, address: string | undefined, purpose: string) =>
      `${link}${address ? `, ${address},` : ""} for at få ${purpose}`,
    fi: (link: string, address: string | undefined, purpose: string) =>
      `${link}${address ? `, ${address}` : ""} (${purpose})`,
  },
  ofCountry: {
    en: (country: string, bodies: readonly string[]) => `${country}: ${bodies.join(", or ")}.`,
    sv: (country: string, bodies: readonly string[]) => `${country}: ${bodies.join(", eller till ")}.`,
    nb: (country: string, bodies: readonly string[]) => `${country}: ${bodies.join(", eller ")}.`,
    da: (country: string, bodies: readonly string[]) => `${country}: ${bodies.join(", eller til ")}.`,
    fi: (country: string, bodies: readonly string[]) => `${country}: ${bodies.join(" tai ")}.`,
  },
  "free advice": {
    en: "free advice",
    sv: "gratis rådgivning",
    nb: "gratis råd",
    da: "gratis rådgivning",
    fi: "maksuton neuvonta",
  },
  "a recommendation in the dispute": {
    en: "a recommendation in the dispute",
    sv: "en rekommendation i tvisten",
    nb: "en anbefaling i tvisten",
    da: "en anbefaling i tvisten",
    fi: "ratkaisusuositus riidassa",
  },
});
