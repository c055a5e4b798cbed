import { z } from "zod";

import { readProductRecords } from "#app/features/catalogue/product-records.server.ts";

import { answerData } from "./answer.ts";
import type { DatabaseCall } from "./database-call.ts";
import { invalid } from "./read-body.ts";

const id = z.string().max(200).optional();
const page = {
  limit: z.coerce.number().int().min(1).max(500).default(500),
  skip: z.coerce.number().int().min(0).default(0),
};
const readInput = z.object({ filter: z.object({ _id: id, id }).default({}), _id: id, id, ...page });

/** products --read: the published products, all or the one of an id. Prices in kronor. */
export async function readProducts({ shop, data }: DatabaseCall): Promise<Response> {
  const input = readInput.safeParse(data);
  if (!input.success) return invalid(input.error);
  const { filter, limit, skip } = input.data;
  const wanted = filter._id ?? filter.id ?? input.data._id ?? input.data.id;
  return answerData(await readProductRecords(shop.db, { id: wanted, limit, skip }));
}
