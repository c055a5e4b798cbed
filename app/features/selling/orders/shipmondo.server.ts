import { z } from "zod";

import { trackingIdPattern } from "#app/features/shop/shipping/carriers.ts";
import { logWarning } from "#app/platform/env/log-error.ts";
import type { ChosenPoint } from "#app/shared/chosen-point.ts";

import type { Booking, Carrier, ParcelToBook, Party } from "./carrier.server.ts";
import type { CustomsLine } from "./customs-lines.ts";

const address = "https://app.shipmondo.com/api/public/v3";
/** Milliseconds until an answer counts as lost. */
const timeout = 15_000;

const booked = z.object({
  id: z.union([z.int(), z.string().min(1)]).transform(String),
  pkg_no: z.string().max(60).regex(trackingIdPattern).nullish(),
});
const refusal = z.object({ error: z.string().max(500) });
const labels = z.array(z.object({ base64: z.string(), file_format: z.string().optional() })).min(1);

interface Options {
  user: string;
  key: string;
  /** Product codes by carrier, as the account at Shipmondo has them. */
  products: ReadonlyMap<string, string>;
  /** How Shipmondo is reached. */
  fetch?: (request: Request) => Promise<Response>;
}

/** Shipmondo, over its HTTP API (v3): books with the carriers of the shop's own account there. */
export function shipmondo({ user, key, products, fetch: reach = (request) => fetch(request) }: Options): Carrier {
  /** The answer and its JSON; null when there was none. */
  async function ask(method: "GET" | "POST" | "PUT", path: string, body?: object) {
    const request = new Request(`${address}${path}`, {
      method,
      headers: {
        Authorization: `Basic ${btoa(`${user}:${key}`)}`,
        Accept: "application/json",
        ...(body && { "Content-Type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeout),
    });
    try {
      const { status, ok, ...response } = await readJson(await reach(request));
      if (!ok) logWarning(`Shipmondo answered ${method} ${path.replace(/\d+/, "…")} with ${status}`, null);
      return { status, ok, ...response };
    } catch (error) {
      logWarning(`Shipmondo did not answer ${method}`, error);
      return null;
    }
  }

  return {
    name: "Shipmondo",
    async book(parcel) {
      const product = products.get(parcel.carrier);
      if (!product) return { kind: "refused", why: "Shipmondo has no product for this carrier. Choose another one." };
      if (parcel.weightGrams === null) return { kind: "refused", why: "Shipmondo asks for the weight." };
      const answer = await ask("POST", "/shipments", shipmentOf(parcel, product, parcel.weightGrams));
      return bookingOf(answer);
    },
    async label(_parcel, reference) {
      const answer = await ask("GET", `/shipments/${encodeURIComponent(reference)}/labels?label_format=10x19_pdf`);
      const found = answer?.ok ? labels.safeParse(answer.json).data : undefined;
      return found?.[0] ? fromBase64(found[0].base64) : null;
    },
    async cancel(reference) {
      return (await ask("PUT", `/shipments/${encodeURIComponent(reference)}/cancel`))?.ok ?? false;
    },
  };
}

async function readJson(response: Response) {
  return { status: response.status, ok: response.ok, json: await response.json<unknown>().catch(() => null) };
}

function bookingOf(answer: { status: number; ok: boolean; json: unknown } | null): Booking {
  if (!answer || answer.status >= 500 || answer.status === 408) return { kind: "no-answer" };
  if (answer.ok) {
    const { data } = booked.safeParse(answer.json);
    // Booked, and its answer is not what was agreed: a second one would be paid twice.
    return data ? { kind: "booked", reference: data.id, trackingId: data.pkg_no ?? "" } : { kind: "no-answer" };
  }
  if (answer.status === 429) return { kind: "refused", why: "Shipmondo asks to be slower. Try again in a minute." };
  if (answer.status === 401) return { kind: "refused", why: "Shipmondo does not know the shop's key." };
  const said = refusal.safeParse(answer.json).data?.error;
  return { kind: "refused", why: said ? `Shipmondo refused it: ${said}` : "Shipmondo refused it." };
}

function shipmentOf(
  { orderNumber, voecNumber, customs, pickupPoint, sender, receiver }: ParcelToBook,
  product: string,
  grams: number,
) {
  return {
    own_agreement: true,
    label_format: "10x19_pdf",
    product_code: product,
    service_codes: "EMAIL_NT",
    reference: orderNumber,
    sender: { ...partyOf(sender), ...(voecNumber !== null && { vat_id: voecNumber }) },
    receiver: partyOf(receiver),
    // Its product has to be one that goes to points: Shipmondo says so if it is not.
    ...(pickupPoint && { service_point: servicePointOf(pickupPoint, receiver.countryCode) }),
    parcels: [{ weight: grams }],
    ...(customs.length > 0 && { customs: customsOf(customs) }),
  };
}

function servicePointOf({ id, name, street, postalCode, city }: ChosenPoint, countryCode: string) {
  return { id, name, address1: street, zipcode: postalCode, city, country_code: countryCode };
}

/** Goods that were sold: what isn't known of them is left out, for Shipmondo to ask for. */
function customsOf(lines: readonly CustomsLine[]) {
  return {
    export_reason: "sale",
    term_of_trade: "DAP",
    currency_code: lines[0]?.currency,
    goods: lines.map(({ description, hsCode, originCountry, quantity, unitOre, weightGrams }) => ({
      quantity,
      content: description,
      unit_value: unitOre / 100,
      ...(hsCode !== null && { commodity_code: hsCode }),
      ...(originCountry !== null && { country_code: originCountry }),
      ...(weightGrams !== null && { unit_weight: weightGrams }),
    })),
  };
}

function partyOf({ name, address: address1, postalCode, city, countryCode, email, phone }: Party) {
  return { name, address1, zipcode: postalCode, city, country_code: countryCode, email, mobile: phone };
}

function fromBase64(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);
  } catch {
    return null;
  }
}
