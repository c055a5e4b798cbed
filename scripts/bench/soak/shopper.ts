/** What shoppers were told, and how often each call was answered how. */
export interface Told {
  /** By the order's address: whether its shopper was told that it is paid. */
  purchases: Map<string, { paid: boolean; orderIds: Set<string> }>;
  answers: Record<string, number>;
  /** Answers that nobody should ever get: no JSON, or a status without a reason. */
  odd: string[];
  hungUp: number;
}

export interface Garment {
  productId: string;
  colorId: string;
  sizeId: string;
  /** In kronor. */
  price: number;
}

interface Answer {
  status: number;
  body: { id?: string; code?: string; data?: { status?: string }[] };
}

interface Shopper {
  origin: string;
  number: number;
}

const tries = 8;
const pauseMs = 300;
const chance = (share: number) => Math.random() < share;

/**
 * One shopper: looks at a page, places an order and pays it, tries again when told that something failed, and now and then sends
 * everything twice, hangs up, uses a card that is declined, pays in two tabs, or leaves.
 */
export async function shop(shopper: Shopper, garment: Garment, told: Told): Promise<void> {
  const { origin, number } = shopper;
  const email = `soak-${number}@mail.example`;
  const purchase = { paid: false, orderIds: new Set<string>() };
  told.purchases.set(email, purchase);
  await look(`${origin}/product/${garment.productId}`, told);
  if (chance(0.3)) await look(`${origin}/shop?search=tee`, told);

  const order = orderOf(garment, email);
  const place = (hangUp = false) =>
    call(shopper, "/api/db", { collection_name: "orders", command: "--create", data: order }, told, hangUp);
  if (chance(0.1)) await place(true);
  const twin = chance(0.1) ? place() : null;
  const placed = await repeat(place, ({ body }) => body.id !== undefined);
  const other = await twin;
  for (const answer of [placed, other]) if (answer?.body.id) purchase.orderIds.add(answer.body.id);
  const orderId = placed?.body.id;
  if (orderId === undefined || chance(0.05)) return;

  const pay = async (token: string, hangUp = false): Promise<boolean> => {
    const created = await call(shopper, "/api/payments", { orderId, paymentMethod: "card" }, told);
    if (created?.body.data?.[0]?.status === "succeeded") return true;
    if (created?.body.id === undefined) return false;
    const paid = await call(shopper, "/api/payments/process", { paymentId: created.body.id, token }, told, hangUp);
    return paid?.status === 200;
  };
  if (chance(0.1)) await pay("test_declined");
  if (chance(0.1)) await pay("test_visa", true);
  const tab = chance(0.1) ? pay("test_visa") : null;
  purchase.paid =
    (
      await repeat(
        async () => ({ paid: await pay("test_visa") }),
        ({ paid }) => paid,
      )
    )?.paid ?? false;
  if (await tab) purchase.paid = true;
}

async function repeat<T>(work: () => Promise<T | null>, isDone: (answer: T) => boolean): Promise<T | null> {
  for (let attempt = 1; attempt <= tries; attempt++) {
    const answer = await work();
    if (answer && isDone(answer)) return answer;
    await new Promise((resolve) => setTimeout(resolve, pauseMs * attempt));
  }
  return null;
}

async function look(url: string, told: Told): Promise<void> {
  const response = await fetch(url);
  await response.text();
  count(told, `page ${response.status}`);
}

/** A call of the API; null when the shopper hung up. */
async function call(
  { origin, number }: Shopper,
  path: string,
  data: object,
  told: Told,
  hangUp = false,
): Promise<Answer | null> {
  const leaving = new AbortController();
  if (hangUp) setTimeout(() => leaving.abort(), Math.random() * 40);
  try {
    const response = await fetch(origin + path, {
      method: "POST",
      // Everybody from an address of their own: what one caller may reserve is limited.
      headers: {
        "Content-Type": "application/json",
        Origin: origin,
        "CF-Connecting-IP": `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
      },
      body: JSON.stringify(data),
      signal: leaving.signal,
    });
    const text = await response.text();
    const body = parsed(text);
    count(told, `${path} ${response.status}${body?.code ? ` ${body.code}` : ""}`);
    if (!body || (response.status >= 400 && !body.code))
      told.odd.push(`${path} ${response.status} ${text.slice(0, 100)}`);
    return { status: response.status, body: body ?? {} };
  } catch (error) {
    if (!hangUp) told.odd.push(`${path} ${String(error)}`);
    else told.hungUp += 1;
    return null;
  }
}

function parsed(text: string): Answer["body"] | null {
  try {
    return JSON.parse(text) as Answer["body"];
  } catch {
    return null;
  }
}

function count(told: Told, answer: string): void {
  told.answers[answer] = (told.answers[answer] ?? 0) + 1;
}

function orderOf({ productId, colorId, sizeId, price }: Garment, email: string) {
  return {
    customer: {
      email,
      firstName: "Åsa",
      lastName: "Öberg",
      phone: "",
      address: "Storgatan 1",
      city: "Trosa",
      postalCode: "619 30",
      country: "Sweden",
    },
    items: [{ productId, colorId, sizeId, name: "", price, quantity: chance(0.3) ? 2 : 1 }],
    shippingMethod: "standard",
    paymentMethod: "card",
    newsletterSubscription: false,
    marketingEmails: false,
    idempotencyKey: `soak-${crypto.randomUUID()}`,
  };
}
