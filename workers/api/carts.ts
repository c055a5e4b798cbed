import { z } from "zod";

import { deleteCartCopy, readCartCopy, writeCartCopy } from "#app/features/selling/cart/cart-copy.server.ts";
import {
  cartUpdateSchema,
  newCartSchema,
  ownCartSchema,
  storedCartSchema,
} from "#app/features/selling/cart/schemas.ts";

import { createCommand } from "./create-route.ts";

const carts = z.object({ data: z.array(storedCartSchema).max(1) });
const filter = { userId: "usr_0123456789abcdefghijklmn" };
const items = [
  { id: "pulse-core-tee", name: "Tee", price: 299, quantity: 1, size: "M", color: "Black", currency: "SEK" },
];

export const readCart = createCommand(
  {
    collection: "carts",
    command: "--read",
    summary: "Answers the caller's own cart, or an empty list.",
    limit: "cart",
    input: ownCartSchema,
    example: { filter },
    responses: { 200: carts },
  },
  async ({ filter: { userId } }, { shop }) => {
    const cart = await readCartCopy(shop.db, userId);
    return { status: 200, body: { data: cart ? [cart] : [] } };
  },
);

export const createCart = createCommand(
  {
    collection: "carts",
    command: "--create",
    summary: "Stores the caller's own cart, in place of the one it had.",
    limit: "cart-change",
    input: newCartSchema,
    example: { ...filter, items, status: "active" },
    responses: { 201: carts },
  },
  async ({ userId, ...cart }, { shop }) => {
    const stored = await writeCartCopy(shop.db, userId, { items: [], ...cart }, new Date());
    return { status: 201, body: { data: [stored] } };
  },
);

export const updateCart = createCommand(
  {
    collection: "carts",
    command: "--update",
    summary: "Sets items or status of the caller's own cart.",
    limit: "cart-change",
    input: cartUpdateSchema,
    example: { filter, update: { items, status: "active" } },
    responses: { 200: carts },
  },
  async ({ filter: { userId }, update }, { shop }) => {
    return { status: 200, body: { data: [await writeCartCopy(shop.db, userId, update, new Date())] } };
  },
);

export const deleteCart = createCommand(
  {
    collection: "carts",
    command: "--delete",
    summary: "Forgets the caller's own cart.",
    limit: "cart",
    input: ownCartSchema,
    example: { filter },
    responses: { 200: carts },
  },
  async ({ filter: { userId } }, { shop }) => {
    await deleteCartCopy(shop.db, userId);
    return { status: 200, body: { data: [] } };
  },
);
