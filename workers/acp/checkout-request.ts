import { z } from "zod";

import type { AskedCheckout } from "#app/db/schema/checkout-sessions.server.ts";
import { askedLines, countryNamed } from "#app/features/selling/checkout-sessions/asked-checkout.ts";
import { offeredShippingMethods } from "#app/features/shop/shipping/rates.ts";
import { emailAddress, optionalLine, optionalName } from "#app/shared/text-fields.ts";

import type { AcpError } from "./answers.ts";

const email = z.union([z.literal(""), emailAddress]).nullish();
const fullName = optionalName(200);
const phone = optionalName(40);
const codes = z.array(z.string().trim().min(1).max(100)).max(3);

const optionIds = offeredShippingMethods.map(({ id }) => id);

const lineItems = z
  .array(z.object({ id: z.string().trim().min(1).max(200), quantity: z.int().min(1).max(1_000_000).default(1) }))
  .min(1)
  .max(100);

const addressSchema = z.object({
  name: fullName,
  line_one: optionalName(150),
  line_two: optionalName(50),
  city: optionalName(100),
  postal_code: optionalName(20),
  country: optionalLine(100),
});

/**
 * What an agent sends of a checkout, as far as the shop takes it. All else is dropped and never stored: its capabilities, attribution,
 * notes, metadata, and what only a payment needs. The published schema of an item has no quantity, though the protocol's text has one:
 * without it an item counts once, and each time that it is named.
 */
const checkoutSchema = z.object({
  line_items: lineItems.optional(),
  buyer: z
    .object({
      email,
      first_name: optionalName(100),
      last_name: optionalName(100),
      full_name: fullName,
      phone_number: phone,
    })
    .nullish(),
  fulfillment_details: z
    .object({ name: fullName, phone_number: phone, email, address: addressSchema.nullish() })
    .nullish(),
  selected_fulfillment_options: z
    .array(z.object({ type: z.literal("shipping"), option_id: z.enum(optionIds) }))
    .max(1)
    .nullish(),
  discounts: z.object({ codes: codes.nullish() }).nullish(),
  coupons: codes.nullish(),
});
type Sent = z.output<typeof checkoutSchema>;

const newCheckoutSchema = checkoutSchema.extend({ line_items: lineItems, currency: z.string().max(10).nullish() });

const nothingAsked: AskedCheckout = {
  lines: [],
  country: "",
  shippingMethod: optionIds[0] ?? "standard",
  codes: [],
  buyer: { email: "", firstName: "", lastName: "", phone: "" },
  destination: null,
};

/** What a new session is to be, and the currency that its agent counts in; else what is wrong with the body. */
export function newCheckoutOf(body: unknown): { asked: AskedCheckout; currency: string | null } | { wrong: AcpError } {
  const parsed = newCheckoutSchema.safeParse(body);
  if (!parsed.success) return { wrong: wrongBody(parsed.error) };
  return { asked: changed(nothingAsked, parsed.data), currency: parsed.data.currency ?? null };
}

/** What a change makes of a session: what is not sent stays as it is, and null clears it. Else what is wrong with the body. */
export function changeOf(body: unknown): { change: (asked: AskedCheckout) => AskedCheckout } | { wrong: AcpError } {
  const parsed = checkoutSchema.safeParse(body);
  if (!parsed.success) return { wrong: wrongBody(parsed.error) };
  return { change: (asked) => changed(asked, parsed.data) };
}

function wrongBody({ issues: [issue] }: z.ZodError): AcpError {
  const path = issue?.path ?? [];
  const param = path.map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`)).join("");
  return { code: "invalid", message: issue?.message ?? "Invalid", param: `$${param}` };
}

function changed(asked: AskedCheckout, sent: Sent): AskedCheckout {
  const { line_items, selected_fulfillment_options: options } = sent;
  const sentCodes = codesOf(sent);
  return {
    ...asked,
    ...(line_items ? { lines: askedLines(line_items) } : {}),
    ...(options === undefined ? {} : { shippingMethod: options?.[0]?.option_id ?? nothingAsked.shippingMethod }),
    ...(sentCodes === undefined ? {} : { codes: sentCodes ?? [] }),
    buyer: buyerOf(asked.buyer, sent),
    ...destinationOf(sent),
  };
}

/** The older field counts where the newer is not sent. */
function codesOf({ discounts, coupons }: Sent): string[] | null | undefined {
  if (discounts === null) return null;
  return discounts?.codes === undefined ? coupons : discounts.codes;
}

type Buyer = AskedCheckout["buyer"];

/** The buyer is said in two places. Of one body the buyer's own counts, of two the later. */
function buyerOf(known: Buyer, { buyer, fulfillment_details: details }: Sent): Buyer {
  const kept = buyer === undefined ? known : nothingAsked.buyer;
  const names = [
    [buyer?.first_name ?? "", buyer?.last_name ?? ""],
    partsOf(buyer?.full_name ?? ""),
    [kept.firstName, kept.lastName],
    partsOf(details?.name ?? ""),
  ];
  const [firstName = "", lastName = ""] = names.find((name) => name.join("") !== "") ?? [];
  return {
    email: buyer?.email || details?.email || kept.email,
    phone: buyer?.phone_number || details?.phone_number || kept.phone,
    firstName,
    lastName,
  };
}

/** Where it goes, where that is sent. */
function destinationOf({
  fulfillment_details: details,
}: Sent): Partial<Pick<AskedCheckout, "destination" | "country">> {
  const address = details === null ? null : details?.address;
  if (address === undefined) return {};
  if (address === null) return { destination: null, country: "" };
  const [firstName, lastName] = partsOf(address.name || details?.name || "");
  return {
    country: countryNamed(address.country),
    destination: {
      id: "destination",
      firstName,
      lastName,
      address: [address.line_one, address.line_two].filter(Boolean).join(", "),
      city: address.city,
      postalCode: address.postal_code,
    },
  };
}

/** A name in one piece as first and last name: the last word is the last name. */
function partsOf(name: string): [firstName: string, lastName: string] {
  const at = name.lastIndexOf(" ");
  return [(at < 0 ? name : name.slice(0, at)).slice(0, 100), (at < 0 ? "" : name.slice(at + 1)).slice(0, 100)];
}
