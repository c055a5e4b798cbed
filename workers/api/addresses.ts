import { z } from "zod";

import { addressDetails, suggestAddresses } from "#app/features/addresses/suggest.server.ts";
import type { Shop } from "#app/platform/context.ts";

import { answerData, answerError } from "./answer.ts";
import { readBody } from "./read-body.ts";

const session = z.string().max(100).default("");
const suggestInput = z.object({ query: z.string().max(200), session });

/** POST /api/address/suggest: at most ten addresses that may be meant. The provider's key stays here. */
export async function suggestAddressesCall(request: Request, { env }: Shop): Promise<Response> {
  const input = await readBody(request, suggestInput);
  if (input instanceof Response) return input;
  return answerData(await suggestAddresses(input.query, input.session, env.GOOGLE_PLACES_KEY));
}

const detailsInput = z.object({ placeId: z.string().min(1).max(500), session });

/** POST /api/address/details: the whole address of a suggestion. */
export async function addressDetailsCall(request: Request, { env }: Shop): Promise<Response> {
  const input = await readBody(request, detailsInput);
  if (input instanceof Response) return input;
  const address = await addressDetails(input.placeId, input.session, env.GOOGLE_PLACES_KEY);
  return address ? answerData([address]) : answerError(404, "There is no such address", { code: "unknown-address" });
}
