import { type AddressSuggestion, autocomplete } from "./address.ts";

const places: readonly (readonly [street: string, postalCode: string, city: string])[] = [
  ["Storgatan 12", "114 51", "Stockholm"],
  ["Drottninggatan 45", "111 21", "Stockholm"],
  ["Sveavägen 101", "113 50", "Stockholm"],
  ["Götgatan 33", "116 21", "Stockholm"],
  ["Kungsportsavenyn 8", "411 36", "Göteborg"],
  ["Linnégatan 27", "413 04", "Göteborg"],
  ["Vasagatan 16", "411 24", "Göteborg"],
  ["Södra Förstadsgatan 40", "211 43", "Malmö"],
  ["Möllevångsgatan 5", "214 20", "Malmö"],
  ["Kungsgatan 22", "753 21", "Uppsala"],
  ["Svartbäcksgatan 9", "753 20", "Uppsala"],
  ["Stora Gatan 31", "722 12", "Västerås"],
  ["Järntorgsgatan 4", "703 61", "Örebro"],
  ["Ågatan 18", "582 22", "Linköping"],
  ["Norra Kyrkogatan 7", "252 23", "Helsingborg"],
  ["Klostergatan 11", "553 22", "Jönköping"],
  ["Rådhusesplanaden 3", "903 28", "Umeå"],
  ["Nygatan 14", "803 20", "Gävle"],
  ["Östra Långgatan 26", "619 30", "Trosa"],
  ["Bergsgatan 2", "972 38", "Luleå"],
];

const samples: readonly AddressSuggestion[] = places.map(([street, postalCode, city], index) => ({
  street,
  city,
  postalCode,
  country: "Sweden",
  fullAddress: `${street}, ${postalCode} ${city}, Sweden`,
  placeId: `sample-${index + 1}`,
}));

/** The built-in addresses that hold the text anywhere, whatever its case and accents. What is there without a provider. */
export function matchingSamples(text: string): AddressSuggestion[] {
  const wanted = plain(text);
  return samples.filter(({ fullAddress }) => plain(fullAddress).includes(wanted)).slice(0, autocomplete.maxSuggestions);
}

/** A built-in address by its id. */
export function sampleById(placeId: string): AddressSuggestion | undefined {
  return samples.find((sample) => sample.placeId === placeId);
}

function plain(text: string): string {
  return text.trim().toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}
