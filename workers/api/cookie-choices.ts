import { z } from "zod";

import { cookieChoiceSchema, noteCookieChoice } from "#app/features/shop/consent/cookie-choices.server.ts";

import { createRoute } from "./create-route.ts";

export const noteCookieChoiceRoute = createRoute(
  {
    method: "POST",
    path: "/api/cookie-choices",
    access: "public",
    summary:
      "Notes which purposes of cookies a browser allowed, under a random id and without anything about its user.",
    limit: "cookie-choice",
    input: cookieChoiceSchema,
    example: { id: "0123456789abcdefghijklmn", version: 2, choices: ["preference"] },
    responses: { 201: z.object({}) },
  },
  async (choice, { shop }) => {
    await noteCookieChoice(shop.db, choice, new Date());
    return { status: 201, body: {} };
  },
);
