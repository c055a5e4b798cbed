import type { ShippingMethod } from "#app/features/shop/shipping/rates.ts";
import type { OrderStatus, PaymentStatus } from "#app/shared/order-statuses.ts";
import type { PaymentMethod } from "#app/shared/payment-methods.ts";

import { demoPeople, type DemoPerson } from "../catalogue/people.ts";
import { demoProducts } from "../catalogue/products.ts";
import { pick, pickWeighted, randomFrom } from "../catalogue/random.ts";
import { demoReviews } from "../catalogue/reviews.ts";
import { sizeScales } from "../catalogue/sizes.ts";
import type { DemoProduct } from "../catalogue/types.ts";
import { orderStages } from "./order-stages.ts";
import { ageInDays } from "./prices.ts";

/** A demo order before it is turned into rows. */
export interface PlannedOrder {
  person: DemoPerson;
  daysAgo: number;
  lines: readonly { product: DemoProduct; colorId: string; sizeId: string; quantity: number }[];
  discountCode: string | null;
  shippingMethod: ShippingMethod;
  paymentMethod: PaymentMethod;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
}

type Random = () => number;

const days = 60;
const sellable = demoProducts.filter(({ published, isPrivate }) => published !== false && !isPrivate);

/** Sixty days of orders, oldest first: the same ones for every demo shop. */
export function planOrders(): PlannedOrder[] {
  const random = randomFrom("orders");
  const inTurn = takingTurns();
  const known = new Set<DemoPerson>();
  const orders = [...randomPurchases(random), ...reviewedPurchases(random)]
    .toSorted((a, b) => b.daysAgo - a.daysAgo)
    .map(({ person, daysAgo, product, outcome }) => {
      const isFirst = !known.has(person);
      known.add(person);
      return planOrder(random, person, daysAgo, product, isFirst, outcome ?? outcomeOf(random, daysAgo, inTurn));
    });
  // Used up by the first three who paid, as it says.
  const first = orders.filter(({ paymentStatus }) => paymentStatus === "paid").slice(0, 3);
  return [...orders, ...clubOrders(), ...votedOrders()]
    .toSorted((a, b) => b.daysAgo - a.daysAgo)
    .map((order) => (first.includes(order) ? { ...order, discountCode: "FIRST3" } : order));
}

/** What clubs buy for their teams: enough units for a best seller. */
const clubFavourites = [
  "pulse-core-tee",
  "form-leggings",
  "kvall-hoodie",
  "golv-training-mat",
  "vind-running-cap",
  "grepp-training-gloves",
];

/** Three orders of each favourite in the last 30 days, with a random sequence of their own. */
function clubOrders(): PlannedOrder[] {
  const random = randomFrom("clubs");
  return clubFavourites.flatMap((id, index) => {
    const product = sellable.find((one) => one.id === id);
    if (!product) throw new Error(`There is no demo product ${id}`);
    return [8, 14, 20].map((daysAgo): PlannedOrder => ({
      person: pick(random, demoPeople),
      daysAgo: daysAgo + random() * 5,
      lines: [
        {
          product,
          colorId: pick(random, product.colors),
          sizeId: pick(random, sizeScales[product.sizes]).id,
          quantity: 11 - index + Math.floor(random() * 3),
        },
      ],
      discountCode: null,
      shippingMethod: "standard",
      paymentMethod: "swish",
      status: "delivered",
      paymentStatus: "paid",
    }));
  });
}

/** The present status of an order and its payment. */
type Outcome = Pick<PlannedOrder, "status" | "paymentStatus">;

interface Purchase {
  person: DemoPerson;
  daysAgo: number;
  product: DemoProduct | null;
  outcome: Outcome | null;
}

function randomPurchases(random: Random): Purchase[] {
  return Array.from({ length: days }, (_, day) => day).flatMap((day) =>
    Array.from({ length: 1 + Math.floor(random() * 3.4) }, () => ({
      person: pick(random, demoPeople),
      daysAgo: day + random() * 0.98 + 0.01,
      product: null,
      outcome: null,
    })),
  );
}

