/** A customer. None of them exists: addresses are made up, e-mails end in `.example`, phones are of the fictional series. */
export interface DemoPerson {
  firstName: string;
  lastName: string;
  email: string;
  address: string;
  postalCode: string;
  city: string;
  country: "Sweden" | "Norway" | "Denmark" | "Finland";
  phone: string;
  newsletter: boolean;
}

type Row = readonly [firstName: string, lastName: string, address: string, postalCode: string, city: string];

const sweden: readonly Row[] = [
  ["Astrid", "Lindqvist", "Hornsgatan 84", "118 21", "Stockholm"],
  ["Oskar", "Berglund", "Linnégatan 31", "413 04", "Göteborg"],
  ["Linnéa", "Sandberg", "Svartbäcksgatan 12", "753 32", "Uppsala"],
  ["Emil", "Norén", "Storgatan 47", "903 26", "Umeå"],
  ["Viktor", "Hellström", "Trädgårdsgatan 5", "852 31", "Sundsvall"],
  ["Gustav", "Åkesson", "Möllevångsgatan 29", "214 20", "Malmö"],
  ["Hanna", "Jonsson", "Prästgatan 18", "831 31", "Östersund"],
  ["Malin", "Sjögren", "Östra Storgatan 63", "553 21", "Jönköping"],
  ["Maja", "Wallin", "Odengatan 22", "113 51", "Stockholm"],
  ["Erik", "Dahlgren", "Åsgatan 40", "791 71", "Falun"],
  ["Love", "Westergren", "Adelsgatan 9", "621 57", "Visby"],
  ["Johan", "Blomqvist", "Kopparbergsvägen 14", "722 13", "Västerås"],
  ["Ebba", "Nordström", "Kullagatan 33", "252 20", "Helsingborg"],
  ["Björn", "Forsman", "Drottninggatan 21", "803 11", "Gävle"],
  ["Magnus", "Ekdahl", "Västra Torggatan 8", "652 24", "Karlstad"],
  ["Saga", "Holmgren", "Kungsgatan 15", "632 19", "Eskilstuna"],
  ["Amanda", "Persson", "Västra Boulevarden 26", "291 31", "Kristianstad"],
  ["Frida", "Mattsson", "Rådhusgatan 54", "831 34", "Östersund"],
  ["Lovisa", "Engström", "Ågatan 37", "582 22", "Linköping"],
  ["Nils", "Sundin", "Skeppsbrogatan 11", "972 31", "Luleå"],
  ["Stina", "Rosén", "Västra Storgatan 20", "611 31", "Nyköping"],
  ["Karin", "Ahlgren", "Bredgatan 6", "222 21", "Lund"],
  ["Fredrik", "Lövgren", "Allégatan 41", "503 32", "Borås"],
  ["Patrik", "Nyberg", "Turebergsvägen 3", "191 47", "Sollentuna"],
];

const norway: readonly Row[] = [
  ["Sigrid", "Hansen", "Storgata 92", "9008", "Tromsø"],
  ["Håkon", "Bakke", "Thorvald Meyers gate 44", "0552", "Oslo"],
  ["Ida", "Solberg", "Nonnegata 17", "7014", "Trondheim"],
  ["Solveig", "Haugen", "Kirkegata 38", "2609", "Lillehammer"],
  ["Eirik", "Strand", "Sjøgata 25", "8006", "Bodø"],
  ["Thea", "Nygård", "Markens gate 13", "4611", "Kristiansand"],
];

const denmark: readonly Row[] = [
  ["Mette", "Kristensen", "Jægergårdsgade 70", "8000", "Aarhus"],
  ["Signe", "Madsen", "Boulevarden 19", "9000", "Aalborg"],
  ["Søren", "Holm", "Istedgade 112", "1650", "København"],
  ["Mikkel", "Thomsen", "Kongensgade 58", "6700", "Esbjerg"],
  ["Rasmus", "Lund", "Vestergade 27", "5000", "Odense"],
];

const finland: readonly Row[] = [
  ["Aino", "Korhonen", "Fleminginkatu 16", "00530", "Helsinki"],
  ["Helmi", "Nieminen", "Kirkkojärventie 4", "02770", "Espoo"],
  ["Juha", "Heikkinen", "Kirkkokatu 23", "90100", "Oulu"],
  ["Eero", "Laine", "Koskikatu 10", "96200", "Rovaniemi"],
  ["Sanna", "Mäkelä", "Hämeenkatu 29", "33200", "Tampere"],
];

/** Everyone who has bought something. */
export const demoPeople: readonly DemoPerson[] = [
  ...sweden.map((row) => ({ country: "Sweden" as const, row })),
  ...norway.map((row) => ({ country: "Norway" as const, row })),
  ...denmark.map((row) => ({ country: "Denmark" as const, row })),
  ...finland.map((row) => ({ country: "Finland" as const, row })),
].map(({ country, row: [firstName, lastName, address, postalCode, city] }, i) => ({
  firstName,
  lastName,
  email: emailOf(firstName, lastName),
  address,
  postalCode,
  city,
  country,
  phone: i % 5 === 4 ? "" : `070-1740${605 + i * 2}`,
  newsletter: i % 3 !== 2,
}));

/** A made-up address for someone the shop knows only by name. */
export function emailOf(firstName: string, lastName: string): string {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll("ø", "o")
      .replaceAll("æ", "ae")
      .normalize("NFD")
      .replace(/[^a-z]/g, "");
  return `${plain(firstName)}.${plain(lastName)}@post.example`;
}
