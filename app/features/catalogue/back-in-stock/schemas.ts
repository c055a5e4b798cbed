import * as z from "zod/mini";

import { emailAddress } from "#app/shared/text-fields.ts";

/** What somebody asks: to be told when a variant is back. */
export const notifyMeSchema = z.object({
  variant: z.string().check(z.minLength(1), z.maxLength(200)),
  email: emailAddress,
});

/** What the owner of an address presses on the page of a request. */
export const requestStepSchema = z.object({ step: z.enum(["confirm", "take-back"]) });
