/** A carrier of parcels in the Nordic countries. */
interface Carrier {
  name: string;
  /** The address of its tracking page up to the parcel's number; null when it has none that is open to everyone. */
  tracking: string | null;
}

/** The carriers that a parcel can be sent with, the most usual one first. */
const carrierTable = {
  postnord: { name: "PostNord", tracking: "https://tracking.postnord.com/en/?id=" },
  dhl: { name: "DHL", tracking: "https://www.dhl.com/se-en/home/tracking.html?tracking-id=" },
  bring: { name: "Bring", tracking: "https://tracking.bring.com/tracking/" },
  budbee: { name: "Budbee", tracking: null },
  instabox: { name: "Instabox", tracking: null },
  schenker: { name: "DB Schenker", tracking: "https://eschenker.dbschenker.com/app/tracking-public/?refNumber=" },
  gls: { name: "GLS", tracking: "https://gls-group.eu/EU/en/parcel-tracking?match=" },
  posti: { name: "Posti", tracking: "https://www.posti.fi/en/tracking#/lahetys/" },
  ups: { name: "UPS", tracking: "https://www.ups.com/track?tracknum=" },
  other: { name: "Other carrier", tracking: null },
} as const satisfies Record<string, Carrier>;

export type CarrierId = keyof typeof carrierTable;
export const carrierIds = Object.keys(carrierTable) as [CarrierId, ...CarrierId[]];

/** What the number of a parcel may be made of. */
export const trackingIdPattern = /^[\w ./-]*$/;

/** The carrier of a parcel that nobody recorded: its order was set to delivered. Staff cannot choose it. */
export const unrecordedCarrier = "unrecorded";

/** The name of a carrier; one that is no longer in the list keeps its id. */
export function carrierName(id: string): string {
  return carrierOf(id)?.name ?? id;
}

/** The carrier's page about a parcel; null without a number, or when the carrier has no such page. */
export function trackingUrl(id: string, trackingId: string): string | null {
  const tracking = carrierOf(id)?.tracking;
  return tracking && trackingId !== "" ? `${tracking}${encodeURIComponent(trackingId)}` : null;
}

function carrierOf(id: string): Carrier | undefined {
  return Object.hasOwn(carrierTable, id) ? carrierTable[id as CarrierId] : undefined;
}
