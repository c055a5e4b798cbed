import { localised } from "#app/shared/language/localised.ts";

/** What the policies are called in a browser's tab, and what search engines show of them. */
export const policyMetaTexts = localised({
  privacy: {
    en: "Privacy Policy",
    sv: "Integritetspolicy",
    nb: "Personvernerklæring",
    da: "Privatlivspolitik",
    fi: "Tietosuojaseloste",
  },
  privacyDescription: {
    en: "What we know about you, why, how long we keep it, and your rights.",
    sv: "Vad vi vet om dig, varför, hur länge vi sparar det, och dina rättigheter.",
    nb: "Hva vi vet om deg, hvorfor, hvor lenge vi lagrer det, og rettighetene dine.",
    da: "Hvad vi ved om dig, hvorfor, hvor længe vi gemmer det, og dine rettigheder.",
    fi: "Mitä tiedämme sinusta, miksi, kuinka kauan säilytämme tietoja ja mitkä ovat oikeutesi.",
  },
  dataProtection: {
    en: "Data Protection Information",
    sv: "Information om dataskydd",
    nb: "Informasjon om personvern",
    da: "Information om databeskyttelse",
    fi: "Tietosuojatiedot",
  },
  dataProtectionDescription: {
    en: "Who handles your data for us, how long we keep it, how we protect it, and your rights under the GDPR.",
    sv: "Vilka som behandlar dina uppgifter åt oss, hur länge vi sparar dem, hur vi skyddar dem och dina rättigheter enligt dataskyddsförordningen.",
    nb: "Hvem som behandler opplysningene dine for oss, hvor lenge vi lagrer dem, hvordan vi verner dem, og rettighetene dine etter personvernforordningen.",
    da: "Hvem der behandler dine oplysninger for os, hvor længe vi gemmer dem, hvordan vi beskytter dem, og dine rettigheder efter databeskyttelsesforordningen.",
    fi: "Kuka käsittelee tietojasi puolestamme, kuinka kauan säilytämme niitä, miten suojaamme ne ja mitkä ovat tietosuoja-asetuksen mukaiset oikeutesi.",
  },
  cookies: {
    en: "Cookie Policy",
    sv: "Cookiepolicy",
    nb: "Informasjonskapsler",
    da: "Cookiepolitik",
    fi: "Evästekäytäntö",
  },
  cookiesDescription: {
    en: "Which cookies we use, what they do, and how to choose.",
    sv: "Vilka cookies vi använder, vad de gör och hur du väljer.",
    nb: "Hvilke informasjonskapsler vi bruker, hva de gjør, og hvordan du velger.",
    da: "Hvilke cookies vi bruger, hvad de gør, og hvordan du vælger.",
    fi: "Mitä evästeitä käytämme, mitä ne tekevät ja miten voit valita.",
  },
});