/** A purchase before each recent review, which makes its writer a verified buyer. */
function reviewedPurchases(random: Random): Purchase[] {
  return demoReviews.flatMap(({ productId, name, daysAgo, voted }) => {
    const person = demoPeople.find(({ firstName }) => firstName === name);
    const product = sellable.find(({ id }) => id === productId);
    if (!person || !product || voted || daysAgo > days - 10) return [];
    return [
      {
        person,
        product,
        daysAgo: daysAgo + 7 + random() * 2,
        outcome: { status: "delivered", paymentStatus: "paid" } as const,
      },
    ];
  });
}

/** What those bought who say how it fits, in their size, with a random sequence of its own. */
function votedOrders(): PlannedOrder[] {
  const random = randomFrom("voted");
  return demoReviews.flatMap(({ productId, name, daysAgo, voted }): PlannedOrder[] => {
    const person = demoPeople.find(({ firstName }) => firstName === name);
    const product = sellable.find(({ id }) => id === productId);
    const size = product && sizeScales[product.sizes].find((one) => one.name === voted?.size);
    if (!person || !product || !size) return [];
    return [
      {
        person,
        daysAgo: daysAgo + 8 + random() * 2,
        lines: [{ product, colorId: pick(random, product.colors), sizeId: size.id, quantity: 1 }],
        discountCode: null,
        shippingMethod: "standard",
        paymentMethod: "swish",
        status: "delivered",
        paymentStatus: "paid",
      },
    ];
  });
}

function planOrder(
  random: Random,
  person: DemoPerson,
  daysAgo: number,
  first: DemoProduct | null,
  isFirst: boolean,
  outcome: Outcome,
): PlannedOrder {
  const onSale = sellable
    .filter((product) => ageInDays(product) > daysAgo)
    .map((product) => [product, product.featured ? 5 : 1] as const);
  const count = pickWeighted(random, [
    [1, 5],
    [2, 4],
    [3, 2],
    [4, 1],
  ]);
  const chosen = new Set<DemoProduct>(first ? [first] : []);
  while (chosen.size < count) chosen.add(pickWeighted(random, onSale));
  return {
    person,
    daysAgo,
    lines: [...chosen].map((product) => ({
      product,
      colorId: pick(random, product.colors),
      sizeId: pick(random, sizeScales[product.sizes]).id,
      quantity: random() < (product.category === "Accessories" ? 0.3 : 0.06) ? 2 : 1,
    })),
    discountCode: pickWeighted(random, [
      [isFirst ? "WELCOME10" : null, 3],
      [null, 6],
      ["TACK50", 0.6],
      ["PULSE25", 0.5],
      ["VINTER200", 0.5],
    ]),
    shippingMethod: random() < 0.8 ? "standard" : "express",
    paymentMethod: pickWeighted(random, [
      ["card", 5],
      ["swish", 4],
      ["klarna-pay-later", 2],
      ["klarna-direct", 1],
      ["apple-pay", 2],
      ["google-pay", 1],
      ["paypal", 1],
    ]),
    ...outcome,
    // An order of one item is refunded whole.
    paymentStatus: outcome.paymentStatus === "partially-refunded" && chosen.size === 1 ? "paid" : outcome.paymentStatus,
  };
}

function outcomeOf(random: Random, daysAgo: number, inTurn: InTurn): Outcome {
  const roll = random();
  const { placed, inWarehouse, onTheWay, delivered, cancelled } = orderStages;
  if (roll < 0.04) return { status: inTurn(cancelled), paymentStatus: "unpaid" };
  if (roll < 0.07 && daysAgo > 1) return { status: inTurn(cancelled), paymentStatus: "refunded" };
  if (daysAgo < 0.8) return { status: inTurn(placed), paymentStatus: "paid" };
  if (daysAgo < 2) return { status: inTurn(inWarehouse), paymentStatus: "paid" };
  if (daysAgo < 5) return { status: inTurn(onTheWay), paymentStatus: "paid" };
  return { status: inTurn(delivered), paymentStatus: roll > 0.95 ? "partially-refunded" : "paid" };
}

type InTurn = (stage: readonly OrderStatus[]) => OrderStatus;

/** Takes the statuses of each stage by turns. */
function takingTurns(): InTurn {
  const taken = new Map<readonly OrderStatus[], number>();
  return (stage) => {
    const turn = taken.get(stage) ?? 0;
    taken.set(stage, turn + 1);
    const status = stage[turn % stage.length];
    if (!status) throw new Error("No status is of this stage of an order");
    return status;
  };
}
