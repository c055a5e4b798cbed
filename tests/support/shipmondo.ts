/** A stand-in of Shipmondo's API (v3): books, prints and cancels shipments, with its state in memory. */

interface Shipment {
  id: number;
  isCancelled: boolean;
  body: {
    product_code: string;
    reference: string;
    receiver: { name: string; country_code: string };
    parcels: { weight: number }[];
  };
}

/** What goes wrong with the next call: before the parcel is booked, or after it. */
type Fault = "down" | "no-answer" | "lost-answer" | "broken-answer" | "refused" | "too-many";

export interface ShipmondoStandIn {
  user: string;
  key: string;
  handle: (request: Request) => Promise<Response>;
  /** Everything that was booked. */
  shipments: Shipment[];
  /** What goes wrong with the next calls, in order. */
  faults: Fault[];
}

export function shipmondoStandIn(label: Uint8Array): ShipmondoStandIn {
  const standIn: ShipmondoStandIn = { user: "user-1", key: "key-1", shipments: [], faults: [], handle };
  return standIn;

  async function handle(request: Request): Promise<Response> {
    const { pathname, origin } = new URL(request.url);
    const path = pathname.replace("/api/public/v3", "");
    if (origin !== "https://app.shipmondo.com") return new Response(null, { status: 404 });
    if (request.headers.get("Authorization") !== `Basic ${btoa(`${standIn.user}:${standIn.key}`)}`)
      return Response.json({ error: "Invalid API User or API Key" }, { status: 401 });
    const fault = standIn.faults.shift();
    if (fault === "down") return new Response("<html>", { status: 503 });
    if (fault === "too-many") return Response.json({ error: "Too many requests" }, { status: 429 });
    if (fault === "refused") return Response.json({ error: "Invalid zipcode" }, { status: 422 });
    if (fault === "no-answer") throw new TypeError("connection refused");
    if (request.method === "POST" && path === "/shipments") {
      const shipment = {
        id: standIn.shipments.length + 1,
        isCancelled: false,
        body: await request.json<Shipment["body"]>(),
      };
      standIn.shipments.push(shipment);
      if (fault === "lost-answer") throw new TypeError("connection reset");
      if (fault === "broken-answer") return new Response('{"id":');
      return Response.json({ id: shipment.id, pkg_no: `0037073025400000${shipment.id}`, carrier_code: "pdk" });
    }
    const [, id, what] = /^\/shipments\/(\d+)\/(labels|cancel)$/.exec(path) ?? [];
    const shipment = standIn.shipments.find((known) => String(known.id) === id);
    if (!shipment || shipment.isCancelled) return Response.json({ error: "Not found" }, { status: 404 });
    if (what === "cancel") {
      shipment.isCancelled = true;
      return Response.json({ id: shipment.id });
    }
    return Response.json([{ file_format: "pdf", base64: btoa(String.fromCharCode(...label)) }]);
  }
}
