/** A stand-in of PostNord's Service Points API (v5): the points that it is given, nearest first. */

type Fault = "down" | "no-answer" | "broken-answer" | "unknown-code" | "wrong-key";

interface PostnordStandIn {
  key: string;
  handle: (request: Request) => Promise<Response>;
  /** What it was asked, in order: country and postal code. */
  asked: string[];
  /** Its points, as PostNord writes them. */
  points: object[];
  /** What goes wrong with the next calls, in order. */
  faults: Fault[];
}

export function postnordStandIn(points: object[]): PostnordStandIn {
  const standIn: PostnordStandIn = { key: "postnord-key", asked: [], points, faults: [], handle };
  return standIn;

  async function handle(request: Request): Promise<Response> {
    const { origin, pathname, searchParams } = new URL(request.url);
    if (
      origin !== "https://api2.postnord.com" ||
      pathname !== "/rest/businesslocation/v5/servicepoints/nearest/byaddress"
    )
      return new Response(null, { status: 404 });
    standIn.asked.push(`${searchParams.get("countryCode")} ${searchParams.get("postalCode")}`);
    const fault = standIn.faults.shift();
    if (fault === "wrong-key" || searchParams.get("apikey") !== standIn.key)
      return Response.json({ message: "Invalid authentication credentials" }, { status: 403 });
    if (fault === "down") return new Response("<html>", { status: 503 });
    if (fault === "no-answer") throw new TypeError("connection refused");
    if (fault === "broken-answer") return new Response('{"servicePointInformationResponse":');
    if (fault === "unknown-code") {
      const faults = [{ explanationText: "Invalid postal code" }];
      return Response.json({ servicePointInformationResponse: { compositeFault: { faults } } }, { status: 400 });
    }
    const count = Number(searchParams.get("numberOfServicePoints"));
    return Response.json({ servicePointInformationResponse: { servicePoints: standIn.points.slice(0, count) } });
  }
}

/** A point as PostNord writes it. */
export function postnordPoint(change: object = {}) {
  return {
    servicePointId: "020001",
    name: "Torgets livs",
    routeDistance: 640,
    visitingAddress: {
      countryCode: "SE",
      city: "TROSA",
      streetName: "Östra Långgatan",
      streetNumber: "3",
      postalCode: "61930",
    },
    openingHours: {
      postalServices: [
        { openDay: "MONDAY", openTime: "08:00", closeDay: "MONDAY", closeTime: "21:00" },
        { openDay: "Sunday", openTime: "1000", closeDay: "Sunday", closeTime: "23:59" },
      ],
    },
    type: { typeId: 25, typeName: "Servicepoint" },
    ...change,
  };
}
