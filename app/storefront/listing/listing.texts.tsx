import type { ReactNode } from "react";

import { localised } from "#app/shared/language/localised.ts";

/** Of a listing: its list, its pages and what stands where it has none. */
export const listingTexts = localised({
  searched: {
    en: (words: string) => `“${words}”`,
    sv: (words: string) => `”${words}”`,
    nb: (words: string) => `«${words}»`,
    da: (words: string) => `”${words}”`,
    fi: (words: string) => `”${words}”`,
  },
  all: { en: "All", sv: "Alla", nb: "Alle", da: "Alle", fi: "Kaikki" },
  categories: { en: "Categories", sv: "Kategorier", nb: "Kategorier", da: "Kategorier", fi: "Tuoteryhmät" },
  sort: { en: "Sort", sv: "Sortera", nb: "Sorter", da: "Sorter", fi: "Järjestä" },
  bestMatch: { en: "Best match", sv: "Bästa träff", nb: "Beste treff", da: "Bedste match", fi: "Osuvimmat" },
  layout: { en: "Layout", sv: "Layout", nb: "Visning", da: "Visning", fi: "Näkymä" },
  grid: { en: "Grid", sv: "Rutnät", nb: "Rutenett", da: "Gitter", fi: "Ruudukko" },
  list: { en: "List", sv: "Lista", nb: "Liste", da: "Liste", fi: "Luettelo" },
  pages: { en: "Pages", sv: "Sidor", nb: "Sider", da: "Sider", fi: "Sivut" },
  previous: { en: "Previous", sv: "Föregående", nb: "Forrige", da: "Forrige", fi: "Edellinen" },
  next: { en: "Next", sv: "Nästa", nb: "Neste", da: "Næste", fi: "Seuraava" },
  pageOf: {
    en: (page: number, pages: number) => `Page ${page} of ${pages}`,
    sv: (page: number, pages: number) => `Sida ${page} av ${pages}`,
    nb: (page: number, pages: number) => `Side ${page} av ${pages}`,
    da: (page: number, pages: number) => `Side ${page} af ${pages}`,
    fi: (page: number, pages: number) => `Sivu ${page}/${pages}`,
  },
  unfiltered: {
    en: "Filters aren't working right now, so we're showing everything.",
    sv: "Filtren fungerar inte just nu, så vi visar alla produkter.",
    nb: "Filtrene virker ikke akkurat nå, så vi viser alle produkter.",
    da: "Filtrene virker ikke lige nu, så vi viser alle produkter.",
    fi: "Suodattimet eivät toimi juuri nyt, joten näytämme kaikki tuotteet.",
  },
  notFiltered: {
    en: "We couldn't apply your filters. You're still seeing the previous results.",
    sv: "Vi kunde inte använda dina filter. Du ser fortfarande de tidigare resultaten.",
    nb: "Vi kunne ikke bruke filtrene dine. Du ser fortsatt de forrige resultatene.",
    da: "Vi kunne ikke anvende dine filtre. Du ser stadig de tidligere resultater.",
    fi: "Suodatus ei onnistunut. Näet yhä aiemmat tulokset.",
  },
  tryAgain: { en: "Try again", sv: "Försök igen", nb: "Prøv igjen", da: "Prøv igen", fi: "Yritä uudelleen" },
  noMatch: {
    en: "No products match all these filters",
    sv: "Inga produkter passar alla filter",
    nb: "Ingen produkter passer til alle filtrene",
    da: "Ingen produkter passer til alle filtrene",
    fi: "Mikään tuote ei vastaa kaikkia suodattimia",
  },
  cost: {
    en: (from: string, to: string) => `These cost ${from} to ${to}.`,
    sv: (from: string, to: string) => `De här kostar ${from} till ${to}.`,
    nb: (from: string, to: string) => `Disse koster ${from} til ${to}.`,
    da: (from: string, to: string) => `Disse koster ${from} til ${to}.`,
    fi: (from: string, to: string) => `Näiden hinta on ${from} – ${to}.`,
  },
  removeFilter: {
    en: "Remove a filter to see products.",
    sv: "Ta bort ett filter för att se produkter.",
    nb: "Fjern et filter for å se produkter.",
    da: "Fjern et filter for at se produkter.",
    fi: "Poista suodatin, niin näet tuotteita.",
  },
  clearFilters: {
    en: "Clear all filters",
    sv: "Rensa alla filter",
    nb: "Fjern alle filtre",
    da: "Ryd alle filtre",
    fi: "Tyhjennä suodattimet",
  },
  basis: {
    en: (days: number, basis: string, day: ReactNode) => (
      <>
        Units sold in {days} days, {basis}; updated {day}
      </>
    ),
    sv: (days: number, basis: string, day: ReactNode) => (
      <>
        Sålda under {days} dagar, {basis}; uppdaterat {day}
      </>
    ),
    nb: (days: number, basis: string, day: ReactNode) => (
      <>
        Solgt på {days} dager, {basis}; oppdatert {day}
      </>
    ),
    da: (days: number, basis: string, day: ReactNode) => (
      <>
        Solgt på {days} dage, {basis}; opdateret {day}
      </>
    ),
    fi: (days: number, basis: string, day: ReactNode) => (
      <>
        Myyty {days} päivässä, {basis}; päivitetty {day}
      </>
    ),
  },
});
